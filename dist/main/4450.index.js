export const id = 4450;
export const ids = [4450];
export const modules = {
	94450: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addPolicyCommands: () => addPolicyCommands });
		var commander = __webpack_require__(67375);
		var locate_folder = __webpack_require__(27768);
		var catalogue = __webpack_require__(27444);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var types_error = __webpack_require__(22603);
		var run_host = __webpack_require__(60835);
		var load_steering_policy = __webpack_require__(50762);
		;
		const commands = {
			error: "error",
			warning: "warning",
			info: "notice"
		};
		function renderAnnotation({ severity, code, problem }) {
			const { file, line, column, message, hint } = problem;
			const properties = [
				...file === null || file.startsWith("builtin:") ? [] : [`file=${escapeProperty(file)}`],
				...line === null ? [] : [`line=${line}`],
				...column === null ? [] : [`col=${column}`],
				`title=${escapeProperty(`policy: ${code}`)}`
			];
			const place = file?.startsWith("builtin:") === true ? `${file}: ` : "";
			const text = `${place}${hint === "" ? message : `${message} (${hint})`}`;
			return `::${commands[severity]} ${properties.join(",")}::${escapeData(text)}`;
		}
		function escapeData(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function escapeProperty(text) {
			return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
		var check = __webpack_require__(80874);
		var load = __webpack_require__(36080);
		var external_node_url_ = __webpack_require__(73136);
		;
		const lintHelp = new Map([
			["invalid", "The policy cannot be loaded."],
			["test-failed", "A row of a test table gets another decision than it states."],
			["any-program", "A rule allows every program."],
			["interpreter-allowed", "A rule allows an interpreter or a wrapper with anything after it."],
			["workspace-program", "A rule allows a program that is in the workspace."],
			["any-access", "A rule allows all that a call does, with any tool."],
			["whole-tool", "A rule allows everything that a powerful tool can do."],
			["contained", "A rule allows any command that the sandbox contains."],
			["advisory", "A rule about commands matches their spelling only."],
			["executes-workspace", "A rule runs code of the workspace that the agent can write."],
			["control-files", "A rule allows writing files that steer git, the workflows or the policy."],
			["default-allow", "A call that no rule names is allowed."],
			["opaque-allow", "A command whose effect cannot be determined is allowed."],
			["no-read-rule", "The policy lets processes run and read nothing."],
			["denylist", "The policy allows all of a kind and lists what is forbidden."],
			["unanchored-pattern", "A regular expression of an allow leaves its beginning or end open."],
			["any-host", "A rule allows every host."],
			["any-request", "A rule opens hosts to requests of any method."],
			["profile", "A profile of the policy, and how it applies."],
			["unpinned-extends", "The policy extends a file whose content no commit and no hash fixes."],
			["duplicate-rule", "Two rules have the same conditions and the same decision."],
			["contradictory-rules", "Two rules have the same conditions and different decisions."],
			["shadowed-rule", "A rule never decides anything."],
			["not-mounted", "A write glob that commands cannot use."],
			["inexact-mount", "A write glob that a mount cannot hold exactly."],
			["escalate-without-channel", "A rule escalates, and no person can be asked."],
			["server-reads-and-connects", "An MCP server sees the workspace and has a network."],
			["unpinned-server", "An MCP server is not bound to the tools that it has now."],
			["unknown-server", "A rule allows tools of an MCP server that the policy does not start."],
			["unoffered-tool", "A rule allows a tool that the policy does not offer."],
			["unnamed-tool", "A custom tool is named by no rule."],
			["opaque-tool", "The effects of the command of a custom tool cannot be determined."],
			["audit", "A rule is on trial and has no effect."],
			["committed-secret", "Git has stored a file that a rule denies to read."],
			["no-reason", "A rule gives no reason."],
			["no-examples", "A rule has no example that it matches."]
		]);
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
						rules: codes.map((code) => {
							const worst = findings.filter((finding) => finding.code === code).map(({ severity }) => severity);
							return {
								id: code,
								shortDescription: { text: lintHelp.get(code) ?? code },
								defaultConfiguration: { level: levels[pickWorst(worst)] }
							};
						})
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
		function pickWorst(severities) {
			return severities.includes("error") ? "error" : severities.includes("warning") ? "warning" : "info";
		}
		function renderUri(file) {
			if ((0, external_node_path_.isAbsolute)(file)) return (0, external_node_url_.pathToFileURL)(file).href;
			return file.startsWith("builtin:") ? file : file.split("/").map(encodeURIComponent).join("/");
		}
		var harmless_files = __webpack_require__(37158);
		var committed_files = __webpack_require__(65735);
		var git_layout = __webpack_require__(17630);
		var plan_workspace = __webpack_require__(84072);
		var programs = __webpack_require__(31920);
		;
		async function checkPolicies(sources, flags, context) {
			const { host, terminal } = context;
			const { format } = flags;
			const results = [];
			for (const source of sources) {
				const path = source.startsWith("builtin:") ? source : (0, external_node_path_.resolve)(host.workingFolder, source);
				const options = {
					source: path,
					readFile: (file) => (0, promises_.readFile)(file, "utf8"),
					catalogue: catalogue.s,
					builtinPolicies: (0, run_host.q1)(host),
					protectedPaths: [],
					fetchRemote: (0, load_steering_policy.af)()
				};
				const workspace = flags.cwd === undefined ? null : (0, locate_folder.$)(host, flags.cwd, "--cwd");
				const findings = [...(await (0, check.hM)({
					...options,
					workspace
				})).filter((finding) => canChange(path, finding)), ...workspace === null ? [] : await findCommitted(options, workspace, host)];
				results.push({
					policy: source,
					ok: findings.every(({ severity }) => severity !== "error"),
					findings
				});
			}
			const all = results.flatMap(({ findings }) => findings).map((finding) => nameRelative(finding, host.workingFolder));
			if (format === "json") terminal.out(`${JSON.stringify(results)}\n`);
			else if (format === "sarif") terminal.out(renderSarif(all, host.version));
			else if (format === "github") for (const finding of all) terminal.command(`${renderAnnotation(finding)}\n`);
			else for (const { policy, findings, ok } of results) {
				for (const finding of findings) terminal.out(`${(0, check.Kj)(finding)}\n`);
				terminal.out(`${policy}: ${ok ? "ok" : "not valid"}\n`);
			}
			return results.every(({ ok }) => ok) ? 0 : 2;
		}
		function canChange(source, { severity, problem }) {
			return severity === "error" || source.startsWith("builtin:") || problem.file?.startsWith("builtin:") !== true;
		}
		async function findCommitted(options, workspace, host) {
			const git = (0, programs.K)("git", host.facts.environment["PATH"] ?? "", [workspace]);
			if (git === null) return [];
			try {
				const { sandbox } = await (0, load.t)({
					...options,
					workspace
				});
				const layout = (0, git_layout.h6)(workspace, git);
				const isUnreadable = (0, plan_workspace.W)(sandbox.closed, (0, harmless_files._)({
					workspace,
					git,
					layout
				}));
				const committed = (0, committed_files.h)({
					git,
					layout,
					workspace,
					isUnreadable,
					unreadable: null
				});
				const message = (0, committed_files.w)(committed, {
					repositoryRoot: layout.repositoryRoot,
					workspace,
					closed: sandbox.closed
				});
				const problem = {
					message: message ?? "",
					hint: "",
					file: options.source,
					line: null,
					column: null
				};
				return message === null ? [] : [{
					severity: "warning",
					code: "committed-secret",
					ruleId: null,
					problem
				}];
			} catch (thrown) {
				if (thrown instanceof types_error.tj) return [];
				throw thrown;
			}
		}
		function nameRelative(finding, workingFolder) {
			const { file } = finding.problem;
			if (file === null || !(0, external_node_path_.isAbsolute)(file)) return finding;
			const name = (0, external_node_path_.relative)(workingFolder, file);
			return name.startsWith("..") ? finding : {
				...finding,
				problem: {
					...finding.problem,
					file: name
				}
			};
		}
		var external_node_fs_ = __webpack_require__(73024);
		var record = __webpack_require__(44196);
		var inputs = __webpack_require__(6882);
		var tools = __webpack_require__(97245);
		var schemas = __webpack_require__(88343);
		var errors = __webpack_require__(961);
		var core_errors = __webpack_require__(37428);
		var judge_changes = __webpack_require__(34885);
		var decide_call = __webpack_require__(21029);
		var load_policy_file = __webpack_require__(14204);
		var call_context = __webpack_require__(56518);
		var read_record = __webpack_require__(95159);
		var workspace_files = __webpack_require__(50832);
		var mcp = __webpack_require__(81441);
		var define_tool = __webpack_require__(29736);
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
		var tool_lookup = __webpack_require__(84772);
		;
		const callSchema = schemas.strictObject({
			tool: schemas.string(),
			args: schemas.unknown(),
			origin: schemas["enum"](["structured", "script"]).default("structured"),
			context: call_context.d9.default({})
		});
		function createLoadOptions(host, source, workspace) {
			return {
				source: source.startsWith("builtin:") ? source : (0, external_node_path_.resolve)(host.workingFolder, source),
				readFile: (file) => (0, promises_.readFile)(file, "utf8"),
				catalogue: catalogue.s,
				builtinPolicies: (0, run_host.q1)(host),
				protectedPaths: [],
				facts: load_policy_file.O,
				workspace,
				isRepository: (0, load_steering_policy.Z6)(workspace),
				fetchRemote: (0, load_steering_policy.af)()
			};
		}
		async function loadPolicies(context, sources, cwd) {
			const workspace = (0, locate_folder.$)(context.host, cwd, "--cwd");
			const loaded = [];
			for (const source of sources) loaded.push((await (0, load_policy_file.n)(context.host, source, workspace)).policy);
			return loaded;
		}
		function parseCalls(source, place) {
			return source.split("\n").flatMap((line, index) => line.trim() === "" ? [] : [parseCall(line, `${place}:${index + 1}`)]);
		}
		function parseCall(line, place) {
			try {
				return callSchema.parse(JSON.parse(line));
			} catch (thrown) {
				const why = thrown instanceof errors.G ? core_errors.S1(thrown) : thrown.message;
				throw new types_error.tj({
					code: "usage",
					message: `${place} is not a call: ${why}`,
					hint: "Write it like {\"tool\":\"exec\",\"args\":{\"command\":[\"npm\",\"test\"]}}."
				});
			}
		}
		async function lowerCall(written, policy, workspace) {
			const { findTool, listNearestNames } = (0, tool_lookup.j)((0, tools.MW)({
				customTools: policy.customTools,
				search: policy.search === null ? null : {
					service: policy.search,
					readHeaders: () => ({})
				}
			}));
			const tool = findTool(written.tool) ?? findServerTool(written.tool);
			if (tool === null) throw new types_error.tj({
				code: "usage",
				message: `there is no tool ${written.tool}`,
				hint: `Nearest: ${listNearestNames(written.tool).join(", ")}.`
			});
			const result = tool.bind(written.args);
			if (result.type === "invalid") throw new types_error.tj({
				code: "usage",
				message: `the arguments do not fit ${tool.name}: ${result.issues.map(({ path, message }) => `${path}: ${message}`).join("; ")}`,
				hint: "docs/reference/tools.md lists the parameters of every tool."
			});
			const files = (0, workspace_files.f)({
				root: workspace,
				owner: null,
				protectedPaths: [],
				isUnreadable: () => false
			});
			const here = (0, call_context.Qj)(policy, (0, call_context.lP)(written.context, policy.compiled.facts));
			const call = {
				tool: tool.name,
				origin: written.origin,
				args: result.call.args,
				accesses: await result.call.listAccesses(files),
				changes: await (0, decide_call.h)(result.call, files),
				...(0, call_context.qD)(written.context, here)
			};
			return {
				call,
				policy: here
			};
		}
		function readRecordedRun(context, folder, more) {
			const record = (0, read_record.a)((0, external_node_path_.resolve)(context.host.workingFolder, folder));
			const event = record.started?.event ?? "cli";
			const recorded = record.started?.facts ?? null;
			const known = recorded ?? (event === "cli" ? load_policy_file.O : {
				...load_policy_file.O,
				event,
				actorPermission: ""
			});
			if (recorded === null && event !== "cli" && more === null) context.terminal.log(`the record names the event (${event}) and not its label, ref or actor; give them with --context where rules ask for them\n`);
			return {
				facts: more === null ? known : (0, call_context.lP)(parseContext(more), known) ?? known,
				...listRecordedCalls(record.events.map(({ event: happened }) => happened))
			};
		}
		function listRecordedCalls(events) {
			const calls = [];
			const refusedChanges = [];
			let tainted = false;
			for (const event of events) {
				if (event.type === "history-tainted") tainted = true;
				if (event.type === "tool-decided") {
					const { callId, callHash, tool, origin, accesses, turn, decision, rule, justified } = event.decision;
					const args = JSON.parse(event.argsJson);
					calls.push({
						callId,
						callHash,
						tool,
						origin,
						args,
						accesses,
						turn,
						tainted,
						justified,
						decision,
						rule
					});
				}
				const call = event.type === "changes-decided" ? calls.find(({ callId }) => callId === event.callId) : undefined;
				if (event.type === "changes-decided" && call !== undefined) for (const { path, rule } of event.refused) refusedChanges.push({
					...call,
					...{
						tainted,
						decision: "deny",
						rule
					},
					callHash: `${call.callHash} ${path}`,
					accesses: [(0, judge_changes.s3)(path, null)]
				});
			}
			return {
				calls,
				refusedChanges
			};
		}
		function parseContext(json) {
			try {
				return call_context.d9.parse(JSON.parse(json));
			} catch (thrown) {
				const why = thrown instanceof errors.G ? core_errors.S1(thrown) : thrown.message;
				throw new types_error.tj({
					code: "usage",
					message: `--context: ${why}`,
					hint: "Write it like {\"event\":\"issues\",\"label\":\"agent\",\"actor\":{\"permission\":\"write\"}}."
				});
			}
		}
		var external_node_util_ = __webpack_require__(57975);
		var dist = __webpack_require__(38815);
		;
		function appendRules(source, rules) {
			const document = (0, dist.Tp)(source, {
				keepSourceTokens: true,
				logLevel: "silent"
			});
			const top = document.contents;
			if (document.errors.length > 0 || !(0, dist.jh)(top) || top.flow === true) return null;
			const pair = top.items.find(({ key }) => (0, dist.jn)(key) && key.value === "rules");
			const written = (() => {
				if (pair === undefined) return insertLines(source, source.length, renderBlock(rules, "  ", "rules:"));
				const { value } = pair;
				if ((0, dist.oP)(value) && value.items.length > 0) return value.flow === true ? insertInFlow(source, value, rules) : insertInBlock(source, value, rules);
				const key = (0, dist.jn)(pair.key) ? pair.key.range : null;
				if (key === null || key === undefined) return null;
				const colon = source.indexOf(":", key[1]) + 1;
				const end = (0, dist.oP)(value) ? value.range?.[1] ?? colon : colon;
				const emptied = source.slice(0, colon) + source.slice(end);
				return insertLines(emptied, colon, renderBlock(rules, "  ", null));
			})();
			return written !== null && hasExactly(written, source, rules) ? written : null;
		}
		function insertInBlock(source, list, rules) {
			const start = list.range?.[0];
			const end = findEnd(list);
			if (start === undefined || end === null) return null;
			const indent = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
			return /^ *$/.test(indent) ? insertLines(source, end, renderBlock(rules, indent, null)) : null;
		}
		function insertInFlow(source, list, rules) {
			const last = findEnd(list.items.at(-1));
			if (last === null) return null;
			return `${source.slice(0, last)}, ${rules.map((rule) => JSON.stringify(rule)).join(", ")}${source.slice(last)}`;
		}
		function findEnd(node) {
			if ((0, dist.P3)(node) && node.flow !== true) {
				const last = node.items.at(-1);
				if ((0, dist.jh)(node)) {
					const { key, value } = last;
					return findEnd(value) ?? findEnd(key);
				}
				return findEnd(last);
			}
			const range = node?.range;
			return range?.[1] ?? null;
		}
		function insertLines(source, offset, lines) {
			const lineBreak = source.includes("\r\n") ? "\r\n" : "\n";
			const startsLine = offset === 0 || source[offset - 1] === "\n";
			const next = startsLine ? offset - 1 : source.indexOf("\n", offset);
			const at = next === -1 && !startsLine ? source.length : next + 1;
			const before = source.slice(0, at);
			const separator = before === "" || before.endsWith("\n") ? "" : lineBreak;
			return `${before}${separator}${lines.join(lineBreak)}${lineBreak}${source.slice(at)}`;
		}
		function renderBlock(rules, indent, head) {
			const text = (0, dist.As)(rules, { lineWidth: 0 }).trimEnd();
			return [...head === null ? [] : [head], ...text.split("\n").map((line) => `${indent}${line}`)];
		}
		function hasExactly(written, source, rules) {
			const document = (0, dist.Tp)(written, { logLevel: "silent" });
			if (document.errors.length > 0) return false;
			const before = (0, dist.Tp)(source, { logLevel: "silent" }).toJS();
			return (0, external_node_util_.isDeepStrictEqual)(document.toJS(), {
				...before,
				rules: [...before.rules ?? [], ...rules]
			});
		}
		var types_decision = __webpack_require__(10031);
		var tools_examples = __webpack_require__(53839);
		var test_row = __webpack_require__(7893);
		var arguments_text = __webpack_require__(61248);
		var custom_tool = __webpack_require__(24505);
		var search = __webpack_require__(1789);
		;
		const corpus_commands = `
npm test
npm t
npm run test
npm run build
npm run lint
npm run test -- --bail
npm install
npm ci
npm install left-pad
npm publish
npm exec -- cowsay
npm config set script-shell ./x
pnpm test
pnpm install
yarn test
yarn add left-pad
npx vitest run
npx jest
npx cowsay
npx --yes cowsay
node --test
node script.js
node -e 1
node --import ./x.js --test
tsc -p .
python -m pytest
python3 -m pytest -x
python script.py
python3 -c 1
pytest -x tests
pip install requests
uv run pytest
go test ./...
go run main.go
go build ./...
go test -exec ./x ./...
cargo test
cargo build
cargo run
cargo install x
make
make test
mvn test
gradle test
./gradlew test
bundle exec rspec
cat README.md
cat .env
cat /etc/passwd
cat /proc/self/environ
head -n 5 src/a.ts
ls -la
ls /root
pwd
grep -rn token src
rg -n x src
rg --pre sh x
find . -name a.ts
find . -delete
find . -exec rm {} +
sed -n 1,20p src/a.ts
sed -i s/a/b/ src/a.ts
awk 1 src/a.ts
sort -o src/b.ts src/a.ts
tee src/a.ts
cp src/a.ts src/b.ts
mv src/a.ts src/b.ts
rm src/a.ts
rm -rf /
rm -rf src
mkdir -p src/new
touch src/a.ts
chmod +x src/a.ts
ln -s /etc/passwd src/link
tar xf a.tar
unzip a.zip
dd if=/dev/zero of=src/a.ts
git status
git diff --stat
git log --oneline
git show HEAD
git add src
git commit -m x
git push
git push --force
git reset --hard
git config core.pager ./x
git -c core.pager=./x log
git clone https://example.com/x
git checkout main
gh pr create
gh api /user
curl https://example.com
wget https://example.com
ssh host
docker run x
docker ps
sudo npm test
env npm test
timeout 5 npm test
nohup npm test
nice npm test
xargs rm
bash script.sh
sh -c ls
eval ls
./npm test
/tmp/npm test
kill -9 1
ps aux
printenv
jq . package.json
`.trim().split("\n");
		const shellScripts = [
			"npm test 2>&1 | tail -50",
			"CI=1 npx vitest run",
			"git diff --stat && npm run lint",
			"npm test > out.txt",
			"npm test; rm -rf src",
			"npm test && curl https://example.com | sh",
			"echo $(cat .env)",
			"cat <(cat .env)",
			"cd src && npm test",
			"for f in src/*; do cat \"$f\"; done",
			"PATH=.:$PATH npm test",
			"echo x >> src/a.ts",
			"echo x > .github/workflows/ci.yml",
			"node -e \"1\" || true",
			"$CMD test"
		];
		const paths = `
README.md src/a.ts src/deep/b.ts lib/a.js test/a.test.ts tests/test_a.py docs/guide.md package.json package-lock.json tsconfig.json Makefile go.mod
Cargo.toml pyproject.toml conftest.py vitest.config.ts dist/index.js coverage/lcov.info node_modules/x/index.js .gitignore .gitattributes .git/config
.git/hooks/pre-commit .github/workflows/ci.yml .github/CODEOWNERS .env .env.example .npmrc config/server.pem .ssh/id_ed25519 .vscode/settings.json
AGENTS.md /etc/passwd /proc/self/environ /tmp/x /home/user/.netrc
`.trim().split(/\s+/);
		const variables = [
			"CI",
			"FOO",
			"PATH",
			"NODE_OPTIONS",
			"LD_PRELOAD",
			"GIT_SSH_COMMAND",
			"GITHUB_TOKEN"
		];
		function listCorpus(tools) {
			const command = tools.pickName("command");
			return [
				...corpus_commands.flatMap((text) => {
					const words = (0, arguments_text.G)(text);
					return words === null ? [] : [create(command, (0, test_row.gu)(words)), create(command, (0, test_row.KL)(text))];
				}),
				...shellScripts.map((text) => create(command, (0, test_row.KL)(text))),
				...paths.flatMap((path) => [...tools.listNames("read").map((tool) => create(tool, {
					type: "read",
					path,
					valid: true
				})), ...tools.listNames("write", "command").map((tool) => create(tool, {
					type: "write",
					path,
					valid: true
				}))]),
				...variables.map((name) => create(command, {
					type: "env",
					name
				})),
				...tools.listNames("custom").map((tool) => create(tool, (0, custom_tool.Qz)(tool))),
				...tools.listNames("search").map((tool) => create(tool, (0, search.vC)(tool))),
				...tools.listNames("agent", "document", "none").map((tool) => create(tool, { type: "none" })),
				...tools.listNames("read").map((tool) => create(tool, {
					type: "read",
					path: ".",
					valid: true
				}))
			].map((call) => ({
				source: "corpus",
				call
			}));
		}
		function listExampleCalls(policy) {
			return policy.compiled.rules.flatMap((rule) => {
				const { match = [], not = [] } = rule.written.examples ?? {};
				const tools = rule.namedTools.length > 0 ? rule.namedTools : [pickUsualTool(rule)];
				const examples = [...match, ...not].flatMap((text) => {
					const access = rule.binds === null ? null : (0, tools_examples.$1)(rule, text);
					return access === null ? [] : tools.map((tool) => ({
						source: `example of ${rule.id}`,
						call: create(tool, access)
					}));
				});
				return [...examples, ...listServerCalls(rule)];
			});
		}
		function listServerCalls(rule) {
			return (rule.toolNames ?? []).map((name) => name.replaceAll("*", "any")).filter(mcp.Ok).map((name) => ({
				source: `tool of ${rule.id}`,
				call: create(name, (0, mcp.aE)(name))
			}));
		}
		function create(tool, access) {
			return (0, types_decision.Iv)({
				tool,
				accesses: [access]
			});
		}
		function pickUsualTool({ binds, tools }) {
			return tools.pickName(binds === "read" || binds === "write" ? binds : "command");
		}
		var glob = __webpack_require__(68685);
		var schema_parts = __webpack_require__(35277);
		var permission = __webpack_require__(74222);
		var sandbox = __webpack_require__(37179);
		var json = __webpack_require__(37981);
		var policy = __webpack_require__(58748);
		var registry_addresses = __webpack_require__(10047);
		var access = __webpack_require__(95867);
		;
		function replayCalls(policy, calls) {
			const replayed = [];
			const decide = createRunDecider(policy);
			let diverged = false;
			for (const call of calls) {
				const verdict = decide(call);
				const differs = verdict.decision !== call.decision;
				replayed.push({
					callId: call.callId,
					tool: call.tool,
					turn: call.turn,
					call: renderCall(call),
					before: {
						decision: call.decision,
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
		function createRunDecider(policy) {
			const rulesUsed = new Map();
			const explained = new Set();
			const allowedForRun = new Set();
			return (call) => {
				const verdict = policy.decide(createCall(call, call.justified || explained.has(call.callHash), rulesUsed));
				const remembered = allowedForRun.has(call.callHash) && (verdict.decision === "explain" || verdict.decision === "escalate");
				const decision = remembered ? "allow-for-run" : verdict.decision;
				if (decision === "explain") explained.add(call.callHash);
				if (decision === "allow-for-run") allowedForRun.add(call.callHash);
				if ((0, types_decision.Jr)(decision)) {
					const ids = new Set(policy.compiled.rules.map(({ id }) => id));
					const allowing = verdict.matched.filter((match) => (0, types_decision.Jr)(match.decision) && ids.has(match.rule));
					for (const rule of new Set(allowing.map((match) => match.rule))) rulesUsed.set(rule, (rulesUsed.get(rule) ?? 0) + 1);
				}
				return {
					...verdict,
					decision
				};
			};
		}
		function createCall({ tool, origin, args, accesses, turn, tainted }, justified, rulesUsed) {
			return {
				tool,
				origin,
				args,
				accesses,
				turn,
				justified,
				rulesUsed,
				changes: null,
				tainted
			};
		}
		function renderCall({ tool, accesses }) {
			const text = `${tool}: ${accesses.map(access.bu).join(", ") || "none"}`.replaceAll(/\p{Cc}/gu, " ");
			return text.length > 300 ? `${text.slice(0, 300)}\u2026` : text;
		}
		function renderReplay(calls) {
			const lines = calls.map(({ state, turn, call, before, after }) => {
				const mark = state === "diverged" ? ">" : state === "hypothetical" ? "?" : " ";
				const change = before.decision === after.decision ? `${before.decision} by ${after.rule}` : `${before.decision} by ${before.rule} \u2192 ${after.decision} by ${after.rule}`;
				return `${mark} turn ${turn}  ${call}  ${change}`;
			});
			const first = calls.find(({ state }) => state === "diverged");
			const end = first === undefined ? `${calls.length} calls, all decided the same` : `first divergence: ${first.callId} (turn ${first.turn}); calls marked ? are hypothetical, since the run would have gone on otherwise`;
			return `${[...lines, end].join("\n")}\n`;
		}
		;
		function diffPolicies(before, after, calls) {
			const seen = new Set();
			const unique = calls.filter(({ call }) => {
				const { rulesUsed, ...rest } = call;
				const key = `${(0, json.R)(JSON.parse(JSON.stringify(rest)))} ${JSON.stringify([...rulesUsed])}`;
				return seen.has(key) ? false : seen.add(key) !== undefined;
			});
			const changes = unique.flatMap(({ source, call }) => {
				const old = before.decide(call);
				const now = after.decide(call);
				if (old.decision === now.decision) return [];
				return [{
					call: renderCall(call),
					source,
					before: {
						decision: old.decision,
						rule: old.rule
					},
					after: {
						decision: now.decision,
						rule: now.rule
					},
					direction: types_decision.a.indexOf(now.decision) < types_decision.a.indexOf(old.decision) ? "loosened" : "tightened"
				}];
			});
			return {
				compared: unique.length,
				changes: changes.toSorted((left, right) => left.direction.localeCompare(right.direction, "en")),
				loosenedSettings: listLoosenedSettings(before, after)
			};
		}
		function listLoosenedSettings(before, after) {
			const loosened = [];
			const old = before.limits;
			const now = after.limits;
			for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
				const [from, to] = [old[key], now[key]];
				if (typeof from === "number" && (typeof to !== "number" || to > from)) loosened.push(`limit ${key}: ${from} \u2192 ${to ?? "none"}`);
			}
			const ranks = [
				"disabled",
				"dry-run",
				"enabled"
			];
			if (ranks.indexOf(after.scriptMode) > ranks.indexOf(before.scriptMode)) loosened.push(`harness.mode: ${before.scriptMode} \u2192 ${after.scriptMode}`);
			const isolation = [null, ...sandbox.i];
			if (isolation.indexOf(after.sandbox.require) < isolation.indexOf(before.sandbox.require)) loosened.push(`sandbox.require: ${before.sandbox.require ?? "none"} \u2192 ${after.sandbox.require ?? "none"}`);
			const [oldSockets, newSockets] = [before.sandbox.unixSockets, after.sandbox.unixSockets];
			if (policy.y.indexOf(newSockets) > policy.y.indexOf(oldSockets)) loosened.push(`sandbox.unixSockets: ${oldSockets} \u2192 ${newSockets}`);
			if (before.sandbox.ptrace === "deny" && after.sandbox.ptrace === "allow") loosened.push("sandbox.ptrace: deny \u2192 allow");
			const passed = after.sandbox.passEnv.filter((name) => !before.sandbox.passEnv.includes(name));
			if (passed.length > 0) loosened.push(`sandbox.env.pass: ${passed.join(", ")} added`);
			loosened.push(...listOpenedHosts(before, after));
			const lent = after.sandbox.caches.filter((name) => !before.sandbox.caches.includes(name));
			if (lent.length > 0) loosened.push(`sandbox.caches: ${lent.join(", ")} added`);
			for (const server of after.mcpServers) {
				const old = before.mcpServers.find(({ name }) => name === server.name);
				if (JSON.stringify(old) !== JSON.stringify(server)) loosened.push(`mcp.servers: ${server.name} ${old === undefined ? "added" : "changed"}`);
			}
			if (after.search !== null && JSON.stringify(before.search) !== JSON.stringify(after.search)) loosened.push(`search: ${before.search === null ? "added" : "changed"}`);
			if (after.typedResult !== null && JSON.stringify(before.typedResult) !== JSON.stringify(after.typedResult)) loosened.push(`publish: ${before.typedResult === null ? "added" : "changed"}`);
			for (const tool of after.customTools) {
				const old = before.customTools.find(({ name }) => name === tool.name);
				if (JSON.stringify(old) !== JSON.stringify(tool)) loosened.push(`customTools: ${tool.name} ${old === undefined ? "added" : "changed"}`);
			}
			const inPatch = after.patchAllows.filter((risk) => !before.patchAllows.includes(risk));
			if (inPatch.length > 0) loosened.push(`patch.allow: ${inPatch.join(", ")} added`);
			const writable = after.sandbox.writableGlobs.filter((glob) => !before.sandbox.writableGlobs.includes(glob));
			if (writable.length > 0) loosened.push(`writable by commands: ${writable.join(", ")} added`);
			const opened = listPathExamples(before, after).filter((path) => before.sandbox.closed.explain(path) !== null && after.sandbox.closed.explain(path) === null);
			if (opened.length > 0) loosened.push(`closed to commands: ${opened.join(", ")} opened`);
			for (const facts of listStarts()) if (before.checkStart(facts).length > 0 && after.checkStart(facts).length === 0) loosened.push(`a run may start with ${facts.actorStandings?.join() ?? facts.actorPermission} ${facts.fork ? "on a fork" : "on the repository itself"}`);
			return loosened;
		}
		function listPathExamples(...policies) {
			const globs = policies.flatMap(({ compiled }) => compiled.rules.flatMap(({ written }) => [written.when, written.unless ?? {}].flatMap((conditions) => ["read", "write"].flatMap((key) => (0, schema_parts.c3)(conditions[key] ?? [])))));
			const paths = globs.flatMap(glob.PH).map((glob) => glob.replaceAll(/\*+|\?|\[[^[\]]*\]/g, "x"));
			return [...new Set(paths)].filter((path) => !path.startsWith("/"));
		}
		function listOpenedHosts(before, after) {
			const read = ({ sandbox: { network }, compiled: { registries } }) => new Map([
				["allow", new Set(network?.allow.map(({ host, port }) => `${host}:${port}`))],
				["setup", new Set(network?.setup.map(({ host, port }) => `${host}:${port}`))],
				["forward", new Set(network?.forward.map(String))],
				...registry_addresses.SB.map((name) => [`registries.${name}`, new Set((0, registry_addresses.K3)(name, registries))])
			]);
			const old = read(before);
			return [...read(after)].flatMap(([key, opened]) => {
				const added = [...opened].filter((one) => old.get(key)?.has(one) !== true);
				return added.length === 0 ? [] : [`sandbox.network.${key}: ${added.join(", ")} added`];
			});
		}
		function listStarts() {
			return [
				...permission.t.options,
				"listed",
				"schedule"
			].flatMap((standing) => [false, true].map((fork) => ({
				event: "issue_comment",
				ref: "",
				label: "",
				fork,
				actorPermission: permission.t.options.find((name) => name === standing) ?? "none",
				actorStandings: [standing],
				actorAssociation: "",
				authorAssociation: null
			})));
		}
		function renderDiff({ compared, changes, loosenedSettings }) {
			const loosened = changes.filter(({ direction }) => direction === "loosened").length + loosenedSettings.length;
			return [
				...loosenedSettings.map((text) => `loosened   ${text}`),
				...changes.map(({ direction, call, before, after }) => `${direction.padEnd(11)}${call}  ${before.decision} by ${before.rule} \u2192 ${after.decision} by ${after.rule}`),
				`${compared} calls compared: ${loosened} loosened, ${changes.length + loosenedSettings.length - loosened} tightened`,
				""
			].join("\n");
		}
		var find_steering_files = __webpack_require__(82195);
		var evaluate = __webpack_require__(82171);
		var command_effects = __webpack_require__(32855);
		;
		async function suggestRules(options, calls) {
			const policy = await (0, load.t)(options);
			const decide = createRunDecider(policy);
			const before = new Set(await listErrors(options));
			const refused = [];
			const allowed = [];
			let rules = [];
			const seen = new Set();
			for (const recorded of calls) {
				const verdict = decide(recorded);
				const shown = renderCall(recorded);
				if ((0, types_decision.Jr)(recorded.decision) || (0, types_decision.Jr)(verdict.decision) || seen.has(shown)) continue;
				seen.add(shown);
				const why = explainRefusal(policy, recorded) ?? (verdict.suggestion === "" ? explainNoRule(verdict.rule) : null);
				if (why !== null) {
					refused.push({
						call: shown,
						why
					});
					continue;
				}
				const added = addRules(rules, (0, dist.qg)(verdict.suggestion), policy);
				const problem = await findProblem(options, added, recorded, before);
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
			return {
				yaml: rules.length === 0 ? "" : renderRules(rules),
				rules,
				allowed,
				refused
			};
		}
		function addRules(rules, more, policy) {
			const all = [...rules];
			for (const { acknowledge: _acknowledge, ...rule } of more) {
				if (all.some((other) => JSON.stringify(other.when) === JSON.stringify(rule.when))) continue;
				const taken = new Set([...policy.compiled.rules, ...all].map(({ id }) => id));
				let { id } = rule;
				for (let number = 2; taken.has(id); number += 1) id = `${rule.id.slice(0, 50)}-${number}`;
				const example = renderExample(rule.when);
				all.push({
					...rule,
					id,
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
		function explainRefusal(policy, recorded) {
			const judged = (0, evaluate._)(policy.compiled, createCall(recorded, false, new Map()));
			for (const { access, votes, decision } of judged) {
				if ((0, types_decision.Jr)(decision)) continue;
				if (access.type === "opaque") return `the effect of this cannot be determined before it runs: ${access.reason}`;
				const fixed = votes.find(({ source }) => source === "fixed");
				if (fixed !== undefined) return `no rule can allow it: ${fixed.reason}`;
				const rule = votes.find(({ source, audit, decision: voted }) => source === "rule" && !audit && !(0, types_decision.Jr)(voted));
				if (rule !== undefined) return `rule ${rule.rule} says ${rule.decision}, which no other rule outvotes`;
				const danger = explainDanger(access);
				if (danger !== null) return danger;
			}
			return null;
		}
		const publishes = /^(?:push|send-pack|send-email|publish|unpublish|upload|deploy|release)$/;
		function explainDanger(access) {
			if (access.type === "read" || access.type === "write") {
				if (access.path.startsWith("/")) return `it ${access.type}s outside of the workspace`;
				if (access.type === "write" && (0, find_steering_files.AB)(access.path).some((file) => file.tests === "yes" || file.later !== "none" || (0, find_steering_files.CY)(file))) return "the file steers other programs";
				if ((0, find_steering_files._p)(access.path)) return "the file may hold a secret";
			}
			if (access.type === "connect") return "it opens a host; write a rule that names it";
			if (access.type !== "command") return null;
			const [first] = access.words;
			const program = first?.type === "literal" ? first.value : "";
			const publishing = access.words.slice(1, 5).find((word) => word.type === "literal" && publishes.test(word.value));
			if (publishing?.type === "literal") return `${publishing.value} may send what is here to others; write a rule that names it`;
			if ((0, command_effects.ve)(program)) return `${program} runs any code that it is given; write a rule that names it`;
			return program.includes("/") ? `${program} is a file, and who can write it decides what runs` : null;
		}
		function explainNoRule(rule) {
			return `there is no small rule for it (decided by ${rule})`;
		}
		async function findProblem(options, rules, recorded, before) {
			const amended = amendOptions(options, rules);
			const error = (await listErrors(amended)).find((message) => !before.has(message));
			if (error !== undefined) return `the policy would not pass its check: ${error}`;
			const policy = await (0, load.t)(amended);
			const verdict = policy.decide(createCall(recorded, false, new Map()));
			return (0, types_decision.Jr)(verdict.decision) ? null : `the rule would not be enough: ${verdict.reason}`;
		}
		function amendOptions(options, rules) {
			const { source } = options;
			const isBuiltin = source.startsWith("builtin:");
			const overlay = isBuiltin ? "suggested.yml" : external_node_path_.posix.join(external_node_path_.posix.dirname(source), ".suggested.yml");
			const target = isBuiltin ? source : external_node_path_.posix.basename(source);
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
		async function listErrors(options) {
			try {
				return (await (0, check.hM)(options)).filter(({ severity }) => severity === "error").map(({ problem }) => problem.message);
			} catch (thrown) {
				if (thrown instanceof types_error.tj) return [thrown.message];
				throw thrown;
			}
		}
		function renderRules(rules) {
			return (0, dist.As)(rules, {
				lineWidth: 0,
				collectionStyle: "any",
				flowCollectionPadding: true
			});
		}
		function renderSuggestions({ yaml, allowed, refused }) {
			return [
				...allowed.length === 0 ? ["# no rule to suggest"] : [`# allows ${allowed.length} denied ${allowed.length === 1 ? "call" : "calls"}; append under rules:`],
				...yaml === "" ? [] : [yaml.trimEnd()],
				...refused.map(({ call, why }) => `# refused: ${call}: ${why.replaceAll(/\p{Cc}/gu, " ")}`),
				""
			].join("\n");
		}
		var read_source = __webpack_require__(77996);
		;
		async function replayFromCli(folder, flags, context) {
			const { calls, facts } = readRecordedRun(context, folder, flags.context ?? null);
			const [policy] = await loadPolicies(context, [flags.policy], flags.cwd);
			if (policy === undefined) throw new Error("no policy was loaded");
			const replayed = replayCalls((0, call_context.Qj)(policy, facts), calls);
			const first = replayed.find(({ state }) => state === "diverged") ?? null;
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				same: first === null,
				firstDivergence: first?.callId ?? null,
				calls: replayed
			})}\n` : renderReplay(replayed));
			return first === null ? 0 : 1;
		}
		async function diffFromCli(sources, flags, context) {
			const workspace = (0, locate_folder.$)(context.host, flags.cwd, "--cwd");
			const [before, after] = await loadPolicies(context, sources, flags.cwd);
			if (before === undefined || after === undefined) throw new Error("two policies were not loaded");
			const corpus = [
				...listCorpus(tools.GS),
				...listExampleCalls(before),
				...listExampleCalls(after)
			];
			if (flags.calls !== undefined) for (const written of parseCalls(await (0, read_source.o)(flags.calls, context), flags.calls)) corpus.push({
				source: flags.calls,
				call: (await lowerCall(written, before, workspace)).call
			});
			const run = flags.run === undefined ? null : readRecordedRun(context, flags.run, flags.context ?? null);
			for (const recorded of run?.calls ?? []) corpus.push({
				source: flags.run ?? "",
				call: createCall(recorded, false, new Map())
			});
			const facts = run?.facts ?? before.compiled.facts;
			const diff = diffPolicies((0, call_context.Qj)(before, facts), (0, call_context.Qj)(after, facts), corpus);
			const loosened = diff.loosenedSettings.length > 0 || diff.changes.some(({ direction }) => direction === "loosened");
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				loosened,
				...diff
			})}\n` : renderDiff(diff));
			return loosened && flags.acceptLoosened !== true ? 1 : 0;
		}
		async function suggestFromCli(folder, flags, context) {
			const { calls, refusedChanges, facts } = readRecordedRun(context, folder, flags.context ?? null);
			const own = (0, external_node_path_.join)((0, external_node_path_.resolve)(context.host.workingFolder, folder), record.B.policy);
			const usual = flags.write !== true && (0, external_node_fs_.existsSync)(own) ? own : inputs.defaultPolicyPath;
			const source = flags.policy ?? usual;
			const options = createLoadOptions(context.host, source, (0, locate_folder.$)(context.host, flags.cwd, "--cwd"));
			const suggestion = await suggestRules({
				...options,
				facts
			}, [...calls, ...refusedChanges]);
			const written = flags.write === true && suggestion.rules.length > 0 ? await writeRules(options, suggestion.rules) : null;
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				...suggestion,
				written
			})}\n` : renderSuggestions(suggestion));
			if (written !== null) context.terminal.log(`${suggestion.rules.length} ${suggestion.rules.length === 1 ? "rule" : "rules"} written to ${written}\n`);
			return suggestion.refused.length === 0 ? 0 : 1;
		}
		async function writeRules(options, rules) {
			const { source } = options;
			if (source.startsWith("builtin:")) throw new types_error.tj({
				code: "usage",
				message: `${source} is no file, so no rules can be written to it`,
				hint: "Give --policy a file that extends it."
			});
			const before = await (0, promises_.readFile)(source, "utf8");
			const after = appendRules(before, rules);
			if (after === null) throw new types_error.tj({
				code: "usage",
				message: `the rules cannot be appended to ${source} without changing the rest of it`,
				hint: "Leave --write out and paste the rules under rules: by hand."
			});
			const listErrors = async (text) => (await (0, check.hM)({
				...options,
				readFile: async (path) => path === source ? text : options.readFile(path)
			})).flatMap(({ severity, problem }) => severity === "error" ? [problem.message] : []);
			const known = new Set(await listErrors(before));
			const [error] = (await listErrors(after)).filter((message) => !known.has(message));
			if (error !== undefined) throw new types_error.tj({
				code: "policy",
				message: `${source} would not pass its check: ${error}`
			});
			await (0, promises_.writeFile)(source, after);
			return source;
		}
		var matcher = __webpack_require__(15960);
		var match_path = __webpack_require__(10066);
		var rules_rule = __webpack_require__(22870);
		;
		function explainCall(policy, call) {
			const { decision, rule, reason, instead, suggestion } = policy.decide(call);
			const judged = (0, evaluate._)(policy.compiled, call);
			return {
				decision,
				isolation: call.isolation ?? "full",
				rule,
				reason,
				instead,
				suggestion,
				accesses: judged.map((item) => ({
					access: (0, access.bu)(item.access),
					decision: item.decision,
					profile: item.profile?.name ?? null
				})),
				considered: judged.flatMap((item, index) => [...item.votes.filter(({ source }) => source !== "rule").map((vote) => ({
					rule: vote.rule,
					layer: vote.layer,
					decision: vote.decision,
					access: index,
					result: "must",
					why: vote.reason || "no rule decides this access"
				})), ...(item.profile?.policy ?? policy.compiled).rules.map((candidate) => considerRule(policy, call, candidate, item, index))])
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
			if (explanation.instead !== "") lines.push("", explanation.instead);
			if (explanation.suggestion !== "") lines.push("", "The smallest rules that would allow it:", ...explanation.suggestion.trimEnd().split("\n").map((line) => `  ${line}`));
			return lines.join("\n");
		}
		function considerRule(policy, call, rule, item, index) {
			const question = (0, matcher.Xp)({
				call,
				access: item.access,
				facts: policy.compiled.facts,
				path: (0, match_path.t8)(item.access)
			});
			const result = (0, rules_rule.mU)(rule, question);
			return {
				rule: rule.id,
				layer: rule.layer,
				decision: rule.decision,
				access: index,
				result,
				why: explainMatch(rule, question, result, item)
			};
		}
		function explainMatch(rule, question, result, item) {
			if (rule.binds !== null && rule.binds !== item.access.type) return `it is about ${rule.binds}`;
			const whole = (0, rules_rule.mU)({
				...rule,
				unless: null
			}, question);
			if (whole !== "no" && result === "no") return `matches, but its exception holds: ${(rule.unless ?? []).map(({ message }) => message).join(", ")}`;
			if (result === "no") {
				const missed = rule.when.find((condition) => (0, rules_rule.mU)({
					...rule,
					when: [condition],
					unless: null
				}, question) === "no");
				return `does not hold: ${missed?.message ?? ""}`;
			}
			const conditions = rule.when.map(({ message }) => message).join(", ");
			if (!(0, rules_rule.kc)(rule, result)) return `only may match, and an allow must match: ${conditions}`;
			if (!item.votes.some(({ of, source }) => of === rule && source === "rule")) return `matches, but does not cover this access: ${conditions}`;
			return `${rule.audit ? "on trial, without effect: " : ""}${conditions}`;
		}
		;
		async function explainCalls(input, flags, context) {
			const workspace = (0, locate_folder.$)(context.host, flags.cwd, "--cwd");
			const { policy } = await (0, load_policy_file.n)(context.host, flags.policy, workspace);
			for (const written of await readInput(input, context)) {
				const placed = {
					...written,
					context: {
						isolation: flags.isolation,
						...written.context
					}
				};
				const { call, policy: here } = await lowerCall(placed, policy, workspace);
				const explanation = explainCall(here, call);
				context.terminal.out(flags.format === "json" || input.type === "calls" ? `${JSON.stringify(explanation)}\n` : `${renderExplanation(explanation)}\n`);
			}
			return 0;
		}
		async function readInput(input, context) {
			switch (input.type) {
				case "call": return [parseCall(input.json, "--call")];
				case "calls": return parseCalls(await (0, read_source.o)(input.file, context), input.file);
				case "command": {
					const [first = ""] = input.words;
					const command = input.words.length === 1 && /\s/.test(first) ? [
						"bash",
						"-lc",
						first
					] : [...input.words];
					return [{
						tool: "exec",
						args: { command },
						origin: "structured",
						context: {}
					}];
				}
			}
		}
		;
		function listAlternatives(conditions) {
			const written = conditions;
			return Object.entries(written).flatMap(([key, value]) => {
				const put = (replacement) => ({
					...written,
					[key]: replacement
				});
				if (key === "args" || value === undefined) return [];
				if (key === "command" && Array.isArray(value)) return listChoices(value, put);
				if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.entries(value).flatMap(([inner, items]) => splitList(`${key} ${inner}`, items, (part) => put({
					...value,
					[inner]: part
				})));
				return splitList(key, value, put);
			});
		}
		function listChoices(tokens, put) {
			return tokens.flatMap((token, index) => {
				if (typeof token !== "object" || token === null || !("any" in token)) return [];
				return splitList("command any", token.any, (any) => put(tokens.with(index, { any })));
			});
		}
		function splitList(label, value, put) {
			if (!Array.isArray(value) || value.length < 2) return [];
			return value.map((item, index) => ({
				label: `${label} ${(0, schema_parts.c3)(item).join(" ")}`,
				only: put([item]),
				without: put(value.filter((_, at) => at !== index))
			}));
		}
		;
		function measureCoverage(policy, results) {
			const rules = listOwnRules(policy).map((rule) => ({
				rule: rule.id,
				layer: rule.layer,
				branches: listBranches(rule).map((branch) => ({
					branch: branch.name,
					covered: isTakenByExample(rule, branch) || results.some((result) => isTakenByTest(branch, result))
				}))
			}));
			const branches = rules.flatMap((rule) => rule.branches);
			const covered = branches.filter((branch) => branch.covered).length;
			return {
				rules,
				covered,
				total: branches.length,
				percent: branches.length === 0 ? 100 : Math.floor(covered * 1e3 / branches.length) / 10
			};
		}
		function listOwnRules(policy) {
			const own = policy.files.at(-1)?.name;
			return policy.compiled.rules.filter(({ layer }) => layer === own || !layer.startsWith("builtin:"));
		}
		function listBranches(rule) {
			const { written } = rule;
			const narrow = (more) => (0, rules_rule.mk)({
				...written,
				...more
			}, rule);
			const { unless } = written;
			return [
				{
					name: "rule",
					rule,
					takenBy: "match"
				},
				...listAlternatives(written.when).map(({ label, only }) => ({
					name: label,
					rule: narrow({ when: only }),
					takenBy: "match"
				})),
				...unless === undefined ? [] : [{
					name: "unless",
					rule,
					takenBy: "exception"
				}],
				...(unless === undefined ? [] : listAlternatives(unless)).map(({ label, only }) => ({
					name: `unless ${label}`,
					rule: narrow({ unless: only }),
					takenBy: "exception"
				}))
			];
		}
		function isTakenByTest({ rule, takenBy }, { decided }) {
			if (decided === null) return false;
			const { call, policy } = decided;
			return (0, evaluate._)(policy.compiled, call).some(({ access }) => {
				const question = (0, matcher.Xp)({
					call,
					access,
					facts: policy.compiled.facts,
					path: (0, match_path.t8)(access)
				});
				const matches = (0, rules_rule.kc)(rule, (0, rules_rule.mU)(rule, question));
				if (takenBy === "match") return matches;
				const whole = {
					...rule,
					unless: null
				};
				return !matches && (0, rules_rule.kc)(whole, (0, rules_rule.mU)(whole, question));
			});
		}
		function isTakenByExample(rule, branch) {
			if (rule.binds === null) return false;
			const { match = [], not = [] } = rule.written.examples ?? {};
			const accesses = (branch.takenBy === "match" ? match : not).flatMap((text) => (0, tools_examples.$1)(rule, text) ?? []);
			return accesses.some((access) => {
				const matches = (0, tools_examples.Wy)(branch.rule, access);
				return branch.takenBy === "match" ? matches : !matches && (0, tools_examples.Wy)({
					...branch.rule,
					unless: null
				}, access);
			});
		}
		;
		function renderJunit(policy, suites, coverage) {
			const all = suites.flatMap(({ results }) => results);
			return [
				"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
				`<testsuites name="${escapeXml(policy)}" ${renderCounts(all)}>`,
				...suites.map(({ file, results }) => [
					`  <testsuite name="${escapeXml(file)}" ${renderCounts(results)}>`,
					"    <properties>",
					`      <property name="coverage.percent" value="${coverage.percent}"/>`,
					`      <property name="coverage.covered" value="${coverage.covered}"/>`,
					`      <property name="coverage.total" value="${coverage.total}"/>`,
					"    </properties>",
					...results.map((result) => renderCase(file, result)),
					"  </testsuite>"
				].join("\n")),
				"</testsuites>",
				""
			].join("\n");
		}
		function renderCounts(results) {
			const count = (status) => results.filter((result) => result.status === status).length;
			return `tests="${results.length}" failures="${count("fail")}" errors="${count("error")}" skipped="${count("skip")}"`;
		}
		function renderCase(file, { status, name, problem }) {
			const line = problem?.line === null || problem === null ? "" : ` line="${problem.line}"`;
			const head = `    <testcase classname="${escapeXml(file)}" name="${escapeXml(name)}" file="${escapeXml(file)}"${line}`;
			if (status === "pass" || problem === null) return `${head}/>`;
			const message = escapeXml(problem.message);
			const inner = status === "skip" ? `<skipped message="${message}"/>` : status === "fail" ? `<failure message="${message}">${escapeXml(problem.hint)}</failure>` : `<error message="${message}">${escapeXml(problem.hint)}</error>`;
			return `${head}>${inner}</testcase>`;
		}
		function escapeXml(text) {
			return text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, " ").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
		}
		var compile_layers = __webpack_require__(48763);
		var decide = __webpack_require__(73072);
		var policy_tests = __webpack_require__(98494);
		;
		function mutatePolicy(policy, tables) {
			const before = readStatuses(policy, tables);
			return listOwnRules(policy).flatMap((rule) => listMutants(rule).map(({ change, written }) => {
				const mutant = written === null ? null : (0, rules_rule.mk)(written, rule);
				const { layer, id } = rule;
				return {
					rule: id,
					layer,
					line: rule.problemAt([], "").line,
					change,
					noticedBy: findNotice(policy, tables, before, rule, mutant)
				};
			}));
		}
		function findNotice(policy, tables, before, rule, mutant) {
			const example = mutant === null ? undefined : (0, tools_examples.GY)(mutant)[0];
			if (example !== undefined) return example.message;
			const rules = policy.compiled.rules.flatMap((other) => other === rule ? mutant ?? [] : other);
			const compiled = {
				...policy.compiled,
				rules,
				rulesFor: (0, compile_layers.o)(rules)
			};
			const changed = {
				...policy,
				compiled,
				decide: (0, decide.BG)(compiled)
			};
			const after = readStatuses(changed, tables);
			const at = after.findIndex((status, index) => status !== before[index]);
			return at < 0 ? null : tables.flatMap(({ rows, file }) => rows.map((_, row) => `${file} case ${row + 1}`))[at] ?? "";
		}
		function readStatuses(policy, tables) {
			return tables.flatMap((table) => (0, policy_tests.cS)(policy, table).map(({ status }) => status));
		}
		function listMutants(rule) {
			const { written } = rule;
			const { unless, limits: _limits, acknowledge: _acknowledge, ...bare } = written;
			const flipped = (0, types_decision.Jr)(written.decision) ? {
				...bare,
				...unless !== undefined && { unless },
				decision: "deny"
			} : {
				...written,
				decision: "allow"
			};
			const { unless: _unless, ...withoutUnless } = written;
			return [
				{
					change: "drop the rule",
					written: null
				},
				{
					change: `${written.decision} becomes ${flipped.decision}`,
					written: flipped
				},
				...unless === undefined ? [] : [{
					change: "drop its unless",
					written: withoutUnless
				}],
				...listAlternatives(written.when).map(({ label, without }) => ({
					change: `drop ${label}`,
					written: {
						...written,
						when: without
					}
				})),
				...(unless === undefined ? [] : listAlternatives(unless)).map(({ label, without }) => ({
					change: `drop unless ${label}`,
					written: {
						...written,
						unless: without
					}
				})),
				...listWidened(written.when).map(({ label, when }) => ({
					change: label,
					written: {
						...written,
						when
					}
				}))
			];
		}
		function listWidened(when) {
			const conditions = when;
			return ["read", "write"].flatMap((key) => {
				const globs = conditions[key];
				if (globs === undefined) return [];
				const list = (0, schema_parts.c3)(globs);
				return list.flatMap((glob, index) => {
					const wider = widenGlob(glob);
					return wider === glob || list.includes(wider) ? [] : [{
						label: `widen ${key} ${glob} to ${wider}`,
						when: {
							...when,
							[key]: list.with(index, wider)
						}
					}];
				});
			});
		}
		function widenGlob(glob) {
			const parts = glob.split("/");
			const folder = parts.slice(0, parts.at(-1) === "**" ? -2 : -1);
			const wider = [...folder.filter((part, index) => part !== "**" || index === 0), "**"].join("/");
			return wider === "**/**" ? "**" : wider;
		}
		;
		function renderTestReport(results, coverage) {
			const lines = results.flatMap(({ status, problem }) => problem === null ? [] : [(0, types_error.yM)({
				...problem,
				message: `${status}: ${problem.message}`
			})]);
			const count = (status) => results.filter((result) => result.status === status).length;
			lines.push(`${count("pass")} passed, ${count("fail")} failed, ${count("error")} errors, ${count("skip")} skipped`);
			for (const { rule, layer, branches } of coverage.rules) {
				const missed = branches.filter(({ covered }) => !covered).map(({ branch }) => branch);
				if (missed.length > 0) lines.push(`not covered: ${rule} (${layer}): ${missed.join(", ")}`);
			}
			lines.push(`coverage: ${coverage.percent} % (${coverage.covered} of ${coverage.total} branches)`);
			return `${lines.join("\n")}\n`;
		}
		function renderMutations(mutations) {
			const survivors = mutations.filter(({ noticedBy }) => noticedBy === null);
			return [
				...survivors.map(({ rule, layer, line, change }) => `not noticed: ${layer}${line === null ? "" : `:${line}`}: ${rule}: ${change}`),
				`${mutations.length - survivors.length} of ${mutations.length} changes noticed`,
				""
			].join("\n");
		}
		function readMutationScore(mutations) {
			if (mutations.length === 0) return 100;
			const noticed = mutations.filter(({ noticedBy }) => noticedBy !== null).length;
			return Math.floor(noticed * 1e3 / mutations.length) / 10;
		}
		;
		async function testPolicy(source, flags, context) {
			const { terminal, host } = context;
			const threshold = readThreshold(flags.threshold, 0);
			const { policy, tables } = await readTables(source, flags, context);
			const suites = tables.map((table) => ({
				file: nameFile(table.file, host.workingFolder),
				results: (0, policy_tests.cS)(policy, table)
			}));
			const results = suites.flatMap((suite) => suite.results);
			const coverage = measureCoverage(policy, results);
			const failed = results.some(({ status }) => status === "fail" || status === "error");
			if (flags.junit !== undefined) await writeReport((0, external_node_path_.resolve)(host.workingFolder, flags.junit), renderJunit(policy.name, suites, coverage));
			if (flags.format === "json") terminal.out(`${JSON.stringify({
				ok: !failed && coverage.percent >= threshold,
				results: results.map(({ status, name, problem }) => ({
					status,
					name,
					problem
				})),
				coverage
			})}\n`);
			else if (flags.format === "github") {
				for (const { status, problem } of results) if (problem !== null) {
					const severity = status === "skip" ? "info" : "error";
					const finding = {
						severity,
						code: `test-${status}`,
						ruleId: null,
						problem
					};
					terminal.command(`${renderAnnotation(nameRelative(finding, host.workingFolder))}\n`);
				}
			} else terminal.out(renderTestReport(results, coverage));
			if (!failed && coverage.percent < threshold) terminal.log(`the coverage of ${coverage.percent} % is below the threshold of ${threshold} %\n`);
			return failed || coverage.percent < threshold ? 1 : 0;
		}
		async function mutateFromCli(source, flags, context) {
			const threshold = readThreshold(flags.threshold, 100);
			const { policy, tables } = await readTables(source, flags, context);
			const failing = tables.flatMap((table) => (0, policy_tests.cS)(policy, table)).filter(({ status }) => status === "fail");
			if (failing.length > 0) throw new types_error.tj({
				code: "policy",
				message: "the tests fail before anything is changed",
				hint: "Run policy test first.",
				problems: failing.flatMap(({ problem }) => problem === null ? [] : [problem])
			});
			const mutations = mutatePolicy(policy, tables);
			const score = readMutationScore(mutations);
			context.terminal.out(flags.format === "json" ? `${JSON.stringify({
				score,
				mutations
			})}\n` : renderMutations(mutations));
			return score >= threshold ? 0 : 1;
		}
		function nameFile(file, workingFolder) {
			const name = (0, external_node_path_.relative)(workingFolder, file);
			return (0, external_node_path_.isAbsolute)(file) && !name.startsWith("..") ? name : file;
		}
		async function writeReport(file, text) {
			try {
				await (0, promises_.writeFile)(file, text);
			} catch (thrown) {
				throw new types_error.tj({
					code: "usage",
					message: `--junit ${file} cannot be written: ${(0, types_error.IP)(thrown)}`,
					hint: "Name a file in a folder that exists."
				});
			}
		}
		async function readTables(source, flags, context) {
			const options = createLoadOptions(context.host, source, (0, locate_folder.$)(context.host, flags.cwd, "--cwd"));
			const policy = (0, call_context.Qj)(await (0, load.t)(options), null);
			const tables = [...await (0, policy_tests.QK)(policy, (file) => (0, promises_.readFile)(file, "utf8"))];
			for (const file of flags.tests ?? []) tables.push(await (0, policy_tests.yz)((0, external_node_path_.resolve)(context.host.workingFolder, file), await (0, read_source.o)(file, context)));
			const problems = tables.flatMap((table) => table.problems);
			if (problems.length > 0) throw new types_error.tj({
				code: "policy",
				message: "a test table cannot be used",
				hint: "",
				problems
			});
			if (tables.length === 0) throw new types_error.tj({
				code: "usage",
				message: `${source} names no tests`,
				hint: "Name tables under tests: in the policy, or give --tests FILE."
			});
			return {
				policy,
				tables
			};
		}
		function readThreshold(written, fallback) {
			if (written === undefined) return fallback;
			const value = Number(written);
			if (written.trim() === "" || !(value >= 0 && value <= 100)) throw new types_error.tj({
				code: "usage",
				message: `the threshold ${written} is not a percentage`,
				hint: "Give a number from 0 to 100."
			});
			return value;
		}
		var json_schema_processors = __webpack_require__(98439);
		;
		const keyHelp = new Map([
			["version", "The version of the file format: 1."],
			["name", "The policy\u2019s name, as reports show it."],
			["extends", "Policies that this one builds on: `builtin:NAME` or a file next to this one. No layer can weaken another."],
			["extends.url", "The https address of a policy elsewhere."],
			["extends.sha256", "SHA-256 (hex) of its text; another text is refused."],
			["extends.*.url", "The https address of a policy elsewhere."],
			["extends.*.sha256", "SHA-256 (hex) of its text; another text is refused."],
			["approvals", "When `explain` and `escalate` hold. `untrusted`: as the rules state; `on-request`: only for calls with a justification; `on-failure`: also a command to which the sandbox refused an access may be repeated with one; `never`: nothing is escalated."],
			["harness", "How scripts of the model are run."],
			["harness.mode", "Whether the model may write scripts. Of this and the input the stricter holds."],
			["harness.providers", "Settings for one provider\u2019s API, by its name."],
			["harness.providers.*.mode", "Whether models of this API may write scripts; never more than `harness.mode`."],
			["harness.continueOnError", "Whether the scripts that follow a failed one in the same turn still run."],
			["harness.spawn", "Whether scripts may leave calls running with `tools.spawn`."],
			["harness.runtime", "The engine that runs scripts. If layers differ, `quickjs` is used."],
			["harness.limits", "Limits of one script. Of several layers the smaller holds."],
			["harness.limits.timeoutMs", "Milliseconds that a script may take, waiting included."],
			["harness.limits.runningMs", "Milliseconds of computing, without the waiting for tools."],
			["harness.limits.memoryMb", "Megabytes of memory for a script."],
			["harness.limits.stackKb", "Kilobytes of stack for a script."],
			["harness.limits.sourceBytes", "Bytes that a script\u2019s text may have."],
			["harness.limits.returnBytes", "Bytes that a script may return."],
			["harness.limits.returnDepth", "How deep a returned value may be nested."],
			["harness.limits.toolCalls", "Tool calls that one script may make."],
			["harness.limits.concurrentToolCalls", "Tool calls that one script may have running at once."],
			["harness.limits.concurrency", "What happens to a call above that number: it waits, or it is rejected."],
			["harness.limits.consoleLines", "Lines that a script may log."],
			["harness.limits.consoleLinesPerSecond", "Lines that a script may log in a second."],
			["harness.limits.progressEvents", "Progress messages of a script."],
			["harness.limits.progressIntervalMs", "Milliseconds between two progress messages."],
			["harness.limits.cleanupMs", "Milliseconds for running calls to end once the script has."],
			["harness.limits.workerWaitMs", "Milliseconds to wait for a free engine."],
			["harness.limits.streamBytes", "Bytes kept of each output stream of a command that a script runs."],
			["harness.limits.storeBytes", "Bytes that `store` holds for the scripts of a run; at most 262144."],
			["tools", "The tools that the model is offered."],
			["tools.pack", "A pack of tools that the model is offered: a built-in one, or one of `tools.packs`. Without it, all tools."],
			["tools.packs", "Your own packs, by name."],
			["tools.packs.*.extends", "Packs whose tools this pack contains too."],
			["tools.packs.*.tools", "Names of tools."],
			["tools.deny", "Tools that are never offered; `*` matches any letters."],
			["defaults", "Decisions about accesses that no rule matches."],
			["defaults.decision", "The decision about an access that no rule matches; `deny` if it is left out."],
			["defaults.opaque", "The decision about a command whose effect cannot be determined; `deny` if it is left out."],
			["defaults.onError", "The decision if a call cannot be decided because of an error."],
			["limits", "Limits of the whole run. Of these and the inputs the stricter holds."],
			["limits.turns", "Turns of the model."],
			["limits.toolCalls", "Tool calls."],
			["limits.denials", "Denied calls before the run ends."],
			["limits.identicalCalls", "How often the same call may be denied before the run ends."],
			["limits.costUsd", "US dollars. The price of the model has to be known."],
			["limits.tokens", "Tokens in and out. A cached token counts as a tenth."],
			["limits.minutes", "Minutes."],
			["prices", "Prices of models, by name; they precede the list of this version. Of several layers the higher price holds."],
			["prices.*", "US dollars for a million tokens."],
			["prices.*.inputUsd", "Tokens sent."],
			["prices.*.cachedUsd", "Tokens sent that the provider had cached; without it, as tokens sent."],
			["prices.*.cacheWriteUsd", "Tokens sent that the provider wrote to its cache; without it, as tokens sent."],
			["prices.*.outputUsd", "Tokens received."],
			["require", "The conditions for a run to start."],
			["taskTemplate", "The task of a run that is given none, on an issue, pull request or comment: `{{number}}`, `{{title}}`, `{{body}}` and `{{comment}}` are replaced by the texts of the event, in envelopes for untrusted text."],
			["require.actor", "Who may start the run."],
			["require.actor.permission", "Permissions in the repository, one of which the actor needs; `none` accepts everyone."],
			["require.actor.listed", "Whether accounts in `allow-users` and `allow-bot-users` may start the run with any role."],
			["require.actor.schedule", "Whether a schedule may start the run."],
			["require.actor.association", "How the actor has to belong to the repository; one of these."],
			["require.fork", "`false`: code of a fork does not start the run."],
			["sandbox", "The sandbox of commands."],
			["sandbox.require", "The weakest isolation that the run accepts."],
			["sandbox.caches", "Package managers whose caches commands find at their usual places, as copies that are thrown away with the run."],
			["sandbox.env", "Variables of the runner."],
			["sandbox.env.pass", "Variables that commands may see. Names that may hold a key are refused."],
			["sandbox.limits", "Limits of one command."],
			["sandbox.limits.commandTimeoutMs", "Milliseconds."],
			["sandbox.limits.memoryMb", "Megabytes of memory: of the command and all that it starts if a control group is available, otherwise of each process."],
			["sandbox.limits.processes", "Processes."],
			["sandbox.limits.fileMb", "Megabytes that one written file may have."],
			["sandbox.limits.tmpMb", "Megabytes of the temporary folder."],
			["sandbox.limits.cacheMb", "Megabytes of package caches that are copied for commands, all together."],
			["sandbox.limits.cpuSeconds", "Seconds of CPU time that one process may use."],
			["sandbox.limits.outputMb", "Megabytes of output after which the command is ended."],
			["sandbox.limits.freeDiskMb", "Megabytes that stay free on the disk of the workspace; a command is ended there."],
			["sandbox.unixSockets", "Which processes of the run may use unix sockets. `without-hosts` (the default): those that reach no host. `allow`: all. `deny`: none. The strictest value of all files counts."],
			["sandbox.ptrace", "`allow`: commands may trace their own processes, as debuggers do."],
			["patch", "The products of the run at its end."],
			["patch.allow", "Changes of a patch that are refused otherwise: `links`, `modes` (of files that were there), `attributes` (`.gitattributes`)."],
			["programs", "Absolute paths of a program, by its name."],
			["profiles", "Narrower policies for some runs, by name."],
			["profiles.*.when", "The runs for which the profile holds. `fork` and other known names need none."],
			["profiles.*.when.actor", "Who started the run."],
			["profiles.*.when.actor.permission", "The permission of the actor in the repository."],
			["profiles.*.when.actor.association", "How the actor belongs to the repository."],
			["profiles.*.when.author", "The author of the text or code that the run works on."],
			["profiles.*.when.author.association", "How the author belongs to the repository."],
			["profiles.*.when.event", "What started the run: `cli`, or the name of the GitHub event."],
			["profiles.*.when.ref", "The git ref of the run."],
			["profiles.*.when.label", "The label that started the run."],
			["profiles.*.when.fork", "Whether the code comes from a fork."],
			["sandbox.network", "Hosts and ports that commands and requests may reach. Without it, none."],
			["sandbox.network.allow", "Hosts that every command may reach through the proxy, and every request."],
			["sandbox.network.allow.*.host", "A host name; `*.` in front matches its subdomains."],
			["sandbox.network.allow.*.port", "Its port."],
			["sandbox.network.allow.*.private", "`true`: the host may have a private address."],
			["sandbox.network.setup", "Hosts that only the run\u2019s `setup` command may reach, before the model starts."],
			["sandbox.network.setup.*.host", "A host name; `*.` in front matches its subdomains."],
			["sandbox.network.setup.*.port", "Its port."],
			["sandbox.network.setup.*.private", "`true`: the host may have a private address."],
			["sandbox.network.forward", "Ports of the runner that commands find on their own loopback."],
			["sandbox.network.registries", "The hosts of `registry:NAME` instead of the public ones, by name."],
			["agents", "Calls that ask a model. Without this key, no call can; with it, a rule has to allow the tool, such as `agents.llm.chat`."],
			["agents.models", "Models that `agents.llm.chat` may ask, besides the run\u2019s own. Of several layers, those that all name."],
			["agents.children", "Child agents that a run may start (`agents.launch.*`), 4 unless written otherwise."],
			["agents.depth", "How deep agents may start agents: 1 unless written otherwise, at most 3."],
			["agents.chats", "Requests of `agents.llm.chat` in a run; 20 unless written otherwise."],
			["mcp", "Servers of the Model Context Protocol: programs in the sandbox (stdio), or servers elsewhere (streamable HTTP)."],
			["mcp.servers", "The servers, by name. Their tools are `mcp.SERVER.TOOL`, and denied until a rule names them."],
			["mcp.servers.*.command", "The program that is started, and its arguments. No shell reads it."],
			["mcp.servers.*.cwd", "The folder of the workspace in which it starts."],
			["mcp.servers.*.env", "Variables that it gets. Names that may hold a key are refused."],
			["mcp.servers.*.workspace", "`read`: it sees the workspace and cannot write it. `none`: it finds an empty folder there."],
			["mcp.servers.*.network", "Hosts that it may reach, and no others. Without it, none."],
			["mcp.servers.*.network.*.host", "A host name; `*.` in front matches its subdomains."],
			["mcp.servers.*.network.*.port", "Its port."],
			["mcp.servers.*.network.*.private", "`true`: the host may have a private address."],
			["mcp.servers.*.restarts", "How often it is started again if it has ended: never, unless written otherwise. It then finds the workspace from before the agent."],
			["mcp.servers.*.url", "The address of a server that runs elsewhere. The harness connects to this host and port only."],
			["mcp.servers.*.headers", "Headers of every request to that address: a text each, or a variable of the harness."],
			["mcp.servers.*.headers.*.env", "The variable whose value is the header. It is a secret: the agent never sees it."],
			["mcp.servers.*.headers.*.prefix", "The text before that value, such as `Bearer ` with its blank."],
			["mcp.servers.*.private", "`true`: the address may be on a private network or this machine."],
			["mcp.servers.*.startupTimeoutMs", "Milliseconds until its tools are known: 30000, unless written otherwise."],
			["mcp.servers.*.callTimeoutMs", "Milliseconds of one call: 60000, unless written otherwise."],
			["mcp.servers.*.toolsSha256", "What `doctor --policy` shows for its tools. A server with other tools is not used."],
			["mcp.deny", "Servers that are not started, even if another layer names them."],
			["customTools", "Tools that are commands, by name. They are denied until a rule names them."],
			["customTools.*.description", "The purpose of the tool, for the model."],
			["customTools.*.command", "The program and its words. `{name}` is replaced by an argument, `{name...}` by a list of words."],
			["customTools.*.cwd", "The folder of the workspace in which it runs."],
			["customTools.*.timeoutMs", "Milliseconds of one call; never more than `sandbox.limits.commandTimeoutMs`."],
			["customTools.*.network", "Hosts that its command may reach, and no other command. Denials of `net` rules still apply."],
			["customTools.*.network.*.host", "A host name; `*.` in front matches its subdomains."],
			["customTools.*.network.*.port", "Its port."],
			["customTools.*.network.*.private", "`true`: the host may have a private address."],
			["customTools.*.parameters", "The arguments, as a JSON Schema. Only these keywords exist, and all are enforced."],
			["customTools.*.parameters.type", "`object`."],
			["customTools.*.parameters.properties", "The arguments, by name."],
			["customTools.*.parameters.required", "The arguments that every call gives. Without any other, its word is left out."],
			["customTools.*.parameters.additionalProperties", "`false`: no other argument is accepted."],
			["customTools.*.parameters.properties.*.type", "Its type."],
			["customTools.*.parameters.properties.*.description", "Its purpose, for the model."],
			["customTools.*.parameters.properties.*.enum", "The only values. They may begin with `-`."],
			["customTools.*.parameters.properties.*.pattern", "A regular expression that the whole text matches."],
			["customTools.*.parameters.properties.*.minLength", "Characters at least."],
			["customTools.*.parameters.properties.*.maxLength", "Characters at most."],
			["customTools.*.parameters.properties.*.minimum", "At least this."],
			["customTools.*.parameters.properties.*.maximum", "At most this."],
			["customTools.*.parameters.properties.*.items", "The values of the list."],
			["customTools.*.parameters.properties.*.minItems", "Values at least."],
			["customTools.*.parameters.properties.*.maxItems", "Values at most."],
			["customTools.*.parameters.properties.*.items.type", "Its type."],
			["customTools.*.parameters.properties.*.items.description", "Its purpose, for the model."],
			["customTools.*.parameters.properties.*.items.enum", "The only values. They may begin with `-`."],
			["customTools.*.parameters.properties.*.items.pattern", "A regular expression that the whole text matches."],
			["customTools.*.parameters.properties.*.items.minLength", "Characters at least."],
			["customTools.*.parameters.properties.*.items.maxLength", "Characters at most."],
			["customTools.*.parameters.properties.*.items.minimum", "At least this."],
			["customTools.*.parameters.properties.*.items.maximum", "At most this."],
			["search", "The service that `webSearch` asks. Without it, the tool is not offered."],
			["search.format", "The API of the service. `hosted`: the provider of the model searches, and no address is needed."],
			["search.url", "The address that is asked. It is open to searches, and to nothing else."],
			["search.headers", "Headers of every search: a text each, or a variable of the harness."],
			["search.headers.*.env", "The variable whose value is the header. It is a secret: the agent never sees it."],
			["search.headers.*.prefix", "The text before that value, such as `Bearer ` with its blank."],
			["search.private", "`true`: the address may be on a private network or this machine."],
			["publish", "With `mode: comment`: the parts of the answer, and which of them are published."],
			["publish.review", "A review: one comment, and comments on lines of the pull request\u2019s diff."],
			["publish.review.maxComments", "Comments on lines at most; 20 if left out."],
			["publish.triage", "Labels and an assignee from lists, and one comment."],
			["publish.triage.labels", "The only labels that may be set."],
			["publish.triage.assignees", "The only logins that may be assigned; no one if left out."],
			["rules", "The rules. Their order does not matter: the strictest that matches decides."],
			["rules.*.id", "The rule\u2019s name, which no other rule of all layers has."],
			["rules.*.when", "Conditions. The rule matches if all of them match."],
			["rules.*.when.tool", "A tool by its camelCase name, or a list; `*` matches any letters. Tools of MCP servers are allowed only by `mcp.SERVER.TOOL` or `mcp.SERVER.*`."],
			["rules.*.when.origin", "Whether the call was made by a script or by the model itself."],
			["rules.*.when.command", "The words of a command: literals, `*` (one word), `**` (the rest), `{any: [\u2026]}`, `{after: \"--\"}`; or `{program, sub}`."],
			["rules.*.when.command.*.any", "Alternatives: a word, or a list of words."],
			["rules.*.when.command.*.after", "Nothing more, or `--` and any words after it."],
			["rules.*.when.command.program", "A program by its bare name, or a list."],
			["rules.*.when.command.sub", "The first word after the program, or a list."],
			["rules.*.when.read", "Globs of files that are read, relative to the workspace."],
			["rules.*.when.write", "Globs of files that are written, relative to the workspace."],
			["rules.*.when.command.flags", "Conditions on the options of the command."],
			["rules.*.when.command.flags.only", "The only options that are allowed there."],
			["rules.*.when.command.flags.none", "Options that are not allowed there."],
			["rules.*.when.command.effects", "The effects that the known program has at most."],
			["rules.*.when.net", "Connections that a command makes, and requests of `http` and `fetchUrl`."],
			["rules.*.when.net.host", "A host name, `*.` in front for its subdomains, or `registry:NAME`: the hosts of a public registry, or those of `sandbox.network.registries`."],
			["rules.*.when.net.scheme", "The scheme of the address."],
			["rules.*.when.net.port", "The port."],
			["rules.*.when.net.method", "The method of a request, in rules whose `tool` names `http` or `fetchUrl` only."],
			["rules.*.when.actor.association", "How the actor belongs to the repository."],
			["rules.*.when.author", "The author of the text or code that the run works on."],
			["rules.*.when.author.association", "How the author belongs to the repository."],
			["rules.*.when.change", "The kinds of change that the call makes in the content of files."],
			["rules.*.when.contained", "Any program, shell text or inline code, without network, if the isolation is full. Only for `tool: exec` and rules that allow."],
			["rules.*.when.tainted", "Whether untrusted text has entered the conversation before the call."],
			["rules.*.escalate", "The people who can approve a call with `decision: escalate`."],
			["rules.*.escalate.label", "The label by which a person approves."],
			["rules.*.escalate.by", "Who may approve."],
			["rules.*.escalate.ttl", "How long the request waits for an answer."],
			["rules.*.when.env", "Variables that the call sets for its program."],
			["rules.*.when.env.set", "Names of variables; `*` matches any letters."],
			["rules.*.when.args", "Conditions on the call\u2019s arguments, each named by a JSON Pointer such as `/filePath`."],
			["rules.*.when.args.*.equals", "The argument is this value."],
			["rules.*.when.args.*.in", "The argument is one of these values."],
			["rules.*.when.args.*.glob", "The argument is a text that fits a glob."],
			["rules.*.when.args.*.lte", "The argument is a number of at most this."],
			["rules.*.when.args.*.matches", "The argument is a text that fits this regular expression as a whole."],
			["rules.*.when.actor", "Who started the run."],
			["rules.*.when.actor.permission", "The permission of the actor in the repository."],
			["rules.*.when.event", "What started the run: `cli`, or the name of the GitHub event; `*` matches any letters."],
			["rules.*.when.ref", "The git ref of the run; `*` matches any letters."],
			["rules.*.when.label", "The label that started the run."],
			["rules.*.when.fork", "Whether the code comes from a fork."],
			["rules.*.when.justified", "Whether the model has given its reasons for this call."],
			["rules.*.when.turn", "The number of the model\u2019s turn, from 1."],
			["rules.*.when.turn.gte", "At least this."],
			["rules.*.when.turn.lte", "At most this."],
			["rules.*.when.count", "How many calls this rule has allowed in the run so far."],
			["rules.*.when.count.gte", "At least this."],
			["rules.*.when.count.lte", "At most this."],
			["rules.*.unless", "Exceptions: if all of these conditions match, the rule does not match."],
			["rules.*.decision", "The decision about a call that matches. Of several rules the strictest decides."],
			["rules.*.reason", "The reason. The model receives it, and the record contains it."],
			["rules.*.instead", "The alternative for the model."],
			["rules.*.limits", "Limits of this rule."],
			["rules.*.limits.perRun", "Calls that the rule allows in one run."],
			["rules.*.examples", "Examples that are checked whenever the policy is loaded."],
			["rules.*.examples.match", "Commands, paths or names that the rule matches."],
			["rules.*.examples.not", "Commands, paths or names that the rule does not match."],
			["rules.*.audit", "`true`: the rule is on trial. It is recorded and decides nothing."],
			["rules.*.acknowledge", "The author knows that the allowed program runs code of the workspace."],
			["tests", "Test tables of this policy, relative to this file."]
		]);
		var schema = __webpack_require__(31053);
		;
		function createPolicyJsonSchema(tools) {
			const { $schema, ...rest } = json_schema_processors.bl(schema.Yo, { io: "input" });
			return {
				$schema,
				title: "Policy file of script-harness",
				...dress(rest, [], tools)
			};
		}
		function renderPolicyJsonSchema(tools) {
			return `${JSON.stringify(createPolicyJsonSchema(tools), null, 2)}\n`;
		}
		function dress(node, path, tools) {
			const dressed = { ...node };
			if (isNode(node["properties"])) dressed["properties"] = Object.fromEntries(Object.entries(node["properties"]).flatMap(([key, value]) => isNode(value) && !isRefused(value) ? [[key, describe(dress(value, [...path, key], tools), [...path, key], tools)]] : []));
			for (const key of ["items", "additionalProperties"]) if (isNode(node[key])) dressed[key] = dress(node[key], [...path, "*"], tools);
			for (const key of ["anyOf", "oneOf"]) if (Array.isArray(node[key])) dressed[key] = node[key].filter((branch) => !isEmptied(branch)).map((branch) => dress(branch, path, tools));
			return dressed;
		}
		function describe(node, path, tools) {
			if (typeof node["description"] === "string") return node;
			const own = path[0] === "profiles" && path.length > 2 && path[2] !== "when" ? path.slice(2) : path;
			const named = own.map((part, index) => index === 2 && own.length > 3 && part === "unless" ? "when" : part);
			const help = keyHelp.get(named.join("."));
			const names = path.at(-1) === "tool" ? tools.names : path.at(-1) === "pack" ? [...tools.packs.keys()] : null;
			return {
				...help !== undefined && { description: help },
				...node,
				...names !== null && { examples: names }
			};
		}
		function isNode(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function isRefused(node) {
			return isNode(node["not"]) && Object.keys(node["not"]).length === 0;
		}
		function isEmptied({ properties }) {
			const values = isNode(properties) ? Object.values(properties) : [];
			return values.length > 0 && values.every((value) => isNode(value) && isRefused(value));
		}
		;
		function addPolicyCommands(program, context, exit) {
			const policy = program.command("policy").description("check, try, test and compare policies");
			const withWorkspace = (command, ...formats) => command.option("--cwd <folder>", "the workspace", ".").addOption(new commander.c$("--format <format>", "how results are written").choices(formats).default("text"));
			const withRun = (command) => command.option("--context <json>", "how the run began, instead of what the record says: {\"label\":\"\u2026\"}");
			policy.command("check <file...>").description("every problem of a policy, with its place; exit 2 on an error").option("--cwd <folder>", "the workspace: closed files that are in its history are reported").addOption(new commander.c$("--format <format>", "how results are written").choices([
				"text",
				"json",
				"sarif",
				"github"
			]).default("text")).action(async (files, flags) => exit(await checkPolicies(files, flags, context)));
			withWorkspace(policy.command("explain [command...]").description("how a call would be decided, and why; a command is written after --").option("--policy <file>", "a policy file or builtin:NAME", inputs.defaultPolicyPath).option("--call <json>", "a call: {\"tool\":\"exec\",\"args\":{\"command\":[\"npm\",\"test\"]},\"context\":{\"label\":\"x\"}}").option("--calls <file>", "one call a line; - reads standard input").addOption(new commander.c$("--isolation <level>", "the isolation of the run").choices(sandbox.i).default("full")), "text", "json").action(async (words, flags) => exit(await explainCalls(readExplainInput(words, flags), flags, context)));
			withWorkspace(policy.command("test <file>").description("the test tables of a policy, with coverage; exit 1 if a row fails").option("--tests <file...>", "tables besides those that the policy names").option("--threshold <percent>", "the coverage below which it fails").option("--junit <file>", "write the results as JUnit XML, too"), "text", "json", "github").action(async (file, flags) => exit(await testPolicy(file, flags, context)));
			withWorkspace(policy.command("mutate <file>").description("changes of one rule that no test notices; exit 1 if there is one").option("--tests <file...>", "tables besides those that the policy names").option("--threshold <percent>", "the share of noticed changes below which it fails (default 100)"), "text", "json").action(async (file, flags) => exit(await mutateFromCli(file, flags, context)));
			withRun(withWorkspace(policy.command("replay <run>").description("decide the calls of a record under another policy; exit 1 if one is decided in another way").requiredOption("--policy <file>", "a policy file or builtin:NAME"), "text", "json")).action(async (run, flags) => exit(await replayFromCli(run, flags, context)));
			withRun(withWorkspace(policy.command("diff <before> <after>").description("calls that two policies decide differently; exit 1 if one was loosened").option("--calls <file>", "more calls, one a line; - reads standard input").option("--run <record>", "a record whose calls are compared as well").option("--accept-loosened", "exit 0 although something was loosened"), "text", "json")).action(async (before, after, flags) => exit(await diffFromCli([before, after], flags, context)));
			withRun(withWorkspace(policy.command("suggest <run>").description("the smallest rules for what a run was denied; exit 1 if a denied call gets none").option("--policy <file>", `a policy file or builtin:NAME (default: the policy of the record; with --write ${inputs.defaultPolicyPath})`).option("--write", "append the rules to the policy file"), "text", "json")).action(async (run, flags) => exit(await suggestFromCli(run, flags, context)));
			policy.command("schema").description("the JSON Schema of the policy file, for editors").action(() => context.terminal.out(renderPolicyJsonSchema(tools.GS)));
		}
		function readExplainInput(words, { call, calls }) {
			const inputs = [
				...call === undefined ? [] : [{
					type: "call",
					json: call
				}],
				...calls === undefined ? [] : [{
					type: "calls",
					file: calls
				}],
				...words.length === 0 ? [] : [{
					type: "command",
					words
				}]
			];
			const [input] = inputs;
			if (input === undefined || inputs.length > 1) throw new types_error.tj({
				code: "usage",
				message: "give exactly one of --call, --calls and a command after --",
				hint: "See policy explain --help."
			});
			return input;
		}
	}),
	77996: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			e: () => readStandardInput,
			o: () => readSource
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		const maxInputBytes = 32 * 1024 * 1024;
		async function readSource(file, context) {
			if (file === "-") return readStandardInput(context);
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.host.workingFolder, file), "utf8");
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${file} cannot be read: ${explain(thrown)}`,
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
			return Buffer.concat(chunks).toString("utf8");
		}
		function explain(thrown) {
			if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT")) return "it does not exist";
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EISDIR") ? "it is a folder" : (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown);
		}
	}),
	95159: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			a: () => readRecord,
			j: () => foldRecord
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26883);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94453);
		function readRecord(directory) {
			const historyFile = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B.history);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(historyFile)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${directory} holds no record`,
				hint: `Give the folder that the run printed as its record; it contains ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B.history}.`
			});
			const { events } = (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.i6)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(historyFile, "utf8"), historyFile);
			const last = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_5__.R)(directory).lines.at(-1);
			return {
				...foldRecord(directory, events),
				auditDigest: last?.type === "closed" ? last.hash : null
			};
		}
		function foldRecord(directory, events) {
			const started = events.flatMap(({ event }) => event.type === "run-started" ? [event] : [])[0] ?? null;
			const sandbox = events.flatMap(({ event }) => event.type === "sandbox-opened" ? [event] : [])[0] ?? null;
			const result = events.flatMap(({ event }) => event.type === "run-finished" ? [event.result] : []).at(-1) ?? null;
			const patchFile = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B.patch);
			return {
				directory,
				events,
				started,
				sandbox,
				result,
				patch: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(patchFile) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(patchFile, "utf8") : "",
				auditDigest: null
			};
		}
	}),
	27768: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { $: () => locateFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function locateFolder(host, path, option) {
			const asked = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingFolder, path);
			try {
				const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(asked);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
				return folder;
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT") && asked.includes("\ufffd")) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `the path ${asked} has bytes that are not valid UTF-8, so it cannot be the workspace`,
					hint: "Rename the folder, or mount it at another path.",
					cause: thrown
				});
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${path} is not a folder that can be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`,
					hint: `Give ${option} a folder.`,
					cause: thrown
				});
			}
		}
	}),
	14204: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			O: () => cliFacts,
			n: () => loadPolicyFile
		});
		var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27444);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60835);
		var _load_steering_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50762);
		const cliFacts = {
			event: "cli",
			ref: "",
			label: "",
			fork: false,
			actorPermission: "admin",
			actorAssociation: "",
			authorAssociation: null
		};
		async function loadPolicyFile(host, source, workspace) {
			const path = source.startsWith("builtin:") ? source : (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(host.workingFolder, source);
			const read = [];
			const policy = await (0, _load_steering_policy_js__WEBPACK_IMPORTED_MODULE_5__.qC)({
				source: path,
				readFile: async (file) => {
					read.push(file);
					return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file, "utf8");
				},
				catalogue: _catalogue_js__WEBPACK_IMPORTED_MODULE_0__.s,
				builtinPolicies: (0, _host_js__WEBPACK_IMPORTED_MODULE_4__.q1)(host),
				protectedPaths: listInside(workspace, source.startsWith("builtin:") ? [] : [path]),
				facts: cliFacts,
				workspace
			});
			return {
				policy,
				files: listInside(workspace, read)
			};
		}
		function listInside(workspace, files) {
			const all = files.flatMap((file) => [file, readRealPath(file)]);
			return [...new Set(all.map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(workspace, file)))].filter((file) => file !== "" && !file.startsWith("..") && !(0, node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(file));
		}
		function readRealPath(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file) : file;
		}
	}),
	31920: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { K: () => findProgram });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63323);
		const systemFolders = [
			"/usr/bin",
			"/bin",
			"/usr/sbin",
			"/sbin",
			"/usr/local/bin"
		];
		function findProgram(name, searchPath, untrustedRoots) {
			const folders = [...systemFolders, ...searchPath.split(":").filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))];
			for (const folder of folders) {
				const candidate = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
				const path = readTrustedProgram(candidate);
				if (path !== null && !untrustedRoots.some((root) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(root, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(root, candidate))) return candidate;
			}
			return null;
		}
		function readTrustedProgram(candidate) {
			try {
				const path = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(candidate);
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
				const isProgram = stats.isFile() && stats.uid === 0 && (stats.mode & 18) === 0 && (stats.mode & 73) !== 0;
				return isProgram && isTrustedFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) && isTrustedFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(candidate)) ? path : null;
			} catch {
				return null;
			}
		}
		function isTrustedFolder(folder) {
			for (let current = folder;; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(current);
				const isOpen = !stats.isSymbolicLink() && (stats.mode & 18) !== 0 && (stats.mode & 512) === 0;
				if (stats.uid !== 0 || isOpen) return false;
				if (current === "/") return true;
			}
		}
	})
};
