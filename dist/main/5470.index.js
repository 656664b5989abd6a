export const id = 5470;
export const ids = [5470];
export const modules = { 43089: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { junitReport: () => junitReport });
	var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2032);
	var _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62051);
	var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37527);
	const maxText = 2e3;
	const passed = new Set(["fixed", "flaky"]);
	const junitReport = { render: renderJunit };
	function renderJunit({ result }) {
		const isDone = result?.outcome === "completed" || result?.outcome === "no-changes";
		const outcome = result?.outcome ?? "not finished";
		const replayed = result?.replayed === true ? ", replayed model" : "";
		const verify = result?.verify ?? null;
		const state = verify === null ? "" : (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_0__.Jw)(verify);
		const cases = [{
			name: `run: ${outcome}${replayed}`,
			failure: isDone ? null : result?.reason ?? "the run was killed, or still works"
		}, ..._core_types_verify_js__WEBPACK_IMPORTED_MODULE_0__.KV.flatMap(([kind, label]) => {
			const { count, names } = verify?.tests?.[kind] ?? {
				count: 0,
				names: []
			};
			const more = count > names.length ? [`${count - names.length} more`] : [];
			return [...names, ...more].map((name) => ({
				name: `${label}: ${name}`,
				failure: passed.has(kind) ? null : `The test is ${label} after the changes of the agent${state}.`
			}));
		})];
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
		return escapeXml((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_2__.IN)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.X5)(text), maxText));
	}
	function escapeXml(text) {
		return text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, " ").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
	}
}) };
