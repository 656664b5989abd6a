export const id = 6894;
export const ids = [6894];
export const modules = { 6894: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, {
		renderMergedMarkdown: () => renderMergedMarkdown,
		renderMergedPage: () => renderMergedPage
	});
	var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
	var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93905);
	var _content_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65275);
	var _html_markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18148);
	var _html_denials_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61106);
	var _html_overview_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4935);
	var _html_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26207);
	var _html_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56296);
	var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19375);
	var _content_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62051);
	const maxReason = 200;
	const head = [
		"run",
		"outcome",
		"reason",
		"verify",
		"changed files",
		"denied",
		"turns",
		"tokens",
		"cost",
		"time"
	];
	function renderMergedMarkdown(runs) {
		const rows = runs.map(({ name, record }) => {
			const [outcome, reason, ...cells] = listCells(record);
			return [
				(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_8__.cR)(name),
				outcome ?? "",
				(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_8__._)(reason ?? ""),
				...cells
			];
		});
		const parts = [
			`## ${describeRuns(runs)}`,
			(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.bo)(head, [...rows, sumRuns(runs)]),
			(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(mergeDenials(runs))
		];
		return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
	}
	function renderMergedPage(runs) {
		const rows = runs.map(({ name, record }) => {
			const [, ...cells] = listCells(record);
			return (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.P)`<tr><th scope="row"><code>${name}</code></th><td>${(0, _html_overview_js__WEBPACK_IMPORTED_MODULE_5__.z)(record)}</td>${renderCells(cells)}</tr>`;
		});
		const [all = "", ...sums] = sumRuns(runs);
		const table = (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.P)`<div class="scroll" tabindex="0" role="region" aria-label="Table of the runs"><table><thead><tr>${head.map((name) => (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.P)`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}<tr><th scope="row">${all}</th>${renderCells(sums)}</tr></tbody></table></div>`;
		const title = describeRuns(runs);
		return (0, _html_page_js__WEBPACK_IMPORTED_MODULE_6__.renderDocument)(title, (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.P)`<a class="skip" href="#main">Skip to the overview</a><header class="top"><p class="brand"><b>script-harness</b> overview</p><h1>${title}</h1></header>
<main id="main" tabindex="-1">${(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_7__.YN)("runs", "Runs", table)}${(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_7__.YN)("denials", "Denied", (0, _html_denials_js__WEBPACK_IMPORTED_MODULE_4__.N)(mergeDenials(runs)))}</main>`);
	}
	function renderCells(cells) {
		return (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.P)`${cells.map((cell) => (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_3__.P)`<td>${cell}</td>`)}`;
	}
	function describeRuns(runs) {
		const done = runs.filter(({ record }) => record.result !== null && (0, _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_1__.K8)(record.result.outcome) === 0).length;
		return `${(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.SS)(runs.length, "run")}: ${done} done, ${runs.length - done} not`;
	}
	function listCells({ result }) {
		if (result === null) return [
			"not finished",
			"the run was killed before its end",
			...head.slice(3).map(() => "")
		];
		const { outcome, reason, verify, changedFiles, deniedCalls, turns, usage, costUsd, durationMs } = result;
		const checked = verify === null ? "" : describeVerify(verify);
		const counts = [
			changedFiles.length,
			deniedCalls,
			turns,
			usage.inputTokens + usage.outputTokens
		].map(_core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_9__.k);
		return [
			outcome,
			(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_8__.IN)(reason, maxReason),
			checked,
			...counts,
			(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.Wy)(costUsd),
			(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_7__.PP)(durationMs)
		];
	}
	function sumRuns(runs) {
		const results = runs.flatMap(({ record }) => record.result === null ? [] : [record.result]);
		const sum = (read) => (0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_9__.k)(results.reduce((total, result) => total + read(result), 0));
		const { inputTokens, outputTokens } = results.reduce((total, { usage }) => (0, _core_limits_js__WEBPACK_IMPORTED_MODULE_0__.Ox)(total, usage), _core_limits_js__WEBPACK_IMPORTED_MODULE_0__._e);
		const cost = results.reduce((total, { costUsd }) => (0, _core_limits_js__WEBPACK_IMPORTED_MODULE_0__.Iu)(total, costUsd), 0);
		return [
			"all",
			"",
			"",
			"",
			sum(({ changedFiles }) => changedFiles.length),
			sum(({ deniedCalls }) => deniedCalls),
			sum(({ turns }) => turns),
			(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_9__.k)(inputTokens + outputTokens),
			(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.Wy)(cost),
			(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_7__.PP)(results.reduce((total, { durationMs }) => total + durationMs, 0))
		];
	}
	function mergeDenials(runs) {
		const groups = new Map();
		for (const group of runs.flatMap(({ record }) => (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.d1)(record))) {
			const key = `${group.rule}\n${group.reason}`;
			const known = groups.get(key);
			groups.set(key, known === undefined ? group : {
				...known,
				count: known.count + group.count
			});
		}
		return [...groups.values()].toSorted((left, right) => right.count - left.count);
	}
	function describeVerify({ problems, after }) {
		if (problems.length > 0) return "not green";
		return after === 0 ? "green" : after === null ? "not run" : "accepted, red";
	}
}) };
