export const id = 6899;
export const ids = [6899];
export const modules = {
	73767: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => formatOption,
			Fl: () => workspaceOption,
			X: () => withDispatchOptions,
			ef: () => withCompareOptions
		});
		var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
		var _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58748);
		function formatOption(...choices) {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--format <format>", "the format of results").choices([...choices]).default("text");
		}
		function policyOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--policy <file>", "a policy file or builtin:NAME").default(_core_ports_policy_js__WEBPACK_IMPORTED_MODULE_1__.r2);
		}
		function workspaceOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--cwd <directory>", "the workspace").default(".");
		}
		function withCompareOptions(command) {
			return command.addOption(workspaceOption()).addOption(formatOption("text", "json"));
		}
		function withDispatchOptions(command) {
			return withCompareOptions(command.addOption(policyOption()));
		}
	}),
	76899: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$: () => addCompareCommands,
			replayFleet: () => replayFleet
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var types_record = __webpack_require__(44196);
		var policy = __webpack_require__(58748);
		var locate_directory = __webpack_require__(88230);
		var load_policy_file = __webpack_require__(14204);
		var options = __webpack_require__(73767);
		var policy_calls = __webpack_require__(27725);
		var resolve_load = __webpack_require__(49808);
		var comparison = __webpack_require__(75581);
		var conditions = __webpack_require__(72437);
		var rules = __webpack_require__(17301);
		var compare_settings = __webpack_require__(81978);
		;
		function diffPolicies(before, after) {
			const own = [
				...(0, compare_settings.Z)(before.compiled, after.compiled),
				...(0, compare_settings.N)(before.compiled.tools, after.compiled.tools),
				...(0, rules.D)(before.compiled, after.compiled, "rules")
			];
			const known = new Set(own.map((difference) => JSON.stringify(difference)));
			const [old, now] = [before, after].map((policy) => nameProfiles((0, resolve_load.zL)(policy)));
			const names = new Set([...old?.keys() ?? [], ...now?.keys() ?? []]);
			return [...own, ...[...names].flatMap((name) => compareProfile(old?.get(name), now?.get(name), `profiles.${name}`, known))];
		}
		function isLoosening({ relation }) {
			return relation === "looser" || relation === "not comparable";
		}
		function nameProfiles(profiles) {
			return new Map(profiles.map((profile, index) => {
				const sameBefore = profiles.slice(0, index).filter(({ name }) => name === profile.name).length;
				return [sameBefore === 0 ? profile.name : `${profile.name} ${sameBefore + 1}`, profile];
			}));
		}
		function compareProfile(before, after, place, known) {
			if (before === undefined || after === undefined) return (0, comparison.e)(place, {
				looser: after === undefined,
				tighter: before === undefined
			}, before && describeProfile(before), after && describeProfile(after));
			const isSelectedFor = (wide, narrow) => (0, conditions.Tw)(wide.when, narrow.when, {
				outer: "restrict",
				inner: "restrict"
			});
			const narrowed = (0, compare_settings.Z)(before.narrowed, after.narrowed).filter((difference) => !known.has(JSON.stringify(difference)));
			const [old, now] = [before.policy, after.policy];
			const isComplete = before.type === "complete" && after.type === "complete";
			const own = [...(0, compare_settings.N)(old.tools, now.tools), ...isComplete ? (0, compare_settings.Z)(old, now, ["defaultDecision", "opaqueDecision"]) : []];
			return [
				...(0, comparison.e)(`${place}.when`, {
					looser: !isSelectedFor(after, before),
					tighter: !isSelectedFor(before, after)
				}, before.when, after.when),
				...before.type === after.type ? [] : (0, comparison.e)(place, {
					looser: after.type === "restricting",
					tighter: before.type === "restricting"
				}, describeProfile(before), describeProfile(after)),
				...[...narrowed, ...own].map((difference) => ({
					...difference,
					place: `${place}.${difference.place}`
				})),
				...(0, rules.D)(readRules(before), readRules(after), `${place}.rules`)
			];
		}
		function describeProfile({ type }) {
			return type === "complete" ? "a separate policy" : "restrictions";
		}
		function readRules({ type, policy }) {
			const { rules, defaultDecision } = policy;
			return {
				rules,
				defaultDecision: type === "restricting" ? "allow" : defaultDecision
			};
		}
		const order = [
			"looser",
			"not comparable",
			"tighter"
		];
		function renderDiff(differences) {
			const sorted = differences.toSorted((left, right) => order.indexOf(left.relation) - order.indexOf(right.relation));
			const lines = sorted.map(({ relation, place, before, after }) => `${relation.padEnd(15)}${place}: ${before} \u2192 ${after}`);
			const counts = order.map((relation) => `${differences.filter((one) => one.relation === relation).length} ${relation}`);
			return [
				...lines,
				differences.length === 0 ? "no difference" : counts.join(", "),
				""
			].join("\n");
		}
		var group_by = __webpack_require__(70672);
		var call_history = __webpack_require__(42944);
		var access = __webpack_require__(95867);
		var decision = __webpack_require__(10031);
		var cut_text = __webpack_require__(37527);
		var control_characters = __webpack_require__(96763);
		;
		const maxExamples = 3;
		function replayCalls(policy, calls) {
			const replayed = [];
			const run = (0, call_history.dm)();
			let diverged = false;
			for (const call of calls) {
				if (call.caller === "agent") {
					if ((0, decision.Jr)(call.decision)) run.add((0, decision.Iv)(call), call, call);
					continue;
				}
				const verdict = run.decide((0, decision.Iv)(call), call, policy.decide);
				const before = call.escalated ? "escalate" : call.decision;
				const differs = verdict.decision !== before;
				replayed.push({
					callId: call.callId,
					tool: call.tool,
					turn: call.turn,
					call: renderCall(call),
					before: {
						decision: before,
						rule: call.rule
					},
					after: {
						decision: verdict.decision,
						rule: verdict.rule,
						reason: verdict.reason
					},
					state: diverged ? "hypothetical" : differs ? "diverged" : "same"
				});
				diverged ||= differs;
			}
			return replayed;
		}
		function groupChanges(runs) {
			const changed = runs.flatMap(({ name, repository, calls }) => calls.filter(isChanged).map((call) => ({
				...call,
				name,
				repository
			})));
			const groups = (0, group_by.$)(changed, ({ repository, before, after }) => JSON.stringify([
				repository,
				after.rule,
				before.rule,
				before.decision,
				after.decision
			]));
			return [...groups.values()].flatMap((group) => group.slice(0, 1).map(({ repository, before, after }) => ({
				repository,
				rule: after.rule,
				before,
				after: after.decision,
				reason: after.reason,
				calls: group.length,
				hypothetical: group.filter(({ state }) => state === "hypothetical").length,
				runs: [...new Set(group.map(({ name }) => name))],
				examples: [...new Set(group.map(({ call }) => call))].slice(0, maxExamples)
			}))).toSorted((left, right) => right.calls - left.calls);
		}
		function isChanged({ before, after }) {
			return before.decision !== after.decision;
		}
		function renderCall({ tool, accesses }) {
			return (0, cut_text.IN)((0, control_characters.N0)(`${tool}: ${accesses.map(access.bu).join(", ") || "none"}`), 300);
		}
		function renderChanges(changes, runs, broken) {
			const lines = changes.flatMap(({ repository, rule, before, after, reason, calls, hypothetical, runs, examples }) => [
				`${repository}  ${rule}: ${before.decision} by ${before.rule} \u2192 ${after}, calls: ${calls} (hypothetical: ${hypothetical}), runs: ${runs.join(", ")}`,
				...reason === "" ? [] : [`    ${reason}`],
				...examples.map((call) => `    ${call}`)
			]);
			const unread = broken.map(({ name, problem }) => `not read: ${name}: ${problem}`);
			const all = runs.flatMap(({ calls }) => calls);
			const end = `${all.length} calls of ${runs.length} runs, ${all.filter(isChanged).length} decided otherwise`;
			return `${[
				...lines,
				...unread,
				end
			].map(control_characters.N0).join("\n")}\n`;
		}
		function renderReplay(calls) {
			const lines = calls.map(({ state, turn, call, before, after }) => {
				const mark = state === "diverged" ? ">" : state === "hypothetical" ? "?" : " ";
				const change = before.decision === after.decision ? `${before.decision} by ${after.rule}` : `${before.decision} by ${before.rule} \u2192 ${after.decision} by ${after.rule}`;
				return `${mark} turn ${turn}  ${call}  ${change}`;
			});
			const first = calls.find(({ state }) => state === "diverged");
			const end = first === undefined ? `${calls.length} calls, all decided the same` : `first divergence: ${first.callId} (turn ${first.turn}); calls marked ? are hypothetical, since the run would have continued in another way`;
			return `${[...lines, end].join("\n")}\n`;
		}
		var read_record = __webpack_require__(95159);
		var grouped_number = __webpack_require__(19375);
		var dist = __webpack_require__(38815);
		var error = __webpack_require__(22603);
		var check = __webpack_require__(56039);
		var builtin_policy = __webpack_require__(1253);
		var compiled_policy = __webpack_require__(42635);
		;
		async function suggestRules(options, calls) {
			const policy = await (0, check.F9)(options);
			const run = (0, call_history.dm)();
			const refused = [];
			const allowed = [];
			let rules = [];
			const seen = new Set();
			for (const recorded of calls) {
				if (recorded.escalated || recorded.caller === "agent" && recorded.suggestion === "") continue;
				const verdict = run.decide((0, decision.Iv)(recorded), recorded, policy.decide);
				const shown = renderCall(recorded);
				if ((0, decision.Jr)(recorded.decision) || (0, decision.Jr)(verdict.decision) || seen.has(shown)) continue;
				seen.add(shown);
				const why = explainRefusal(verdict);
				const added = why === null ? addRules(rules, (0, dist.qg)(verdict.suggestion), policy) : rules;
				const problem = why ?? await findProblem(options, added, recorded);
				if (problem !== null) {
					refused.push({
						call: shown,
						why: problem
					});
					continue;
				}
				rules = added;
				allowed.push(shown);
			}
			const yaml = (0, dist.As)(rules, {
				lineWidth: 0,
				collectionStyle: "any",
				flowCollectionPadding: true
			});
			return {
				yaml: rules.length === 0 ? "" : yaml,
				rules,
				allowed,
				refused
			};
		}
		function addRules(rules, more, policy) {
			const all = [...rules];
			const makeUnique = (0, compiled_policy.hb)(policy.compiled, rules);
			for (const { acknowledge: _acknowledge, ...rule } of more) {
				if (all.some((other) => JSON.stringify(other.when) === JSON.stringify(rule.when))) continue;
				const example = renderExample(rule.when);
				all.push({
					...rule,
					id: makeUnique(rule.id),
					reason: "An earlier run needed this very call.",
					...example !== null && { examples: { match: [example] } }
				});
			}
			return all;
		}
		function renderExample(when) {
			const { command, read, write, env } = when;
			if (command !== undefined) return command.map(access.XW).join(" ");
			return read?.[0] ?? write?.[0] ?? env?.set[0] ?? null;
		}
		function explainRefusal({ suggestion, followUp, rule, decision, reason }) {
			if (suggestion !== "") return null;
			return followUp.danger || `no small rule can allow it: ${rule} decides ${decision}: ${reason}`;
		}
		async function findProblem(options, rules, recorded) {
			try {
				const policy = await (0, check.F9)(amendOptions(options, rules));
				const verdict = policy.decide((0, decision.Iv)({
					...recorded,
					justified: false
				}));
				return (0, decision.Jr)(verdict.decision) ? null : `the rule would not be enough: ${verdict.reason}`;
			} catch (thrown) {
				if (!(thrown instanceof error.tj)) throw thrown;
				return `the policy would not pass its check: ${thrown.problems[0]?.message ?? thrown.message}`;
			}
		}
		function amendOptions(options, rules) {
			const { source } = options;
			const overlay = (0, builtin_policy.i)(source) ? "suggested.yml" : external_node_path_.posix.join(external_node_path_.posix.dirname(source), ".suggested.yml");
			const target = (0, builtin_policy.i)(source) ? source : external_node_path_.posix.basename(source);
			const text = (0, dist.As)({
				version: 1,
				name: "suggested",
				extends: [target],
				rules
			});
			return {
				...options,
				source: overlay,
				readFile: async (path) => path === overlay ? text : options.readFile(path)
			};
		}
		function renderSuggestions({ yaml, allowed, refused }) {
			return [
				...allowed.length === 0 ? ["# no rule to suggest"] : [`# allows ${(0, grouped_number.SS)(allowed.length, "denied call")}; append under rules:`],
				...yaml === "" ? [] : [yaml.trimEnd()],
				...refused.map(({ call, why }) => `# refused: ${call}: ${(0, control_characters.N0)(why)}`),
				""
			].join("\n");
		}
		;
		const addCompareCommands = (policy, context, exit) => {
			const withRun = (command) => (0, options.ef)(command).option("--context <json>", "how the run began, instead of what the record says: {\"label\":\"\u2026\"}");
			withRun(policy.command("replay <run>").description("decide the calls of a record, or of all records in a directory, under another policy; exit 1 if one is decided in another way").requiredOption("--policy <file>", "a policy file or builtin:NAME")).action(async (run, flags) => exit(await replayFromCli(run, flags, context)));
			(0, options.ef)(policy.command("diff <before> <after>").description("how each rule and setting of a policy relates to another one; exit 1 if something may be looser").option("--accept-loosened", "exit 0 although something may be looser")).action(async (before, after, flags) => exit(await diffFromCli([before, after], flags, context)));
			withRun(policy.command("suggest <run>").description("the smallest rules for what a run was denied; exit 1 if a denied call gets none").option("--policy <file>", "a policy file or builtin:NAME (default: the policy of the record)")).action(async (run, flags) => exit(await suggestFromCli(run, flags, context)));
		};
		async function replayFromCli(directory, flags, context) {
			const isRecord = (0, external_node_fs_.existsSync)((0, external_node_path_.join)((0, external_node_path_.resolve)(context.host.workingDirectory, directory), types_record.B5.history));
			const { runs, broken, changes } = await replayFleet([directory], flags, context, () => null);
			const [only] = runs;
			const replayed = isRecord ? only?.calls ?? [] : null;
			const first = replayed?.find(({ state }) => state === "diverged") ?? null;
			const calls = runs.reduce((total, run) => total + run.calls.length, 0);
			const asJson = replayed === null ? {
				same: changes.length === 0,
				runs: runs.length,
				calls,
				changes,
				broken
			} : {
				same: first === null,
				firstDivergence: first?.callId ?? null,
				calls: replayed
			};
			const asText = replayed === null ? renderChanges(changes, runs, broken) : renderReplay(replayed);
			context.terminal.out(flags.format === "json" ? `${JSON.stringify(asJson)}\n` : asText);
			return changes.length === 0 ? 0 : 1;
		}
		async function replayFleet(directories, flags, context, fold) {
			const { policy } = await (0, load_policy_file.n$)(context.host, flags.policy, (0, locate_directory.m)(context.host, flags.cwd, "--cwd"));
			const start = (0, policy_calls.H6)(flags.context ?? null);
			const places = directories.map((directory) => (0, external_node_path_.resolve)(context.host.workingDirectory, directory));
			const { found: runs, broken } = (0, read_record.T3)(places, (name, record) => {
				const { calls, facts, today } = (0, policy_calls.Kr)(context, record, start);
				return {
					name,
					repository: (0, types_record.Nu)(record),
					calls: replayCalls((0, resolve_load.EM)({
						...policy.sources,
						today
					}, facts), calls),
					folded: fold(name, record)
				};
			});
			return {
				sha256: policy.sha256,
				runs,
				broken,
				changes: groupChanges(runs)
			};
		}
		async function diffFromCli(sources, flags, context) {
			const workspace = (0, locate_directory.m)(context.host, flags.cwd, "--cwd");
			const load = (source) => (0, resolve_load.tb)({
				...(0, load_policy_file.bV)(context.host, source, workspace),
				facts: null,
				floors: []
			});
			const differences = diffPolicies(await load(sources[0]), await load(sources[1]));
			const loosened = differences.some(isLoosening);
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				loosened,
				differences
			})}\n` : renderDiff(differences));
			return loosened && flags.acceptLoosened !== true ? 1 : 0;
		}
		async function suggestFromCli(directory, flags, context) {
			const { calls, refusedChanges, facts } = (0, policy_calls.UC)(context, directory, flags.context ?? null);
			const own = (0, external_node_path_.join)((0, external_node_path_.resolve)(context.host.workingDirectory, directory), types_record.B5.policy);
			const source = flags.policy ?? ((0, external_node_fs_.existsSync)(own) ? own : policy.r2);
			const options = (0, load_policy_file.bV)(context.host, source, (0, locate_directory.m)(context.host, flags.cwd, "--cwd"));
			const suggestion = await suggestRules({
				...options,
				facts
			}, [...calls, ...refusedChanges]);
			context.terminal.out(flags.format === "json" ? `${JSON.stringify(suggestion)}\n` : renderSuggestions(suggestion));
			return suggestion.refused.length === 0 ? 0 : 1;
		}
	}),
	27725: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Kr: () => listRecordedRun,
			G6: () => openCallPlace,
			Mf: () => parseCall,
			e: () => placeCall,
			UC: () => readRecordedRun,
			H6: () => readStart
		});
		var catalogue = __webpack_require__(59809);
		var external_node_path_ = __webpack_require__(76760);
		var schemas = __webpack_require__(88343);
		var errors = __webpack_require__(961);
		var schema_parts = __webpack_require__(2215);
		var error = __webpack_require__(22603);
		var access = __webpack_require__(95867);
		var call_history = __webpack_require__(42944);
		var call_text = __webpack_require__(5293);
		var recorded_calls = __webpack_require__(15989);
		var decide_call = __webpack_require__(41758);
		var dispatch_decide_call = __webpack_require__(25253);
		var redact_arguments = __webpack_require__(27652);
		var refuse_secrets = __webpack_require__(10464);
		var load_policy_file = __webpack_require__(14204);
		var call_context = __webpack_require__(78966);
		var load = __webpack_require__(49808);
		var read_record = __webpack_require__(95159);
		var find_programs = __webpack_require__(88317);
		var disposable_paths = __webpack_require__(67959);
		var git_layout = __webpack_require__(41125);
		var workspace_files = __webpack_require__(67126);
		var tools = __webpack_require__(31563);
		var mcp = __webpack_require__(81441);
		var define_tool = __webpack_require__(12185);
		;
		function findServerTool(name) {
			const [, server = "", own = ""] = /^mcp__([^_]+(?:_[^_]+)*)__(.+)$/.exec(name) ?? [];
			const plain = server === "" ? name : `mcp.${server}.${own}`;
			if (!(0, mcp.Ok)(plain)) return null;
			return (0, define_tool.u)({
				name: plain,
				structuredName: plain.replaceAll(".", "__"),
				kind: "server",
				packs: [],
				description: "",
				input: schemas.record(schemas.string(), schemas.json()),
				returns: "unknown",
				accesses: async () => [(0, mcp.aE)(plain)],
				outputTrust: "untrusted",
				run: () => Promise.reject(new Error("no server runs here"))
			});
		}
		var tool_lookup = __webpack_require__(75514);
		;
		const callShape = {
			tool: schemas.string(),
			args: schemas.unknown(),
			origin: schemas["enum"](["structured", "script"]).default("structured"),
			context: call_context.d9.default({})
		};
		const callSchema = (0, schema_parts.re)({
			...callShape,
			after: schemas.array((0, schema_parts.re)(callShape)).default([])
		});
		function parseCall(line, place) {
			return parseTyped(line, callSchema, {
				message: `${place} is not a call`,
				hint: "Write it like {\"tool\":\"exec\",\"args\":{\"command\":[\"npm\",\"test\"]}}."
			});
		}
		function parseTyped(json, schema, { message, hint }) {
			try {
				return schema.parse(JSON.parse(json));
			} catch (thrown) {
				const why = thrown instanceof errors.G ? thrown.issues.map((issue) => (0, schema_parts.yi)(issue)).join("; ") : (0, error.IP)(thrown);
				throw new error.tj({
					code: "usage",
					message: `${message}: ${why}`,
					hint
				});
			}
		}
		async function openCallPlace(policy, { workspace, host }) {
			const find = (name) => (0, find_programs.Kp)(name, host.facts.environment["PATH"] ?? "", [workspace]);
			const [git, sh] = [find("git"), find("sh")];
			const layout = git === null ? null : readLayout(workspace, git);
			const repository = git === null || layout === null ? null : {
				git,
				layout
			};
			return {
				policy,
				workspace,
				repository,
				tools: (0, tool_lookup.j)((0, tools.MW)({
					customTools: policy.settings.customTools,
					search: policy.settings.search === null ? null : {
						service: policy.settings.search,
						readHeaders: () => ({})
					}
				})),
				files: (0, workspace_files.f)({
					root: workspace,
					owner: null,
					protectedPaths: [],
					isUnreadable: () => false
				}),
				disposable: repository === null || sh === null ? null : await (0, disposable_paths.tI)({
					workspace,
					sh,
					...repository
				}),
				redactor: host.redactor
			};
		}
		async function placeCall({ after, ...written }, place) {
			const made = await lowerCall(written, place);
			if (after.length === 0) return made;
			const run = (0, call_history.dm)();
			for (const [index, one] of after.entries()) {
				const earlier = await lowerCall(one, place);
				run.decide(earlier.call, { callId: String(index + 1) }, earlier.policy.decide);
			}
			return {
				...made,
				call: run.place(made.call)
			};
		}
		async function lowerCall(written, { policy, tools: { findTool, listNearestNames }, files, disposable, redactor }) {
			const tool = findTool(written.tool) ?? findServerTool(written.tool);
			if (tool === null) {
				const nearest = listNearestNames(written.tool);
				throw new error.tj({
					code: "usage",
					message: `there is no tool ${written.tool}`,
					hint: nearest.length === 0 ? "docs/reference/tools.md lists the tools." : `Nearest: ${nearest.join(", ")}.`
				});
			}
			const result = tool.bind(written.args);
			if (result.type === "invalid") throw new error.tj({
				code: "usage",
				message: `the arguments do not fit ${tool.name}: ${(0, call_text.i)(result.issues)}`,
				hint: "docs/reference/tools.md lists the parameters of every tool."
			});
			const here = (0, call_context.ru)(policy, written.context);
			const asked = {
				bound: result.call,
				args: result.call.args
			};
			const { accesses, changes, argumentPaths } = await (0, dispatch_decide_call.G)(asked, here, {
				files,
				sessions: null
			});
			const call = {
				tool: result.tool.name,
				origin: written.origin,
				args: result.call.args,
				accesses,
				argumentPaths,
				changes: (0, decide_call.y)(changes)?.map((change) => ({
					...change,
					submodule: disposable?.findSubmodule(change.path) ?? null
				})) ?? null,
				history: [],
				...disposable !== null && { isDisposable: (path) => disposable.isDisposable(path, "other") },
				...(0, call_context.qD)(written.context, accesses, here)
			};
			const { masked } = (0, redact_arguments.G)(result.call.args, redactor);
			const decide = (asked) => (0, refuse_secrets.u)((0, decide_call.f)(here.decide, asked, result.call.alternatives).verdict, {
				tool: result.tool,
				masked,
				accesses: asked.accesses
			});
			return {
				call,
				policy: {
					...here,
					decide
				}
			};
		}
		function readLayout(workspace, git) {
			try {
				return (0, git_layout.h6)(workspace, git);
			} catch (thrown) {
				if (thrown instanceof error.tj) return null;
				throw thrown;
			}
		}
		function readRecordedRun(context, directory, more) {
			const given = readStart(more);
			return listRecordedRun(context, (0, read_record.aE)((0, external_node_path_.resolve)(context.host.workingDirectory, directory)), given);
		}
		function readStart(json) {
			return json === null ? null : parseTyped(json, call_context.d9, {
				message: "--context is not the start of a run",
				hint: "Write it like {\"event\":\"issues\",\"label\":\"agent\",\"actor\":{\"permission\":\"write\"}}."
			});
		}
		function listRecordedRun(context, record, given) {
			const event = record.started?.event ?? "cli";
			const recorded = record.started?.facts ?? null;
			const known = recorded ?? (event === "cli" ? load_policy_file.OS : {
				...load_policy_file.OS,
				event,
				actorPermission: ""
			});
			if (recorded === null && event !== "cli" && given === null) context.terminal.log(`the record names the event (${event}) and not its label, ref or actor; give them with --context where rules ask for them\n`);
			const [first] = record.events;
			const events = record.events.map(({ event: happened }) => happened);
			const calls = (0, recorded_calls.GK)(events, catalogue.s.tools.pickName("write"));
			return {
				facts: (0, call_context.lP)(given ?? {}, known) ?? known,
				today: given?.date ?? (0, load.FM)(first?.timestampMs ?? context.host.clock.nowMs()),
				calls,
				refusedChanges: calls.flatMap(describeRefused)
			};
		}
		function describeRefused(call) {
			if (call.caller === "agent") return [];
			return call.refused.map(({ path, rule, tainted }) => ({
				...call,
				tainted,
				decision: "deny",
				escalated: false,
				rule,
				callHash: `${call.callHash} ${path}`,
				accesses: [(0, access.s3)(path, null)]
			}));
		}
	}),
	14204: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			OS: () => cliFacts,
			bV: () => createLoadOptions,
			n$: () => loadPolicyFile
		});
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45894);
		var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59809);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		var _host_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69676);
		var _policy_tools_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56039);
		var _fetch_remote_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38434);
		var _host_machine_floor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7738);
		var _policy_resolve_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49808);
		const cliFacts = {
			event: "cli",
			ref: "",
			label: "",
			fork: false,
			actorPermission: "admin",
			actorAssociation: "",
			authorAssociation: null
		};
		function createLoadOptions(host, source, workspace) {
			return {
				source: source.startsWith("builtin:") ? source : (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(host.workingDirectory, source),
				readFile: (file) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(file, "utf8"),
				catalogue: _catalogue_js__WEBPACK_IMPORTED_MODULE_1__.s,
				builtinPolicies: (0, _host_host_js__WEBPACK_IMPORTED_MODULE_5__.q1)(host),
				floors: (0, _host_machine_floor_js__WEBPACK_IMPORTED_MODULE_7__.v)(host.machineFloor),
				protectedPaths: [],
				facts: cliFacts,
				today: (0, _policy_resolve_load_js__WEBPACK_IMPORTED_MODULE_8__.FM)(host.clock.nowMs()),
				workspace,
				fetchRemote: (0, _fetch_remote_policy_js__WEBPACK_IMPORTED_MODULE_9__.I)()
			};
		}
		async function loadPolicyFile(host, source, workspace) {
			const read = [];
			const options = createLoadOptions(host, source, workspace);
			const policy = await (0, _policy_tools_check_js__WEBPACK_IMPORTED_MODULE_6__.F9)({
				...options,
				readFile: async (file) => {
					read.push(file);
					return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(file, "utf8");
				},
				protectedPaths: listInside(workspace, source.startsWith("builtin:") ? [] : [options.source])
			});
			return {
				policy,
				files: listInside(workspace, read)
			};
		}
		function listInside(workspace, files) {
			const all = files.flatMap((file) => [file, readRealPath(file)]);
			return [...new Set(all.map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(workspace, file)))].filter((file) => file !== "" && !(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__._K)(file));
		}
		function readRealPath(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(file) : file;
		}
	})
};
