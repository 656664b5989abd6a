export const id = 8432;
export const ids = [8432];
export const modules = { 58432: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { junitReport: () => junitReport });
	;
	function escapeXml(text) {
		return text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, " ").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
	}
	var verify = __webpack_require__(2032);
	var markdown = __webpack_require__(62051);
	;
	const maxText = 2e3;
	const passed = new Set(["fixed", "flaky"]);
	const junitReport = { render: renderJunit };
	function renderJunit({ result }) {
		const isDone = result?.outcome === "completed" || result?.outcome === "no-changes";
		const outcome = result?.outcome ?? "not finished";
		const cases = [{
			name: `run: ${outcome}`,
			failure: isDone ? null : result?.reason ?? "the run was killed"
		}, ...verify.KV.flatMap(([kind, label]) => (result?.verify?.tests?.[kind].names ?? []).map((name) => ({
			name: `${label}: ${name}`,
			failure: passed.has(kind) ? null : `The test is ${label} after the changes of the agent.`
		})))];
		const failures = cases.filter(({ failure }) => failure !== null).length;
		const seconds = ((result?.durationMs ?? 0) / 1e3).toFixed(3);
		return [
			"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
			`<testsuites name="script-harness" tests="${cases.length}" failures="${failures}" time="${seconds}">`,
			`  <testsuite name="script-harness" tests="${cases.length}" failures="${failures}" time="${seconds}">`,
			...cases.map(renderCase),
			"  </testsuite>",
			"</testsuites>",
			""
		].join("\n");
	}
	function renderCase({ name, failure }) {
		const head = `    <testcase classname="script-harness" name="${renderText(name)}"`;
		return failure === null ? `${head}/>` : `${head}><failure message="${renderText(failure)}"/></testcase>`;
	}
	function renderText(text) {
		return escapeXml((0, markdown.IN)((0, markdown.X5)(text), maxText));
	}
}) };
