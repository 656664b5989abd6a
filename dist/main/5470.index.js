export const id = 5470;
export const ids = [5470];
export const modules = {
	18148: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			P: () => markup,
			s: () => nothing
		});
		function markup(strings, ...values) {
			let text = strings[0] ?? "";
			for (const [index, value] of values.entries()) text += renderValue(value) + (strings[index + 1] ?? "");
			return { html: text };
		}
		const nothing = { html: "" };
		function renderValue(value) {
			if (typeof value === "number") return String(value);
			if (typeof value === "string") return escapeHtml(value);
			return "html" in value ? value.html : value.map((part) => part.html).join("");
		}
		function escapeHtml(text) {
			return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
		}
	}),
	43089: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { junitReport: () => junitReport });
		var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93905);
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2032);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62051);
		var _html_markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18148);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37527);
		const maxText = 2e3;
		const passed = new Set(["fixed", "flaky"]);
		const junitReport = { render: renderJunit };
		function renderJunit({ result }) {
			const outcome = result?.outcome ?? "not finished";
			const replayed = result?.replayed === true ? ", replayed model" : "";
			const verify = result?.verify ?? null;
			const state = verify === null ? "" : (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_1__.Jw)(verify);
			const cases = [{
				name: `run: ${outcome}${replayed}`,
				failure: result === null ? "the run was killed, or still works" : (0, _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_0__.$L)(result.outcome) ? null : result.reason
			}, ..._core_types_verify_js__WEBPACK_IMPORTED_MODULE_1__.KV.flatMap(([kind, label]) => {
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
			const failed = failure === null ? _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.s : (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.P)`<failure message="${cleanLine(failure)}"/>`;
			return (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.P)`    <testcase classname="script-harness" name="${cleanLine(name)}">${failed}</testcase>`.html;
		}
		function cleanLine(text) {
			return (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__.IN)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_2__.X5)(text).replaceAll(/[\n\t]/g, " "), maxText);
		}
	})
};
