export const id = 1081;
export const ids = [1081];
export const modules = {
	71163: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			e: () => readStandardInput,
			o: () => readSource
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		const maxInputBytes = 32 * 1024 * 1024;
		async function readSource(file, context) {
			if (file === "-") return (await readStandardInput(context)).toString();
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.host.workingDirectory, file), "utf8");
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${file} cannot be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.x5)(thrown)}`,
					hint: "Give a file, or - for standard input.",
					cause: thrown
				});
			}
		}
		async function readStandardInput({ stdin }) {
			const chunks = [];
			let bytes = 0;
			for await (const chunk of stdin) {
				chunks.push(Buffer.from(chunk));
				bytes += chunk.length;
				if (bytes > maxInputBytes) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `standard input has more than ${maxInputBytes} bytes`,
					hint: "Give less at once."
				});
			}
			return Buffer.concat(chunks);
		}
	}),
	11081: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addPolicyCommands: () => addPolicyCommands });
		var json_schema_processors = __webpack_require__(98439);
		var schema = __webpack_require__(12593);
		;
		function createPolicyJsonSchema(tools) {
			const { $schema, ...rest } = json_schema_processors.bl(schema.Y, {
				io: "input",
				override: ({ jsonSchema, path }) => {
					if (path.at(-2) !== "properties") return;
					if (path.at(-1) === "tool") jsonSchema.examples = [...tools.names];
					if (path.at(-1) === "pack") jsonSchema.examples = [...tools.packs.keys()];
				}
			});
			return {
				$schema,
				title: "Policy file of script-harness",
				...rest
			};
		}
		function renderPolicyJsonSchema(tools) {
			return `${JSON.stringify(createPolicyJsonSchema(tools), null, 2)}\n`;
		}
		var tools = __webpack_require__(31563);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var policy = __webpack_require__(58748);
		var path_text = __webpack_require__(45894);
		var error = __webpack_require__(22603);
		var contents_manifests = __webpack_require__(6719);
		var load = __webpack_require__(49808);
		var check = __webpack_require__(56039);
		var external_node_url_ = __webpack_require__(73136);
		var builtin_policy = __webpack_require__(1253);
		var finding = __webpack_require__(49527);
		;
		const levels = {
			error: "error",
			warning: "warning",
			info: "note"
		};
		function renderSarif(findings, toolVersion) {
			const codes = [...new Set(findings.map(({ code }) => code))].toSorted();
			const log = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						name: "script-harness policy check",
						version: toolVersion,
						rules: codes.map((code) => ({
							id: code,
							shortDescription: { text: code.replaceAll("-", " ") },
							defaultConfiguration: { level: levels[finding.H[code]] }
						}))
					} },
					results: findings.map((finding) => createResult(finding, codes)),
					columnKind: "utf16CodeUnits"
				}]
			};
			return `${JSON.stringify(log, null, 2)}\n`;
		}
		function createResult({ severity, code, ruleId, problem }, codes) {
			const { file, line, column, message, hint } = problem;
			return {
				ruleId: code,
				ruleIndex: codes.indexOf(code),
				level: levels[severity],
				message: { text: hint === "" ? message : `${message} (${hint})` },
				...file !== null && { locations: [{ physicalLocation: {
					artifactLocation: { uri: renderUri(file) },
					...line !== null && { region: {
						startLine: line,
						...column !== null && { startColumn: column }
					} }
				} }] },
				...ruleId !== null && { properties: { policyRule: ruleId } }
			};
		}
		function renderUri(file) {
			if ((0, external_node_path_.isAbsolute)(file)) return (0, external_node_url_.pathToFileURL)(file).href;
			return (0, builtin_policy.i)(file) ? file : file.split("/").map(encodeURIComponent).join("/");
		}
		var locate_directory = __webpack_require__(88230);
		var load_policy_file = __webpack_require__(14204);
		var find_programs = __webpack_require__(88317);
		var committed_files = __webpack_require__(86838);
		var disposable_paths = __webpack_require__(67959);
		var git_layout = __webpack_require__(41125);
		var closed_view = __webpack_require__(99429);
		var list_workspace = __webpack_require__(50483);
		var options = __webpack_require__(73767);
		;
		const addCheckCommand = (policy, context, exit) => {
			policy.command("check [file...]").description("every problem of a policy, with its place; exit 2 on an error").option("--org <file>", "the policy of an organisation: what it forbids is reported; without a policy, it is checked").option("--cwd <directory>", "the workspace: closed files that are in its history are reported").addOption((0, options.Bx)("text", "json", "sarif")).action(async (files, flags) => exit(await checkPolicies(files, flags, context)));
		};
		async function checkPolicies(files, { format, cwd, org }, { host, terminal }) {
			if (files.length === 0 && org === undefined) throw new error.tj({
				code: "usage",
				message: "policy check lacks a policy",
				hint: "Name a policy file or builtin:NAME, or the policy of an organisation with --org FILE."
			});
			const workspace = cwd === undefined ? null : (0, locate_directory.m)(host, cwd, "--cwd");
			const results = [];
			for (const file of files.length === 0 ? ["builtin:read-only"] : files) {
				const loaded = (0, load_policy_file.bV)(host, file, workspace);
				const options = {
					...loaded,
					facts: null,
					floors: [...loaded.floors, ...org === undefined ? [] : [createFloor((0, external_node_path_.resolve)(host.workingDirectory, org))]]
				};
				const findings = [...(await (0, check.hM)(options)).filter((finding) => canChange(files.length === 0 ? null : file, finding)), ...workspace === null ? [] : await findCommitted(options, workspace, host)];
				results.push({
					policy: files.length === 0 ? org ?? file : file,
					ok: findings.every(({ severity }) => severity !== "error"),
					findings
				});
			}
			const all = results.flatMap(({ findings }) => findings).map((finding) => nameRelative(finding, host.workingDirectory));
			if (format === "json") terminal.out(`${JSON.stringify(results)}\n`);
			else if (format === "sarif") terminal.out(renderSarif(all, host.version));
			else for (const { policy, findings, ok } of results) {
				for (const finding of findings) terminal.out(`${(0, check.Kj)(finding)}\n`);
				terminal.out(`${policy}: ${ok ? "ok" : "not valid"}\n`);
			}
			return results.every(({ ok }) => ok) ? 0 : 2;
		}
		function createFloor(source) {
			return {
				source,
				origin: "",
				readFile: (file) => (0, promises_.readFile)(file, "utf8")
			};
		}
		function canChange(file, { severity, problem }) {
			const isOf = (prefix) => problem.file?.startsWith(prefix) === true;
			return severity === "error" || isOf(policy.Zy) === (file === null) && (file?.startsWith("builtin:") === true || !isOf("builtin:"));
		}
		async function findCommitted(options, workspace, host) {
			const git = (0, find_programs.Kp)("git", host.facts.environment["PATH"] ?? "", [workspace]);
			if (git === null) return [];
			try {
				const policy = (await (0, load.tb)(options)).view();
				const place = {
					workspace,
					git,
					layout: (0, git_layout.h6)(workspace, git),
					policy
				};
				const view = (0, closed_view.Ib)({
					...place,
					listing: (0, list_workspace.i)(workspace, policy.closed)
				});
				const { all: tracked, marked } = await (0, disposable_paths.z7)({
					workspace,
					git,
					sh: "/bin/sh"
				});
				const found = (0, closed_view.hS)(view, {
					tracked,
					marked
				}, place);
				const committed = [...found.inside, ...found.outside];
				const written = {
					file: options.source,
					line: null,
					column: null
				};
				const unchosen = (0, committed_files.j)(committed, policy);
				if (unchosen !== null) return [{
					severity: "error",
					code: "committed-closed",
					ruleId: null,
					problem: {
						...unchosen,
						...written
					}
				}];
				const message = (0, committed_files.w)(committed, policy);
				const findings = [];
				if (message !== null) findings.push({
					severity: "warning",
					code: "committed-secret",
					ruleId: null,
					problem: {
						message,
						hint: "",
						...written
					}
				});
				const manifests = found.inside.filter((path) => policy.closed.explain(path)?.rule === "default" && (0, contents_manifests.HS)(path));
				if (manifests.length > 0) findings.push({
					severity: "info",
					code: "closed-manifest",
					ruleId: null,
					problem: {
						message: `no rule allows reading ${(0, path_text.Pe)(manifests)}: setup and verify see what commands see, so ${manifests.length === 1 ? "it is" : "they are"} missing there`,
						hint: "If the project needs a file to install packages or to run its tests, add it to a rule about read.",
						...written
					}
				});
				return findings;
			} catch (thrown) {
				if (thrown instanceof error.tj) return [];
				throw thrown;
			}
		}
		function nameRelative(finding, workingDirectory) {
			const { file } = finding.problem;
			if (file === null || !(0, external_node_path_.isAbsolute)(file)) return finding;
			const name = (0, external_node_path_.relative)(workingDirectory, file);
			return (0, path_text._K)(name) ? finding : {
				...finding,
				problem: {
					...finding.problem,
					file: name
				}
			};
		}
		var compare = __webpack_require__(76899);
		var commander = __webpack_require__(67375);
		var control_characters = __webpack_require__(96763);
		var isolation = __webpack_require__(85377);
		var types_network = __webpack_require__(10007);
		var describe_network = __webpack_require__(10281);
		var access = __webpack_require__(95867);
		var types_decision = __webpack_require__(10031);
		var evaluate = __webpack_require__(94056);
		var matcher = __webpack_require__(92297);
		var decide_rule = __webpack_require__(66049);
		;
		function explainCall(policy, call) {
			const { decision, rule, reason, instead, suggestion, grant, alone, followUp } = policy.decide(call);
			const decided = (0, evaluate._3)(policy.compiled, call);
			const { catalogue, network } = policy.compiled;
			const starts = (0, types_decision.Jr)(decision) && catalogue.tools.isOf(call.tool, "command", "session", "custom");
			const { allow, setup, forward } = (0, describe_network.UY)(network);
			const reached = [...grant.hosts, ...starts ? network.allow : []];
			const denied = (0, describe_network.yX)(reached, starts ? policy.view().network?.deny ?? [] : []);
			const closed = new Set(denied.flatMap((one) => one.deniesAll ? [one.grant] : []));
			return {
				decision,
				isolation: call.isolation ?? "full",
				rule,
				reason,
				instead,
				suggestion,
				danger: followUp.danger,
				accesses: decided.map((item) => ({
					access: (0, access.bu)(item.access),
					decision: item.decision,
					profile: item.profile?.name ?? null
				})),
				hosts: [...new Set(reached.filter((one) => !closed.has(one)).map(types_network.oL))],
				deniedHosts: denied.map((one) => `${(0, types_network.oL)(one.grant)} (${one.deniesAll ? "" : "in part, "}${one.rule})`),
				open: starts ? [
					allow,
					forward,
					setup
				].filter((text) => text !== "") : [],
				grant,
				alone,
				considered: decided.flatMap((item, index) => [...item.votes.filter(({ source }) => source !== "rule").map((vote) => ({
					rule: vote.rule,
					layer: vote.layer,
					decision: vote.decision,
					access: index,
					result: "must",
					why: vote.reason || "no rule decides this access"
				})), ...(item.profile?.policy ?? policy.compiled).rules.map((candidate) => {
					const question = (0, matcher.kA)(call, item.access, policy.compiled.facts);
					const result = (0, decide_rule.mU)(candidate, question);
					const { id, layer, decision: written } = candidate;
					const why = explainMatch(candidate, question, result, item);
					return {
						rule: id,
						layer,
						decision: written,
						access: index,
						result,
						why
					};
				})])
			};
		}
		function renderExplanation(explanation) {
			const lines = [
				`${explanation.decision} by ${explanation.rule}: ${explanation.reason}`,
				`Assumed isolation: ${explanation.isolation}.`,
				"",
				"The call is lowered to:"
			];
			for (const [index, { access, decision, profile }] of explanation.accesses.entries()) {
				lines.push(`  ${decision.padEnd(15)}${access}${profile === null ? "" : ` (profile ${profile})`}`);
				const asked = explanation.considered.filter((rule) => rule.access === index);
				const telling = asked.filter(({ result, why }) => result !== "no" || why.startsWith("matches"));
				for (const { rule, layer, decision: wanted, result, why } of telling) lines.push(`    ${result.padEnd(5)}${rule} (${layer}, ${wanted}): ${why}`);
				const silent = asked.filter((rule) => !telling.includes(rule));
				if (silent.length > 0) lines.push(`    no   ${silent.map(({ rule }) => rule).join(", ")}`);
			}
			if (explanation.grant.kind !== "none") lines.push("", (0, types_network.aN)(explanation.grant));
			if (explanation.open.length > 0) lines.push("", ...explanation.open);
			if (explanation.deniedHosts.length > 0) lines.push("", `Rules deny connections to ${explanation.deniedHosts.join(", ")}.`);
			if (explanation.alone !== "") lines.push("", (0, types_network.Vn)(explanation.alone));
			if (explanation.instead !== "") lines.push("", explanation.instead);
			if (explanation.suggestion !== "") lines.push("", "The smallest rules that would allow it:", ...explanation.suggestion.trimEnd().split("\n").map((line) => `  ${line}`));
			if (explanation.danger !== "") lines.push("", `No rule is suggested: ${explanation.danger}.`);
			return lines.join("\n");
		}
		function explainMatch(rule, question, result, item) {
			if (rule.binds !== null && rule.binds !== item.access.type) return `it is about ${rule.binds}`;
			const whole = (0, decide_rule.mU)({
				...rule,
				unless: null
			}, question);
			if (whole !== "no" && result === "no") return `matches, but its exception holds: ${(rule.unless ?? []).map(({ message }) => message).join(", ")}`;
			if (result === "no") {
				const missed = rule.when.find((condition) => (0, decide_rule.mU)({
					...rule,
					when: [condition],
					unless: null
				}, question) === "no");
				return `does not hold: ${missed?.message ?? ""}`;
			}
			const intent = (0, decide_rule.Qn)(rule).when;
			const conditions = rule.when.map((condition) => condition.describeMatch(question, intent)).join(", ");
			if (!(0, decide_rule.kc)(rule, result)) return `only may match, and an allow must match: ${conditions}`;
			if (!item.votes.some(({ of, source }) => of === rule && source === "rule")) return `matches, but does not cover this access: ${conditions}`;
			if (rule.expired !== "") return `${rule.expired} ${conditions}`;
			return `${rule.audit ? "on trial, without effect: " : ""}${conditions}`;
		}
		var paths = __webpack_require__(88526);
		var read_source = __webpack_require__(71163);
		var policy_calls = __webpack_require__(27725);
		var compare_text = __webpack_require__(73014);
		;
		const addExplainCommand = (policy, context, exit) => {
			(0, options.X)(policy.command("explain [command...]").description("how a call would be decided, and why; a command is written after --").option("--call <json>", "a call: {\"tool\":\"exec\",\"args\":{\"command\":[\"npm\",\"test\"]},\"context\":{\"label\":\"x\"}}").option("--calls <file>", "one call a line; - reads standard input").addOption(new commander.c$("--isolation <level>", "the isolation of the run").choices(isolation.ik).default("full")).option("--approvals", "a run in which a person can be asked; without it, escalate denies", false)).action(async (words, flags) => {
				if ([
					flags.call !== undefined,
					flags.calls !== undefined,
					words.length > 0
				].filter(Boolean).length !== 1) throw new error.tj({
					code: "usage",
					message: "give exactly one of --call, --calls and a command after --",
					hint: "See policy explain --help."
				});
				exit(await explainCalls(words, flags, context));
			});
		};
		async function explainCalls(words, flags, context) {
			const { terminal, host } = context;
			const workspace = (0, locate_directory.m)(host, flags.cwd, "--cwd");
			const { policy } = await (0, load_policy_file.n$)(host, flags.policy, workspace);
			const place = await (0, policy_calls.G6)(policy, {
				workspace,
				host
			});
			requireChoice(place);
			if (flags.calls === undefined) {
				const written = flags.call === undefined ? readCommand(words) : (0, policy_calls.Mf)(flags.call, "--call");
				const { explanation, call, here } = await explain(written, place, flags);
				const closed = listClosedPaths(place, here.view());
				const isAskable = !flags.approvals && here.decide({
					...call,
					asksPeople: true
				}).decision === "escalate";
				const hint = isAskable ? "In a run in which a person can be asked, a person decides it: see `policy explain --approvals`.\n\n" : "";
				terminal.out(flags.format === "json" ? `${JSON.stringify({
					...explanation,
					closed
				})}\n` : `${renderExplanation(explanation)}\n\n${hint}${renderClosedPaths(closed)}\n`);
				return 0;
			}
			let failed = false;
			const lines = (await (0, read_source.o)(flags.calls, context)).split("\n");
			for (const [index, line] of lines.entries()) {
				if (line.trim() === "") continue;
				try {
					const written = (0, policy_calls.Mf)(line, `${flags.calls}:${index + 1}`);
					const { explanation } = await explain(written, place, flags);
					terminal.out(`${JSON.stringify(explanation)}\n`);
				} catch (thrown) {
					if (!(thrown instanceof error.tj) || thrown.code !== "usage") throw thrown;
					failed = true;
					terminal.out(`${JSON.stringify({
						error: thrown.message,
						hint: thrown.hint,
						line: index + 1
					})}\n`);
				}
			}
			return failed ? 2 : 0;
		}
		function requireChoice({ policy, workspace, repository, disposable }) {
			const view = policy.view();
			if (view.git !== null || repository === null || disposable === null) return;
			const listing = (0, list_workspace.i)(workspace, view.closed);
			const seen = (0, closed_view.Ib)({
				workspace,
				...repository,
				policy: view,
				listing
			});
			const committed = (0, closed_view.hS)(seen, disposable, repository);
			const unchosen = (0, committed_files.j)([...committed.inside, ...committed.outside], view);
			if (unchosen !== null) throw new error.tj({
				code: "policy",
				...unchosen
			});
		}
		async function explain(written, place, flags) {
			const placed = {
				...written,
				context: {
					isolation: flags.isolation,
					...written.context
				}
			};
			const { call, policy: here } = await (0, policy_calls.e)(placed, place);
			return {
				explanation: explainCall(here, {
					...call,
					asksPeople: flags.approvals
				}),
				call,
				here
			};
		}
		function readCommand(words) {
			const [first = ""] = words;
			const command = words.length === 1 && /\s/.test(first) ? [
				"bash",
				"-lc",
				first
			] : [...words];
			return {
				tool: "exec",
				args: { command },
				origin: "structured",
				context: {},
				after: []
			};
		}
		const maxShown = 10;
		function listClosedPaths({ workspace, repository }, policy) {
			if (repository === null) return null;
			const { git, layout } = repository;
			const listing = (0, list_workspace.i)(workspace, policy.closed);
			const { unreadable, unlisted, outside } = (0, closed_view.Ib)({
				workspace,
				git,
				layout,
				policy,
				listing
			});
			const name = (root, path) => {
				const absolute = (0, external_node_path_.join)(root, path);
				const rule = policy.closed.explain(path)?.rule;
				const cause = (0, external_node_path_.basename)(path) === ".git" ? "sandbox.git" : "a hard link of a closed file";
				return {
					path: `${(0, external_node_path_.relative)(workspace, absolute)}${(0, paths.wd)(absolute) ? "/**" : ""}`,
					rule: rule ?? cause
				};
			};
			const root = layout.repositoryRoot;
			return [
				...unreadable.map((path) => name(workspace, path)),
				...unlisted.map(({ path, reason }) => ({
					path: `${path}/**`,
					rule: reason
				})),
				...outside.unreadable.map((path) => name(root, (0, external_node_path_.relative)(root, path)))
			].toSorted((left, right) => (0, compare_text.n)(left.path, right.path));
		}
		function renderClosedPaths(closed) {
			if (closed === null) return "Closed to processes: not known. This directory is in no git repository, so no run starts here.";
			if (closed.length === 0) return "Closed to processes in this workspace: nothing.";
			const lines = closed.slice(0, maxShown).map(({ path, rule }) => `  ${(0, control_characters.UN)(path)} (${rule})`);
			const more = closed.length > maxShown ? [`  and ${closed.length - maxShown} more`] : [];
			return [
				"Closed to processes in this workspace:",
				...lines,
				...more
			].join("\n");
		}
		;
		function measureCoverage(policy, results) {
			const rules = listOwnRules(policy, results).map((rule) => {
				const hasExample = (rule.written.examples?.match ?? []).length > 0;
				return {
					rule: rule.id,
					layer: rule.layer,
					covered: hasExample || results.some((result) => isReachedBy(rule, result))
				};
			});
			const covered = rules.filter((rule) => rule.covered).length;
			return {
				rules,
				covered,
				total: rules.length,
				percent: computePercent(covered, rules.length),
				unselected: listUnselected(policy, results)
			};
		}
		function listUnselected(policy, results) {
			const selected = listSelected(policy, results);
			return (0, load.X9)(policy.sources).flatMap((profile) => selected.includes(profile) || !profile.policy.rules.some(isOfAuthor(policy)) ? [] : [profile.name]);
		}
		function listSelected({ sources }, results) {
			const tested = new Set(results.flatMap(({ decided }) => decided?.policy.facts ?? []));
			return (0, load.X9)(sources).filter(({ isSelected }) => [...tested].some(isSelected));
		}
		function isOfAuthor({ sources }) {
			const own = sources.layers.at(-1)?.name;
			return ({ layer }) => layer === own || !(0, builtin_policy.i)(layer);
		}
		function listOwnRules(policy, results) {
			const rules = [policy.compiled, ...listSelected(policy, results).map((profile) => profile.policy)].flatMap((one) => one.rules).filter(isOfAuthor(policy));
			return rules.filter((rule, index) => rules.findIndex(isSameRule(rule)) === index);
		}
		function isSameRule({ id, layer }) {
			return (other) => other.id === id && other.layer === layer;
		}
		function computePercent(part, total) {
			return total === 0 ? 100 : Math.floor(part * 1e3 / total) / 10;
		}
		function isReachedBy(rule, { decided }) {
			if (decided === null) return false;
			const isSame = isSameRule(rule);
			return (0, evaluate._3)(decided.policy.compiled, decided.call).some(({ votes }) => votes.some(({ of }) => of !== null && isSame(of)));
		}
		function renderTestReport(results, coverage) {
			const lines = results.flatMap(({ status, problem }) => problem === null ? [] : [(0, error.yM)({
				...problem,
				message: `${status}: ${problem.message}`
			})]);
			const count = (status) => results.filter((result) => result.status === status).length;
			lines.push(`${count("pass")} passed, ${count("fail")} failed, ${count("error")} errors, ${count("skip")} skipped`);
			for (const { rule, layer, covered } of coverage.rules) if (!covered) lines.push(`not covered: ${rule} (${layer})`);
			for (const profile of coverage.unselected) lines.push(`not covered: the rules of the profile ${profile}, which no test selects and the coverage does not count`);
			lines.push(`coverage: ${coverage.percent} % (${coverage.covered} of ${coverage.total} rules)`);
			return `${lines.join("\n")}\n`;
		}
		var host = __webpack_require__(69676);
		var examples = __webpack_require__(73340);
		var resolve_profiles = __webpack_require__(26995);
		var policy_tests = __webpack_require__(24185);
		;
		function mutatePolicy(policy, tables) {
			const before = runTables(policy, tables);
			function findNotice(rule, mutant) {
				const example = mutant === null ? undefined : (0, examples.G)(mutant)[0];
				if (example !== undefined) return example.message;
				const isChanged = isSameRule(rule);
				const change = (one) => ({
					...one,
					rules: one.rules.flatMap((other) => isChanged(other) ? mutant ?? [] : other)
				});
				const { base, profiles } = policy.sources;
				const changed = {
					...policy.sources,
					base: change(base),
					profiles: profiles.map((one) => one.owner === "organisation" ? one : (0, resolve_profiles.S)({
						...one,
						written: { when: one.when }
					}, change(one.policy), one.owner))
				};
				const after = runTables((0, load.EM)(changed, policy.facts), tables);
				const at = after.findIndex(({ status }, index) => status !== before[index]?.status);
				return at < 0 ? null : tables.flatMap(({ rows, file }) => rows.map((_, row) => `${file} case ${row + 1}`))[at] ?? "";
			}
			return listOwnRules(policy, before).flatMap((rule) => listMutants(rule).map(({ change, written }) => {
				const mutant = written === null ? null : (0, decide_rule.mk)(written, rule);
				const { layer, id } = rule;
				return {
					rule: id,
					layer,
					line: rule.problemAt([], "").line,
					change,
					noticedBy: findNotice(rule, mutant)
				};
			}));
		}
		function runTables(policy, tables) {
			return tables.flatMap((table) => (0, policy_tests.cS)(policy, table));
		}
		function listMutants({ written }) {
			const { limits: _limits, acknowledge: _acknowledge, hosts: _hosts, sees: _sees, uploadMb: _uploadMb, ...bare } = written;
			const flipped = (0, types_decision.Jr)(written.decision) ? {
				...bare,
				decision: "deny"
			} : {
				...written,
				decision: "allow"
			};
			return [{
				change: "drop the rule",
				written: null
			}, {
				change: `${written.decision} becomes ${flipped.decision}`,
				written: flipped
			}];
		}
		function renderMutations(mutations) {
			const survivors = mutations.filter(({ noticedBy }) => noticedBy === null);
			return [
				...survivors.map(({ rule, layer, line, change }) => `not noticed: ${layer}${line === null ? "" : `:${line}`}: ${rule}: ${change}`),
				`${mutations.length - survivors.length} of ${mutations.length} changes noticed`,
				""
			].join("\n");
		}
		function computeMutationScore(mutations) {
			return computePercent(mutations.filter(({ noticedBy }) => noticedBy !== null).length, mutations.length);
		}
		;
		const addTestCommands = (policy, context, exit) => {
			(0, options.ef)(policy.command("test <file>").description("the test tables of a policy, with coverage; exit 1 if a row fails").option("--tests <file...>", "tables besides those that the policy names").option("--threshold <percent>", "the coverage below which it fails")).action(async (file, flags) => exit(await testPolicy(file, flags, context)));
			(0, options.ef)(policy.command("mutate <file>").description("changes of one rule that no test notices; exit 1 if there is one").option("--tests <file...>", "tables besides those that the policy names").option("--threshold <percent>", "the share of noticed changes below which it fails (default 100)")).action(async (file, flags) => exit(await mutateFromCli(file, flags, context)));
		};
		async function testPolicy(source, flags, context) {
			const { terminal } = context;
			const threshold = readThreshold(flags.threshold, 0);
			const { policy, tables } = await readTables(source, flags, context);
			const results = tables.flatMap((table) => (0, policy_tests.cS)(policy, table));
			const coverage = measureCoverage(policy, results);
			const failed = results.some(({ status }) => status === "fail" || status === "error");
			if (flags.format === "json") terminal.out(`${JSON.stringify({
				ok: !failed && coverage.percent >= threshold,
				results: results.map(({ status, name, problem }) => ({
					status,
					name,
					problem
				})),
				coverage
			})}\n`);
			else terminal.out(renderTestReport(results, coverage));
			if (!failed && coverage.percent < threshold) terminal.log(`the coverage of ${coverage.percent} % is below the threshold of ${threshold} %\n`);
			return failed || coverage.percent < threshold ? 1 : 0;
		}
		async function mutateFromCli(source, flags, context) {
			const threshold = readThreshold(flags.threshold, 100);
			const { policy, tables } = await readTables(source, flags, context);
			const failing = tables.flatMap((table) => (0, policy_tests.cS)(policy, table)).filter(({ status }) => status === "fail");
			if (failing.length > 0) throw new error.tj({
				code: "policy",
				message: "the tests fail before anything is changed",
				hint: "Run policy test first.",
				problems: failing.flatMap(({ problem }) => problem === null ? [] : [problem])
			});
			const mutations = mutatePolicy(policy, tables);
			const score = computeMutationScore(mutations);
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				score,
				mutations
			})}\n` : renderMutations(mutations));
			return score >= threshold ? 0 : 1;
		}
		async function readTables(source, flags, context) {
			const options = (0, load_policy_file.bV)(context.host, source, (0, locate_directory.m)(context.host, flags.cwd, "--cwd"));
			const policy = await (0, load.tb)({
				...options,
				facts: null
			});
			const errors = (0, check.Gr)(policy);
			if (errors.length > 0) throw new error.tj({
				code: "policy",
				message: `${source} is not valid`,
				hint: "policy check lists what is wrong. A policy that a run refuses is not tested.",
				problems: errors
			});
			const tables = [...await (0, policy_tests.QK)(policy, (file) => (0, promises_.readFile)(file, "utf8"))];
			if (source.startsWith("builtin:")) {
				const name = `${source.slice("builtin:".length)}.test.yml`;
				tables.push((0, policy_tests.yz)(`builtin:${name}`, (0, host.Op)(context.host, name)));
			}
			for (const file of flags.tests ?? []) tables.push((0, policy_tests.yz)((0, external_node_path_.resolve)(context.host.workingDirectory, file), await (0, read_source.o)(file, context)));
			const problems = tables.flatMap((table) => table.problems);
			if (problems.length > 0) throw new error.tj({
				code: "policy",
				message: "a test table cannot be used",
				hint: "",
				problems
			});
			if (tables.length === 0 && listOwnRules(policy, []).every(({ written }) => written.examples === undefined)) throw new error.tj({
				code: "usage",
				message: `${source} names no tests, and none of its rules has examples`,
				hint: "Name tables under tests: in the policy, give --tests FILE, or add examples to rules."
			});
			return {
				policy,
				tables
			};
		}
		function readThreshold(written, fallback) {
			if (written === undefined) return fallback;
			const value = Number(written);
			if (written.trim() === "" || !(value >= 0 && value <= 100)) throw new error.tj({
				code: "usage",
				message: `the threshold ${written} is not a percentage`,
				hint: "Give a number from 0 to 100."
			});
			return value;
		}
		;
		const addPolicyCommands = (program, context, exit) => {
			const policy = program.command("policy").description("check, try, test and compare policies");
			addCheckCommand(policy, context, exit);
			addExplainCommand(policy, context, exit);
			addTestCommands(policy, context, exit);
			(0, compare.$)(policy, context, exit);
			policy.command("schema").description("the JSON Schema of the policy file, for editors").action(() => context.terminal.out(renderPolicyJsonSchema(tools.GS)));
		};
	}),
	86838: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			j: () => findUnchosen,
			w: () => describeCommitted
		});
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19375);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45894);
		function findUnchosen(committed, { closed, git }) {
			if (git !== null) return null;
			const named = committed.filter((path) => closed.isNamedByAuthor(path));
			if (named.length === 0) return null;
			return {
				message: `rules of the policy close ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(named)}, and git tracks ${named.length === 1 ? "it" : "them"}: the policy has to choose what processes see of the history`,
				hint: "Add `sandbox: { git: visible }` (one commit with the files that processes may read), or `sandbox: { git: history }` (all that is committed: `git show` prints these files)."
			};
		}
		function describeCommitted(committed, { closed, git }) {
			if (git === "visible") return null;
			const isDenied = (path) => closed.explain(path)?.rule !== "default";
			const [denied, leftOut] = [committed.filter(isDenied), committed.filter((path) => !isDenied(path))];
			return [describeDenied(denied), describeLeftOut(leftOut)].filter((text) => text !== null).join("; ") || null;
		}
		function describeLeftOut(paths) {
			if (paths.length === 0) return null;
			const example = (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(paths[0] ?? "");
			return `no rule allows reading ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__.kT)(paths.length)} of the files that git tracks (for example ${example}): commands do not see them, and can read their committed contents (git show, git log -p) unless the policy has \`sandbox: { git: visible }\``;
		}
		function describeDenied(all) {
			if (all.length === 0) return null;
			const paths = [...new Set(all)];
			const example = JSON.stringify((0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(paths[0] ?? ""));
			return `the policy denies reading ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(paths)}, but git tracks it: commands can read its committed contents (git show, git log -p). If it holds a secret, replace the secret and remove the file from the repository and its history, or hide the history (\`sandbox: { git: visible }\`). If not, except it from the rule that denies it: \`unless: { read: [${example}] }\` (docs/policy.md, "Exceptions from a built-in policy")`;
		}
	})
};
