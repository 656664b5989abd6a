export const id = 5981;
export const ids = [5981];
export const modules = { 75981: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, { createAnswerReader: () => createAnswerReader });
	var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52210);
	var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
	var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27831);
	const shownProblems = 10;
	function createAnswerReader(schema, readMessage) {
		const validate = compile(schema);
		return (text) => {
			let value;
			try {
				value = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(findJson(text));
			} catch (thrown) {
				return {
					type: "problem",
					problem: `it is not JSON: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.IP)(thrown)}`
				};
			}
			if (validate(value)) {
				const json = JSON.stringify(value);
				return {
					type: "value",
					json,
					message: readMessage?.(json) ?? text
				};
			}
			const problems = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath === "" ? "the value" : instancePath} ${message ?? "does not fit"}`);
			return {
				type: "problem",
				problem: [...new Set(problems)].slice(0, shownProblems).join("; ")
			};
		};
	}
	function compile(schema) {
		const { $schema: _version, ...rest } = schema;
		try {
			return new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.Ajv2020({
				strict: false,
				validateFormats: false,
				allErrors: true,
				logger: false
			}).compile(rest);
		} catch (thrown) {
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "usage",
				message: `output-schema: this is not a JSON Schema that can be checked: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.IP)(thrown)}`,
				hint: "References may lead to places in the schema itself only."
			});
		}
	}
	function findJson(text) {
		const blocks = [];
		let open = null;
		for (const line of text.split("\n")) {
			const mark = line.trim();
			if (open !== null && mark !== "```") open.push(line);
			else if (open === null && mark.startsWith("```")) open = [mark];
			else if (open !== null) {
				const [opening, ...lines] = open;
				if (opening === "```" || opening === "```json") blocks.push(lines.join("\n"));
				open = null;
			}
		}
		const [only, ...others] = blocks;
		return only === undefined || others.length > 0 ? text : only;
	}
}) };
