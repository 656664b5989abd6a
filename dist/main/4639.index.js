export const id = 4639;
export const ids = [4639];
export const modules = { 44639: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { textReport: () => textReport });
	var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
	var _content_approvals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57396);
	var _content_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65275);
	var _content_refused_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9244);
	var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37527);
	const shownFiles = 100;
	const shownRefused = 30;
	const maxReason = 2e3;
	const textReport = { render: renderText };
	function renderText(record) {
		const { result, started } = record;
		const outcome = result === null ? "not finished" : `${result.outcome}: ${(0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__.IN)(result.reason, maxReason)}`;
		const facts = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.gt)(record).map(([name, value]) => `${`${name}:`.padEnd(13)} ${value.map(renderPiece).join("")}`);
		const files = (result?.changedFiles ?? []).map(({ path, kind }) => `${kind} ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7)(path)}`);
		const apply = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.lv)(record);
		const denials = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.d1)(record).flatMap(({ rule, count, reason, example, moreExamples, suggestion }) => [
			`${count} \u00d7 ${rule}: ${reason}`,
			...[example, ...moreExamples].map((one) => `  ${one}`),
			...suggestion === "" ? [] : ["  to allow it:", ...suggestion.trimEnd().split("\n").map((line) => `    ${line}`)]
		]);
		const next = (0, _content_approvals_js__WEBPACK_IMPORTED_MODULE_1__.iL)(record);
		const sections = [
			[`${outcome}${started?.replayed === true ? " (replayed model)" : ""}`, ...facts],
			listSection("Changed", [
				...files.slice(0, shownFiles),
				...files.length > shownFiles ? [`and ${files.length - shownFiles} more`] : [],
				...apply === null ? [] : [_content_facts_js__WEBPACK_IMPORTED_MODULE_2__.$U, `  ${apply}`]
			]),
			listSection(next.title, next.commands),
			listSection("Denied", denials),
			...(0, _content_refused_changes_js__WEBPACK_IMPORTED_MODULE_3__.r)(record, shownRefused).map(({ title, groups, hidden }) => listSection(title, [...groups.map(_content_refused_changes_js__WEBPACK_IMPORTED_MODULE_3__.k), ...hidden > 0 ? [`and ${hidden} more`] : []])),
			listSection("Warnings", result?.warnings ?? []),
			listSection("Errors", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.Gr)(record)),
			listSection("Last message", result === null || result.finalMessage === "" ? [] : result.finalMessage.split("\n"))
		];
		return `${sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
	}
	function listSection(title, lines) {
		return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
	}
	function renderPiece(piece) {
		if (typeof piece === "string") return piece;
		return "code" in piece ? piece.code : piece.text;
	}
}) };
