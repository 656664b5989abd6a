export const id = 8554;
export const ids = [8554];
export const modules = {
	70672: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { $: () => groupBy });
		function groupBy(items, readKey) {
			const groups = new Map();
			for (const item of items) {
				const key = readKey(item);
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [item]);
				else group.push(item);
			}
			return groups;
		}
	}),
	48554: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			foldRun: () => foldRun,
			renderFleetJson: () => renderFleetJson,
			renderFleetMarkdown: () => renderFleetMarkdown,
			renderFleetPage: () => renderFleetPage
		});
		var _core_group_by_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(70672);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19375);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45025);
		var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93905);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2032);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65275);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62051);
		var _html_markup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18148);
		var _html_denials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61106);
		var _html_overview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4935);
		var _html_page_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26207);
		var _html_parts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56296);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37527);
		var _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(73014);
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
		function foldRun(name, record) {
			const { started, sandbox, result } = record;
			const { turns, usage, costUsd } = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.ru)(record);
			return {
				name,
				repository: (0, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.Nu)(record),
				started: started === null ? null : {
					runId: started.runId,
					provider: started.provider,
					model: started.model,
					replayed: started.replayed,
					policyName: started.policyName,
					policySha256: started.policySha256,
					policyLayers: started.policyLayers,
					policyOrigin: (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.Rm)(record.events.map(({ event }) => event))
				},
				isolation: sandbox?.isolation.level ?? null,
				result: result === null ? null : {
					outcome: result.outcome,
					reason: (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__.IN)(result.reason, maxReason),
					changedFiles: result.changedFiles.length,
					verify: result.verify,
					deniedCalls: result.deniedCalls,
					turns: result.turns,
					usage: result.usage,
					costUsd: result.costUsd,
					durationMs: result.durationMs
				},
				spent: {
					turns,
					usage,
					costUsd
				},
				denials: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.d1)(record)
			};
		}
		function renderFleetMarkdown({ runs, broken }) {
			const rows = runs.map((run) => {
				const [outcome, reason, ...cells] = listCells(run);
				const replayed = run.started?.replayed === true ? " \u2014 replayed model" : "";
				return [
					(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_6__.cR)(run.name),
					`${outcome ?? ""}${replayed}`,
					(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_6__._)(reason ?? ""),
					...cells
				];
			});
			const unread = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.pI)(broken, Infinity, ({ name, problem }) => `${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_6__.cR)(name)}: ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_6__._)(problem)}`);
			const parts = [
				`## ${describeRuns(runs)}`,
				(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.bo)(head, [...rows, sumRuns(runs)]),
				(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.YN)("Denied", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Rn)(mergeDenials(runs))),
				(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.YN)("Records that cannot be read", unread)
			];
			return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
		}
		function renderFleetJson(fleet) {
			const { runs, broken, replay } = fleet;
			return `${JSON.stringify({
				repositories: listRepositories(runs),
				outcomes: countOutcomes(runs),
				policies: listPolicies(runs),
				denials: mergeDenials(runs),
				replay,
				runs,
				broken
			})}\n`;
		}
		function renderFleetPage({ runs, broken, replay }) {
			const rows = runs.map((run) => {
				const [, ...cells] = listCells(run);
				return [
					(0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<code>${run.name}</code>`,
					(0, _html_overview_js__WEBPACK_IMPORTED_MODULE_9__.z)(run),
					...cells
				];
			});
			const sections = [
				[
					"repositories",
					"Repositories",
					(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_11__.UR)("Table of the repositories", [
						"repository",
						"runs",
						"done",
						"denied",
						"tokens",
						"cost"
					], listRepositories(runs).map(({ repository, count, done, deniedCalls, tokens, costUsd }) => [
						(0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<code>${repository}</code>`,
						...[
							count,
							done,
							deniedCalls,
							tokens
						].map(_core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT),
						(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Wy)(costUsd)
					]))
				],
				[
					"outcomes",
					"Outcomes",
					(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_11__.UR)("Table of the outcomes", ["outcome", "runs"], Object.entries(countOutcomes(runs)))
				],
				[
					"policies",
					"Policies and floors in use",
					(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_11__.UR)("Table of the policies", [
						"policy or layer",
						"SHA-256",
						"runs",
						"repositories"
					], listPolicies(runs).map(({ kind, name, sha256, count, repositories }) => [
						(0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`${kind} <code>${name}</code>`,
						(0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<code>${sha256.slice(0, 16)}</code>`,
						(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT)(count),
						(0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__.IN)(repositories.join(", "), maxReason)
					]))
				],
				[
					"replay",
					"Decided otherwise",
					replay === null ? _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.s : renderReplay(replay)
				],
				[
					"denials",
					"Denied",
					(0, _html_denials_js__WEBPACK_IMPORTED_MODULE_8__.N)(mergeDenials(runs))
				],
				[
					"runs",
					"Runs",
					(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_11__.UR)("Table of the runs", head, [...rows, sumRuns(runs)])
				],
				[
					"broken",
					"Records that cannot be read",
					broken.length === 0 ? _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.s : (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<ul class="notes">${broken.map(({ name, problem }) => (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<li><code>${name}</code>: ${problem}</li>`)}</ul>`
				]
			];
			const title = describeRuns(runs);
			return (0, _html_page_js__WEBPACK_IMPORTED_MODULE_10__.renderDocument)(title, {
				skip: "Skip to the overview",
				header: (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<header class="top"><p class="brand"><b>script-harness</b> overview</p><h1>${title}</h1></header>`,
				sections,
				footer: _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.s
			});
		}
		function renderReplay({ policy, sha256, changes }) {
			const about = (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<p>The recorded calls under <code>${policy}</code> <code>${sha256.slice(0, 16)}</code>. A call after the first difference of its run is hypothetical: it might not have been made.</p>`;
			if (changes.length === 0) return (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`${about}<p>The decision of every call is unchanged.</p>`;
			const rows = changes.map(({ repository, rule, before, after, reason, calls, hypothetical, runs, examples }) => [
				(0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<code>${repository}</code>`,
				(0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<code>${rule}</code>`,
				`${before.decision} by ${before.rule} \u2192 ${after}`,
				`${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT)(calls)} (${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT)(hypothetical)} hypothetical) in ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.SS)(runs.length, "run")}`,
				(0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<ul>${examples.map((one) => (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`<li><code>${one}</code></li>`)}</ul>`,
				reason
			]);
			return (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_7__.P)`${about}${(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_11__.UR)("Calls that are decided otherwise", [
				"repository",
				"rule",
				"decision",
				"calls",
				"examples",
				"reason"
			], rows)}`;
		}
		function describeRuns(runs) {
			const done = runs.filter(isDoneRun).length;
			return `${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.SS)(runs.length, "run")}: ${done} done, ${runs.length - done} not`;
		}
		function isDoneRun({ result }) {
			return result !== null && (0, _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__.$L)(result.outcome);
		}
		function listCells(run) {
			const { changedFiles, deniedCalls, turns, tokens, costUsd, durationMs } = addRuns([run]);
			const spent = [
				(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT)(deniedCalls),
				(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT)(turns),
				(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT)(tokens),
				(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Wy)(costUsd)
			];
			if (run.result === null) return [
				"not finished",
				"the run was killed before its end, or still works",
				"",
				"",
				...spent,
				""
			];
			const { outcome, reason, verify } = run.result;
			const checked = verify === null ? "" : `${(0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_4__.C$)(verify)}${(0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_4__.Jw)(verify)}`;
			return [
				outcome,
				reason,
				checked,
				(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT)(changedFiles),
				...spent,
				(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_11__.PP)(durationMs)
			];
		}
		function sumRuns(runs) {
			const sums = addRuns(runs);
			const counts = [
				sums.changedFiles,
				sums.deniedCalls,
				sums.turns,
				sums.tokens
			].map(_core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.kT);
			return [
				"all",
				"",
				"",
				"",
				...counts,
				(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Wy)(sums.costUsd),
				(0, _html_parts_js__WEBPACK_IMPORTED_MODULE_11__.PP)(sums.durationMs)
			];
		}
		function addRuns(runs) {
			const results = runs.flatMap(({ result }) => result === null ? [] : [result]);
			const sum = (read) => results.reduce((total, result) => total + read(result), 0);
			const { inputTokens, outputTokens } = runs.reduce((total, { spent }) => (0, _core_limits_js__WEBPACK_IMPORTED_MODULE_0__.Ox)(total, spent.usage), _core_limits_js__WEBPACK_IMPORTED_MODULE_0__._e);
			return {
				changedFiles: sum(({ changedFiles }) => changedFiles),
				deniedCalls: runs.reduce((total, { result, denials }) => total + (result?.deniedCalls ?? (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.ve)(denials)), 0),
				turns: runs.reduce((total, { spent }) => total + spent.turns, 0),
				tokens: inputTokens + outputTokens,
				costUsd: runs.reduce((total, { spent }) => (0, _core_limits_js__WEBPACK_IMPORTED_MODULE_0__.Iu)(total, spent.costUsd), 0),
				durationMs: sum(({ durationMs }) => durationMs)
			};
		}
		function listRepositories(runs) {
			return [...(0, _core_group_by_js__WEBPACK_IMPORTED_MODULE_14__.$)(runs, ({ repository }) => repository)].map(([repository, own]) => ({
				repository,
				count: own.length,
				done: own.filter(isDoneRun).length,
				...addRuns(own)
			})).toSorted((left, right) => (0, _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_15__.n)(left.repository, right.repository));
		}
		function countOutcomes(runs) {
			const groups = (0, _core_group_by_js__WEBPACK_IMPORTED_MODULE_14__.$)(runs, ({ result }) => result?.outcome ?? "not finished");
			return Object.fromEntries([...groups].map(([outcome, own]) => [outcome, own.length]));
		}
		function listPolicies(runs) {
			const used = runs.flatMap(({ started, repository }) => started === null ? [] : [{
				kind: "policy",
				name: started.policyName,
				sha256: started.policySha256,
				repository
			}, ...started.policyLayers.map(({ name, sha256 }) => ({
				kind: "layer",
				name,
				sha256,
				repository
			}))]);
			return [...(0, _core_group_by_js__WEBPACK_IMPORTED_MODULE_14__.$)(used, ({ kind, name, sha256 }) => `${kind}\n${name}\n${sha256}`).values()].flatMap((own) => own.slice(0, 1).map(({ kind, name, sha256 }) => ({
				kind,
				name,
				sha256,
				count: own.length,
				repositories: [...new Set(own.map(({ repository }) => repository))].toSorted()
			})));
		}
		function mergeDenials(runs) {
			const groups = (0, _core_group_by_js__WEBPACK_IMPORTED_MODULE_14__.$)(runs.flatMap(({ denials }) => denials), ({ rule, reason }) => `${rule}\n${reason}`);
			return [...groups.values()].flatMap((own) => own.slice(0, 1).map((first) => ({
				...first,
				count: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.ve)(own)
			}))).toSorted((left, right) => right.count - left.count);
		}
	})
};
