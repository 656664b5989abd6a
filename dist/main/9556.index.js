export const id = 9556;
export const ids = [9556];
export const modules = {
	65537: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			BT: () => removeScripts,
			Uc: () => readLastWords,
			Uk: () => readResponse,
			YT: () => readAssistantText,
			wQ: () => readFinalMessage
		});
		var _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3291);
		function readResponse(response, detect, isCopied) {
			let quoted = null;
			const actions = response.items.flatMap((item) => {
				if (item.type === "function_call") return [{
					type: "call",
					call: item
				}];
				if (item.type !== "message" || item.role !== "assistant") return [];
				const text = (0, _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_0__.LE)(item);
				return detect(text).flatMap((segment) => {
					if (segment.type === "refused") return [{
						type: "refused-block",
						segment
					}];
					const place = segment.type === "text" ? segment.quoted : isCopied(text.slice(segment.start, segment.end), segment.code) ? "copy" : null;
					quoted ??= place;
					return segment.type === "script" && place === null ? [{
						type: "script",
						segment
					}] : [];
				});
			});
			return {
				actions,
				quoted
			};
		}
		function readFinalMessage(items) {
			return listTexts(items).at(-1)?.trim() ?? "";
		}
		function readLastWords(items, detect) {
			return listTexts(items).map((text) => removeScripts(text, detect)).findLast((text) => text !== "") ?? "";
		}
		function removeScripts(text, detect) {
			let kept = "";
			let at = 0;
			for (const segment of detect(text)) {
				if (segment.type === "text") continue;
				kept += text.slice(at, segment.start);
				at = segment.end;
			}
			return `${kept}${text.slice(at)}`.trim();
		}
		function readAssistantText(items) {
			return listTexts(items).join("\n\n");
		}
		function listTexts(items) {
			return items.flatMap((item) => item.type === "message" && item.role === "assistant" ? [(0, _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_0__.LE)(item)] : []);
		}
	}),
	51504: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			isPublishJob: () => isPublishJob,
			listSecrets: () => listSecrets,
			readInputs: () => readInputs,
			readNetworkInputs: () => readNetworkInputs,
			readPublishInputs: () => readPublishInputs,
			readReportInputs: () => readReportInputs
		});
		var error = __webpack_require__(22603);
		var model = __webpack_require__(31021);
		var header_lines = __webpack_require__(60056);
		var nearest_name = __webpack_require__(15633);
		;
		const resumeApproved = "approved";
		function inferProvider({ values, keys }, apis) {
			if ((values.replay ?? null) !== null) return "replay";
			const [key] = keys;
			if (keys.length === 1) return apis.find(({ access }) => access.type === "key" && access.input === key)?.name ?? null;
			return values.dryRun === true ? apis[0]?.name ?? null : null;
		}
		function checkTogether(given, apis, env) {
			const { values, keys } = given;
			const problems = [];
			const report = (message, hint) => void problems.push((0, error.Yx)(message, hint));
			if (values.mode === "publish") report("mode: publish is for a job of the action", "On the command line, apply the patch with git apply.");
			if (values.task !== null && values.taskFile !== null) report("task and task-file are both given", "Give exactly one of them.");
			const bringsText = /^(?:issues|issue_comment|pull_request(?:_target|_review|_review_comment)?)$/.test(env["GITHUB_EVENT_NAME"] ?? "");
			if (values.task === null && values.taskFile === null && !bringsText) report("there is no task", "Give task or task-file; on the command line, write the task after run.");
			if (values.skipIfGreen === true && values.verify === null) report("skip-if-green is given without verify", "Give the command that is green or red as verify.");
			if (values.verifyRule === "no-new-failures" && values.verify === null) report("verify-rule is given without verify", "Give the command whose result the rule judges as verify.");
			for (const [name, value] of [["patch-file", values.patchFile], ["answer", values.answer]]) if ((value ?? null) !== null) report(`${name} is given without mode: publish`, "Add mode: publish: without it, this job starts an agent.");
			if (values.acknowledge === "comment" && values.comment === "off") report("acknowledge: comment needs the comment that comment: off omits", "Use acknowledge: reaction.");
			if (values.acknowledge === "comment" && values.mode === "answer" && values.commentKey === null) report("acknowledge: comment is given with mode: answer and without comment-key, so its comment would never have the result", "Give the same comment-key to this job and to the one that publishes the answer, or use acknowledge: reaction.");
			if (values.resume === resumeApproved && values.approvalEnvironment !== null) report("approval-environment is given with resume: approved", "Give the directory of the record as resume, and its digest as resume-digest.");
			if (values.resume === resumeApproved && values.resumeDigest !== null) report("resume-digest is given with resume: approved", "Leave it out; the comment of the run names the record.");
			else if (values.resume !== resumeApproved && values.resume === null !== (values.resumeDigest === null)) report(values.resume === null ? "resume-digest is given without resume" : "resume is given without resume-digest", "Give both: the directory of the record, and the output audit-digest of its run.");
			const hasHeaders = Object.keys(values.otlpHeaders ?? {}).length > 0;
			if (hasHeaders && values.otlpEndpoint === null) report("otlp-headers is given without otlp-endpoint", "Give the address to which the spans are posted.");
			if (hasHeaders && isPlainHttp(values.otlpEndpoint)) report("otlp-endpoint would send its headers over plain http", "Use https, or a server on this machine.");
			if (values.provider === undefined) return problems;
			const provider = values.provider ?? inferProvider(given, apis);
			if (provider === null) {
				const accesses = (0, model.TH)(apis);
				const several = keys.length > 1;
				report(several ? "there are keys for several providers" : "there is neither a provider nor a key", several ? "Name one by the input provider." : `Give ${accesses.map(({ input }) => input).join(" or ")} (a pull request from a fork has no secrets), on the command line the variable ${accesses.map(({ variable }) => variable).join(" or ")}; or provider: replay, or the provider of a cloud.`);
			} else if (provider === "replay") {
				if (values.replay === null) report("provider: replay lacks a recording", "Name its file by the input replay.");
			} else problems.push(...checkProvider(given, provider, apis));
			return problems;
		}
		function checkProvider({ values, keys }, provider, apis) {
			const problems = [];
			const report = (message, hint) => void problems.push((0, error.Yx)(message, hint));
			const api = apis.find(({ name }) => name === provider);
			if (api === undefined) return problems;
			const { access, efforts } = api;
			const { effort = null, identity = null, keyCommand = null, baseUrl, dryRun = false } = values;
			if (values.replay !== null) report(`replay is given, but the provider is ${provider}`, "Use provider: replay.");
			if (effort !== null && !efforts.includes(effort)) report(`provider: ${provider} has no effort ${effort}`, `It accepts: ${efforts.join(", ") || "none"}.`);
			if (values.model === null && !dryRun) report(`provider: ${provider} lacks a model`, "Give model as the provider writes its name.");
			if (access.type === "cloud") problems.push(...checkCloud(provider, access, values));
			else for (const name of [
				"region",
				"project",
				"identity"
			].filter((one) => values[one] !== null)) report(`${name} is given, but ${provider} is not the provider of a cloud`, `Leave ${name} out.`);
			const authorizing = access.type === "cloud" ? "identity" : access.input;
			const named = [...identity !== null || keys.includes(authorizing) ? [authorizing] : [], ...keyCommand === null ? [] : ["key-command"]];
			if (access.type === "key" && named.length === 0 && baseUrl === null && !dryRun) report(`provider: ${provider} lacks its key`, `Give ${access.input} (on the command line the variable ${access.variable}) or key-command; a pull request from a fork has no secrets.`);
			if (named.length > 1) report(`${named.join(" and ")} are both given`, "Give one of them.");
			if ((named.length > 0 || access.type === "cloud") && isPlainHttp(baseUrl)) report("base-url would send the key over plain http", "Use https, or a server on this machine.");
			return problems;
		}
		const placeForms = {
			region: {
				form: /^[a-z]{2,15}(?:-[a-z0-9]{1,15}){0,4}$/,
				hint: "Write it as the cloud does, such as us-east-1 for bedrock-messages, or global or us-east5 for vertex-messages."
			},
			project: {
				form: /^[a-z0-9][a-z0-9.:-]{2,80}$/,
				hint: "Write the id of the project that has the models."
			}
		};
		function checkCloud(provider, { needs, isIdentity, identityForm }, { region = null, project = null, baseUrl, identity = null, dryRun = false }) {
			const places = {
				region,
				project,
				"base-url": baseUrl
			};
			const missing = needs.filter((name) => places[name] === null && !dryRun);
			const wrong = ["region", "project"].filter((name) => places[name] !== null && !placeForms[name].form.test(places[name]));
			return [
				...missing.map((name) => (0, error.Yx)(`provider: ${provider} lacks ${name}`, name === "base-url" ? "Give the address of the resource, like https://NAME.openai.azure.com/openai/v1." : placeForms[name].hint)),
				...wrong.map((name) => (0, error.Yx)(`${name}: ${JSON.stringify(places[name])} is not the name of a ${name}`, placeForms[name].hint)),
				...identity !== null && !isIdentity(identity) ? [(0, error.Yx)(`identity: ${JSON.stringify(identity)} is not an identity for ${provider}`, `Write ${identityForm}.`)] : []
			];
		}
		function isPlainHttp(address) {
			if (address === null || address === undefined) return false;
			const url = new URL(address);
			return url.protocol === "http:" && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
		}
		var github_inputs = __webpack_require__(22075);
		;
		function listSecrets({ apiKeys, githubToken, orgPolicyToken, otlpHeaders }) {
			const tokens = [githubToken, orgPolicyToken].filter((token) => token !== null);
			return [
				...apiKeys.values(),
				...tokens,
				...(0, header_lines.x)(otlpHeaders)
			];
		}
		function isPublishJob(environment) {
			return environment["GITHUB_ACTIONS"] === "true" && environment[variableOf("mode")]?.trim() === "publish";
		}
		function readPublishInputs(environment) {
			const { values, problems } = readRows({
				policy: (0, github_inputs.LX)([]).policy,
				...github_inputs.uo
			}, environment);
			const { patchFile: file = null, patchDigest: digest = null, answer = null } = values ?? {};
			if (values !== null && answer !== null && file === null && digest === null) return {
				...values,
				product: {
					type: "answer",
					json: answer
				}
			};
			if (values !== null && answer === null && file !== null && digest !== null && /^[0-9a-f]{64}$/.test(digest)) return {
				...values,
				product: {
					type: "patch",
					file,
					digest
				}
			};
			if (answer !== null) throw refuseInputs([...problems, (0, error.Yx)("mode: publish has both a patch and an answer", "Give patch-file and patch-digest, or answer.")]);
			throw refuseInputs([
				...problems,
				...file === null ? [(0, error.Yx)("mode: publish lacks patch-file", "Name the file that actions/download-artifact has written.")] : [],
				...digest === null || !/^[0-9a-f]{64}$/.test(digest) ? [(0, error.Yx)(digest === null ? "mode: publish lacks patch-digest" : "patch-digest is not a SHA-256 digest", "Give the output patch-digest of the job of the agent, and skip this job if it is empty: it is set only by a completed run with changes.")] : []
			]);
		}
		function refuseInputs(problems) {
			return new error.tj({
				code: "usage",
				message: problems.length === 1 ? "an input is not valid" : `${problems.length} inputs are not valid`,
				hint: "docs/action.md describes every input; on the command line, run --help.",
				problems
			});
		}
		function readReportInputs(environment) {
			const { comment, "comment-key": key, summary, "github-token": token } = github_inputs.uo;
			const { values } = readRows({
				comment,
				"comment-key": key,
				summary,
				"github-token": token
			}, environment);
			if (values === null) return null;
			const { githubToken, ...inputs } = values;
			return {
				inputs: {
					...inputs,
					failOn: github_inputs.Nn
				},
				githubToken
			};
		}
		function readNetworkInputs(environment) {
			const { proxy, "proxy-exclude": exclude, "ca-certificates": authorities } = github_inputs.uo;
			const rows = {
				proxy,
				"proxy-exclude": exclude,
				"ca-certificates": authorities
			};
			const { values, problems } = readRows(rows, environment);
			if (values === null) throw refuseInputs(problems);
			return values;
		}
		function readInputs({ environment, apis }) {
			const read = readRows({
				...(0, github_inputs.LX)(apis),
				...github_inputs.uo
			}, environment);
			const apiKeys = readKeys(apis, environment);
			const given = {
				values: read.valid,
				keys: [...apiKeys.keys()]
			};
			const problems = [...read.problems, ...checkTogether(given, apis, environment)];
			const provider = read.values?.provider ?? inferProvider(given, apis);
			if (read.values === null || provider === null || problems.length > 0) throw refuseInputs(problems);
			const { githubToken, orgPolicyToken, otlpHeaders, proxy: _proxy, provider: _provider, ...values } = read.values;
			const { task, taskFile, mode, resume, resumeDigest, ...others } = values;
			const { maxTurns, maxCostUsd, maxTokens, timeoutMinutes, ...kept } = others;
			return {
				inputs: {
					...kept,
					task: taskFile !== null ? {
						type: "file",
						path: taskFile
					} : task === null ? { type: "event" } : {
						type: "text",
						text: task
					},
					provider,
					mode: mode === "comment" || mode === "answer" ? "comment" : "patch",
					publishesAnswer: mode !== "answer",
					comment: mode === "answer" ? "off" : kept.comment,
					publishAs: mode === "commit" || mode === "pull-request" ? mode : null,
					limits: {
						turns: maxTurns,
						costUsd: maxCostUsd,
						tokens: maxTokens,
						wallClockMs: timeoutMinutes * 6e4
					},
					resume: readResume(resume, resumeDigest)
				},
				secrets: {
					apiKeys,
					githubToken,
					orgPolicyToken,
					otlpHeaders
				},
				warnings: findUnknownInputs(environment, [...(0, github_inputs.SS)(apis).keys()])
			};
		}
		function readKeys(apis, environment) {
			const keys = (0, model.TH)(apis).map(({ input }) => [input, environment[variableOf(input)]?.trim() ?? ""]);
			return new Map(keys.filter(([, key]) => key !== ""));
		}
		function readResume(record, digest) {
			if (record === resumeApproved) return { type: "approved" };
			return record === null || digest === null ? null : {
				type: "record",
				record,
				digest
			};
		}
		function readRows(rows, environment) {
			const valid = {};
			const problems = [];
			for (const [name, { schema }] of Object.entries(rows)) {
				const parsed = schema.safeParse(environment[variableOf(name)] ?? "");
				if (parsed.success) valid[memberOf(name)] = parsed.data;
				else problems.push(...parsed.error.issues.map((issue) => readProblem(name, issue)));
			}
			return {
				valid,
				values: problems.length === 0 ? valid : null,
				problems
			};
		}
		function memberOf(name) {
			return name.replaceAll(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());
		}
		function variableOf(name) {
			return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
		}
		function readProblem(name, issue) {
			const hint = issue.code === "custom" ? issue.params?.["hint"] : "";
			return (0, error.Yx)(`${name}: ${issue.message}`, typeof hint === "string" ? hint : "");
		}
		function findUnknownInputs(environment, names) {
			const known = new Set(names.map(variableOf));
			return Object.keys(environment).filter((name) => name.startsWith("INPUT_") && !known.has(name)).map((name) => {
				const written = name.slice("INPUT_".length).toLowerCase();
				const nearest = (0, nearest_name.$q)(written, names);
				return `The input ${written} is not known and has no effect.${nearest === null ? "" : ` Did you mean ${nearest}?`}`;
			});
		}
	}),
	51390: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EP: () => makeListingDirectory,
			UZ: () => copyIndex,
			af: () => placeFile,
			g7: () => makeGitDirectory
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function makeGitDirectory(gitDirectory, repository, headCommit) {
			repository.initGit(gitDirectory);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "info"), { recursive: true });
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "objects"), 511);
			if (headCommit !== null) placeFile(gitDirectory, "HEAD", `${headCommit}\n`);
			placeFile(gitDirectory, "info/attributes", "* -filter -merge -working-tree-encoding !diff\n");
			placeFile(gitDirectory, "objects/info/alternates", `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDirectory, "objects")}\n`);
		}
		const listingDirectory = "listing";
		function makeListingDirectory(gitDirectory, { commonDirectory }) {
			const listing = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, listingDirectory);
			for (const name of ["objects", "refs"]) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(listing, name), { recursive: true });
			placeFile(listing, "config", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config")));
			placeFile(listing, "HEAD", "ref: refs/heads/main\n");
			const attributes = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory, "info/attributes");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(attributes)) return;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(listing, "info"), { recursive: true });
			placeFile(listing, "info/attributes", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(attributes));
		}
		function copyIndex(gitDirectory, repository) {
			const exclude = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDirectory, "info/exclude");
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(exclude)) placeFile(gitDirectory, "info/exclude", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(exclude));
			for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(repository.gitDirectory)) {
				if (name !== "index" && !name.startsWith("sharedindex.")) continue;
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, name);
				placeFile(gitDirectory, name, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
				const { atime, mtime } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name), atime, mtime);
			}
		}
		function placeFile(gitDirectory, name, content) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name), content);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name), 420);
		}
	}),
	1124: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Rh: () => buildPatch,
			Z1: () => createPatchMaker,
			$2: () => readEntries,
			aI: () => readPatchFiles
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var serialize = __webpack_require__(50041);
		var diff_names = __webpack_require__(50509);
		var error = __webpack_require__(22603);
		var git_directory = __webpack_require__(51390);
		;
		const plainDiff = "--no-ext-diff --no-textconv --no-renames --ignore-submodules=all";
		const listFiltered = `
listFiltered() {
  [ -f "$GIT_DIR/listing/info/attributes" ] ||
    GIT_INDEX_FILE="$GIT_DIR/index" git grep --cached --quiet -e filter -e working-tree-encoding -- '*.gitattributes' || return 0
  (
    export GIT_INDEX_FILE="$1" GIT_OBJECT_DIRECTORY="$GIT_DIR/objects" GIT_DIR="$GIT_DIR/listing"
    for name in filter working-tree-encoding; do
      git ls-files -z -- . ":(exclude,attr:$name)" ":(exclude,attr:-$name)" ":(exclude,attr:!$name)"
    done
  )
}`;
		const settings = "-c core.checkStat=minimal -c core.trustctime=false";
		const takeBaseScript = `${listFiltered}
tree=
: >"$GIT_DIR/failures"
if [ -s "$GIT_DIR/marked" ]; then
  for mark in skip-worktree assume-unchanged; do git update-index "--no-$mark" -z --stdin <"$GIT_DIR/marked"; done
fi
if [ -s "$GIT_DIR/closed" ]; then git ${settings} update-index --skip-worktree -z --stdin <"$GIT_DIR/closed"; fi
if [ -n "$1" ]; then
  changes=$(git ${settings} --no-optional-locks status --porcelain --no-renames --ignore-submodules=all 2>&1) || changes=unknown
  if [ -z "$changes" ]; then tree=$(git rev-parse --verify --quiet "$1^{tree}") || tree=; fi
fi
if [ -z "$tree" ]; then
  git ${settings} ls-files -z --others --modified --exclude-standard | xargs -0 -n 500 sh -c '
    most=$1; shift
    for path do set -- "$@" "./$path"; shift; done
    find "$@" -maxdepth 0 -type f -size "+$most"c -print0' sh "$2" >"$GIT_DIR/excluded" || :
  git ls-files -z --stage | sed -z -n 's/^160000 [^\t]*\t//p' >>"$GIT_DIR/excluded"
  xargs -0 sh -c '
    for path do set -- "$@" ":(exclude,literal)$path"; shift; done
    "$0" ${settings} add --all --ignore-errors -- . "$@"' "$git" <"$GIT_DIR/excluded" 2>"$GIT_DIR/failures" && : >"$GIT_DIR/failures"
fi
listFiltered "$GIT_DIR/index" >"$GIT_DIR/filtered"
if [ -z "$tree" ]; then
  if [ -n "$1" ] && [ -s "$GIT_DIR/filtered" ]; then
    xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/filtered" >"$GIT_DIR/found"
    git update-index -z --index-info <"$GIT_DIR/found"
  fi
  tree=$(git write-tree --missing-ok)
fi
printf '%s\\n' "$tree"`;
		const takeTouchedScript = `
update() { git update-index "$@" 2>"$GIT_DIR/said" || cat "$GIT_DIR/said" >>"$GIT_DIR/failures"; }
: >"$GIT_DIR/failures"
if [ -s "$GIT_DIR/new" ]; then
  xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/new" >"$GIT_DIR/found"
  for index in before after; do
    GIT_INDEX_FILE="$GIT_DIR/$index" git update-index --replace -z --index-info <"$GIT_DIR/found"
  done
fi
before=$2
[ -n "$before" ] || before=$(GIT_INDEX_FILE="$GIT_DIR/before" git write-tree --missing-ok)
export GIT_INDEX_FILE="$GIT_DIR/after"
if [ -s "$GIT_DIR/replaced" ]; then update --force-remove -z --stdin <"$GIT_DIR/replaced"; fi
if [ -s "$GIT_DIR/present" ]; then update --add --remove --replace -z --stdin <"$GIT_DIR/present"; fi
if [ -s "$GIT_DIR/restored" ]; then
  xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/restored" >"$GIT_DIR/found"
  update -z --index-info <"$GIT_DIR/found"
fi
after=$(git write-tree --missing-ok)
printf '%s\\n' "$before" "$after"
git diff --raw --no-abbrev -z ${plainDiff} "$before" "$after" &
git diff --binary --full-index --output="$GIT_DIR/changes.patch" ${plainDiff} "$before" "$after"
wait $!`;
		const readTreeScript = `
export GIT_INDEX_FILE="$GIT_DIR/whole"
git read-tree "$1"
git diff --name-only -z --diff-filter=D ${plainDiff} "$2" "$3" | git update-index --force-remove -z --stdin
git ls-tree -r -z --full-tree "$3" | git update-index --add --replace -z --index-info
git write-tree --missing-ok`;
		const checkScript = `${listFiltered}
listFiltered "$GIT_DIR/after" >"$GIT_DIR/unfiltered"
export GIT_INDEX_FILE="$GIT_DIR/applied"
git read-tree "$1" && git apply --cached --whitespace=nowarn "$GIT_DIR/applied.patch" && tree=$(git write-tree --missing-ok) &&
  { [ "$tree" = "$2" ] || git diff --quiet ${plainDiff} "$tree" "$2"; } && echo yes || echo no`;
		const differFromBaseScript = `
export GIT_INDEX_FILE="$GIT_DIR/compared"
rm -f "$GIT_INDEX_FILE"
xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/wanted" | git update-index -z --index-info
git update-index -q --refresh >"$GIT_DIR/said" || :
git diff-files -z --name-only >"$GIT_DIR/differing"
git ls-files -z >"$GIT_DIR/found"`;
		const searchScript = `
git grep --text --no-color -h --only-matching --fixed-strings -f "$GIT_DIR/texts" "$1" || [ $? = 1 ]`;
		const differScript = `
if git cat-file -e "$1^{tree}" 2>/dev/null; then git diff --name-only -z ${plainDiff} "$1" "$2"; else echo unknown; fi`;
		const readObjectsScript = `git cat-file --batch <"$GIT_DIR/wanted" >"$GIT_DIR/contents"`;
		;
		async function createPatchMaker(options) {
			const { workTree, gitDirectory } = options;
			const { git, headCommit: commit } = workTree;
			const runScript = async (script, ...args) => {
				const result = await workTree.runGit(args, gitDirectory, script);
				if (result.exitCode === 0) return result.stdout;
				const message = `git failed: ${result.stderr.trim() || `exit ${result.exitCode}`}`;
				throw new error.tj({
					code: "internal",
					message
				});
			};
			const place = (name, content) => (0, git_directory.af)(gitDirectory, name, content);
			const placePaths = (name, paths) => place(name, paths.map((path) => `${path}\0`).join(""));
			const read = (name) => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitDirectory, name));
			const readPaths = (name) => read(name).toString().split("\0").slice(0, -1);
			(0, external_node_fs_.mkdirSync)(gitDirectory, {
				recursive: true,
				mode: 448
			});
			(0, git_directory.g7)(gitDirectory, git, commit);
			(0, git_directory.EP)(gitDirectory, git);
			(0, git_directory.UZ)(gitDirectory, git);
			placePaths("closed", workTree.closedFiles);
			placePaths("marked", workTree.markedFiles);
			const tree = (await runScript(takeBaseScript, commit ?? "", String(workTree.patchBytes))).trim();
			const filtered = new Set(readPaths("filtered"));
			const inTurn = (0, serialize.r)();
			const known = new Set();
			let last = null;
			let lastBefore = "";
			async function make(purpose) {
				const touched = options.listTouched();
				if (purpose === "progress" && last?.version === touched.version) return last.patch;
				const patch = await takePatch(touched);
				last = {
					version: touched.version,
					patch
				};
				return patch;
			}
			async function takePatch({ present, replaced, missing }) {
				if (present.length + replaced.length + known.size === 0) return {
					...buildPatch(Buffer.alloc(0), ""),
					trees: {
						before: tree,
						after: tree
					},
					missing,
					unreadable: ""
				};
				const fresh = [...present, ...replaced].filter((path) => !known.has(path));
				if (fresh.length > 0) lastBefore = "";
				placePaths("new", fresh);
				placePaths("present", present);
				placePaths("replaced", replaced);
				placePaths("restored", present.filter((path) => filtered.has(path) && options.isAsBefore(path)));
				const [before = "", after = "", ...changes] = (await runScript(takeTouchedScript, tree, lastBefore)).split("\n");
				lastBefore = before;
				for (const path of fresh) known.add(path);
				const bytes = before === after ? Buffer.alloc(0) : read("changes.patch");
				const unreadable = read("failures").toString().trim();
				return {
					...buildPatch(bytes, changes.join("\n")),
					trees: {
						before,
						after
					},
					missing,
					unreadable
				};
			}
			async function readTree() {
				const { before, after } = (await make("progress")).trees;
				return before === tree ? after : (await runScript(readTreeScript, tree, before, after)).trim();
			}
			return {
				base: {
					commit,
					tree
				},
				filtered,
				readTree: () => inTurn(readTree),
				make: (purpose) => inTurn(() => make(purpose)),
				async check({ bytes, entries, trees }) {
					if (entries.length === 0) return {
						isWhole: true,
						unfiltered: []
					};
					place("applied.patch", bytes);
					const isWhole = (await runScript(checkScript, trees.before, trees.after)).trim() === "yes";
					const converted = new Set([...filtered, ...readPaths("unfiltered")]);
					const kept = entries.filter(({ path, after }) => after !== null && converted.has(path));
					return {
						isWhole,
						unfiltered: kept.map(({ path }) => path)
					};
				},
				async readBinaries({ bytes, entries }) {
					const paths = new Set(listBinaryPaths(bytes));
					const changed = entries.filter(({ path }) => paths.has(path));
					const objects = changed.flatMap(({ before, after }) => [before, after].flatMap((side) => side?.object ?? []));
					if (objects.length === 0) return [];
					place("wanted", objects.map((object) => `${object}\n`).join(""));
					await runScript(readObjectsScript);
					const contents = readObjects(read("contents"));
					const readSide = (side) => contents.get(side?.object ?? "") ?? Buffer.alloc(0);
					return changed.map(({ path, before, after }) => ({
						path,
						before: readSide(before),
						after: readSide(after)
					}));
				},
				async listEqual(paths) {
					placePaths("wanted", paths);
					await runScript(differFromBaseScript, tree);
					const differing = new Set(readPaths("differing"));
					return new Set(readPaths("found").filter((path) => !differing.has(path)));
				},
				async listDifferent(other) {
					const listed = await runScript(differScript, other, tree);
					return listed === "unknown\n" ? null : listed.split("\0").filter((path) => path !== "");
				},
				async listInBase(texts) {
					if (texts.length === 0) return new Set();
					place("texts", `${[...new Set(texts)].join("\n")}\n`);
					const found = new Set((await runScript(searchScript, tree)).split("\n"));
					return new Set(texts.filter((text) => found.has(text) || [...found].some((other) => other.includes(text))));
				}
			};
		}
		function buildPatch(bytes, changes) {
			const entries = readEntries(changes);
			const files = entries.map(({ path, before, after }) => {
				const kind = before === null ? "added" : after === null ? "deleted" : "modified";
				return {
					path,
					kind
				};
			});
			return {
				bytes,
				sha256: (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex"),
				files,
				entries
			};
		}
		const binaryMark = "\nGIT binary patch\n";
		function listBinaryPaths(patch) {
			const bytes = Buffer.from(patch);
			if (!bytes.includes(binaryMark)) return [];
			return (0, diff_names.JZ)(bytes.toString("latin1")).filter((part) => part.includes(binaryMark)).flatMap((part) => (0, diff_names.Zq)(part.split("\n", 1)[0] ?? "") ?? []);
		}
		function readObjects(output) {
			const objects = new Map();
			for (let at = 0; at < output.length;) {
				const start = output.indexOf("\n", at) + 1;
				const [, object = "", size = "0"] = /^(\w+) blob (\d+)\n$/.exec(output.toString("latin1", at, start)) ?? [];
				at = start + (object === "" ? 0 : Number(size) + 1);
				if (object !== "") objects.set(object, output.subarray(start, start + Number(size)));
			}
			return objects;
		}
		function readPatchFiles(patch) {
			return (0, diff_names.JZ)(patch).flatMap((part) => {
				const path = (0, diff_names.Zq)(part.split("\n", 1)[0] ?? "");
				if (path === null) return [];
				const kind = /^new file mode/m.test(part) ? "added" : /^deleted file mode/m.test(part) ? "deleted" : "modified";
				return [{
					path,
					kind
				}];
			});
		}
		function readEntries(listed) {
			const parts = listed.split("\0");
			const entries = [];
			for (let index = 0; index + 1 < parts.length; index += 2) {
				const [, from = "", to = "", old = "", now = ""] = /^:(\d+) (\d+) (\w+) (\w+) /.exec(parts[index] ?? "") ?? [];
				entries.push({
					path: parts[index + 1] ?? "",
					before: readSide(from, old),
					after: readSide(to, now)
				});
			}
			return entries;
		}
		function readSide(mode, object) {
			return /^0+$/.test(mode) ? null : {
				mode,
				object
			};
		}
	}),
	71153: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { Y: () => healRun });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var read_response = __webpack_require__(65537);
		var error = __webpack_require__(22603);
		var record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var close_record = __webpack_require__(50459);
		var record_history = __webpack_require__(94729);
		var read_audit = __webpack_require__(73387);
		;
		function healRecord(options) {
			const { directory, redactor, render } = options;
			const historyFile = (0, external_node_path_.join)(directory, record.B5.history);
			const auditFile = (0, external_node_path_.join)(directory, record.B5.audit);
			if (!(0, external_node_fs_.existsSync)(historyFile)) return false;
			const before = (0, read_audit.R)(directory);
			if (before.lines.at(-1)?.type === "closed") return before.broken === null;
			const text = (0, external_node_fs_.readFileSync)(historyFile);
			const { events, tornBytes } = (0, record_history.i6)(text.toString("utf8"), historyFile);
			const { lines, broken } = before;
			if (broken !== null || (0, audit.uJ)(lines, events) !== null) return false;
			if (tornBytes > 0) (0, external_node_fs_.truncateSync)(historyFile, text.lastIndexOf("\n") + 1);
			const all = [...events];
			const append = (made) => {
				const event = redactor.redactJson(made);
				const timestampMs = all.at(-1)?.timestampMs ?? options.clock.nowMs();
				const recorded = {
					seq: all.length + 1,
					timestampMs,
					event
				};
				(0, external_node_fs_.appendFileSync)(historyFile, (0, record_history.fp)(recorded), { mode: 384 });
				all.push(recorded);
			};
			if (!events.some(({ event }) => event.type === "run-finished")) {
				if (tornBytes > 0) append({
					type: "warning",
					message: `the last event was half written (${tornBytes} bytes) and is lost`
				});
				append({
					type: "run-finished",
					result: options.buildResult(all)
				});
			}
			const kept = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
			if ((0, external_node_fs_.existsSync)(auditFile)) (0, external_node_fs_.truncateSync)(auditFile, Buffer.byteLength(kept));
			let last = lines.at(-1) ?? null;
			const bodies = events.map(audit.Pb).filter((body) => body !== null);
			for (const body of bodies.slice(lines.length)) {
				last = (0, audit.yZ)(last, body);
				(0, external_node_fs_.appendFileSync)(auditFile, `${JSON.stringify(last)}\n`, { mode: 384 });
			}
			(0, close_record.yv)({
				directory,
				events: all,
				lastEntry: last,
				render,
				redactor
			});
			return true;
		}
		var patch = __webpack_require__(1124);
		var report = __webpack_require__(43720);
		var detect = __webpack_require__(22070);
		var run_result = __webpack_require__(10268);
		;
		async function healRun(directory, ending, { clock, redactor }) {
			return healRecord({
				directory,
				clock,
				redactor,
				render: await (0, report.bS)(),
				buildResult: (events) => (0, run_result.B)(events, {
					...ending,
					finalMessage: (0, read_response.Uc)(events.flatMap(({ event }) => event.type === "item" ? [event.item] : []), detect.W),
					unknownTests: [],
					structuredOutput: null,
					changedFiles: (0, patch.aI)((0, error.NW)(() => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(directory, record.B5.patch), "utf8"), "", "ENOENT"))
				})
			});
		}
	}),
	10268: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { B: () => buildRunResult });
		var _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58748);
		var _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55276);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45025);
		var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54548);
		var _report_content_approvals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57396);
		var _report_content_denials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96752);
		function warnOfLaterSteps({ path, kind }) {
			const use = (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_1__.JB)(path);
			if (use === null) return [];
			const effect = use === "install" ? "what later steps of a job install" : "what later steps of a job or other programs do";
			return kind === "deleted" ? [`${path} was deleted, which decided ${effect}`] : [`${path} was changed, which decides ${effect}`];
		}
		function findJudged(all) {
			const isJudged = (event) => event.type === "verify-judged";
			const last = all.findLastIndex(isJudged);
			const start = last === -1 ? 0 : all.slice(0, last).findLastIndex(isJudged) + 1;
			const checks = all.slice(start, last === -1 ? all.length : last).filter((event) => event.type === "command-checked");
			const after = checks.findLast(({ phase }) => phase === "verify-after" || phase === "verify-rerun") ?? null;
			const until = after === null ? all : all.slice(0, all.indexOf(after));
			const commands = until.filter((event) => event.type === "command-checked");
			return {
				judged: all.findLast((event) => event.type === "verify-judged") ?? null,
				before: commands.findLast(({ phase }) => phase === "verify-before") ?? null,
				after
			};
		}
		function listAllFloors(all) {
			const layers = all.flatMap((event) => event.type === "run-started" || event.type === "run-resumed" ? event.policyLayers : []);
			return [...new Map((0, _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_0__.qB)(layers).map((floor) => [`${floor.name} ${floor.sha256}`, floor])).values()];
		}
		function buildRunResult(events, ending) {
			const all = events.map(({ event }) => event);
			const started = all.find((event) => event.type === "run-started");
			const made = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.bx)(all);
			const denials = (0, _report_content_denials_js__WEBPACK_IMPORTED_MODULE_5__.u)(all);
			const { judged, before, after } = findJudged(all);
			const patchMade = all.findLast((event) => event.type === "patch-made");
			return {
				runId: started?.runId ?? "",
				outcome: ending.outcome,
				reason: ending.reason,
				finalMessage: ending.finalMessage,
				unknownTests: ending.unknownTests,
				structuredOutput: ending.structuredOutput,
				replayed: started?.replayed ?? false,
				changedFiles: ending.changedFiles,
				denials,
				deniedCalls: denials.reduce((sum, { count }) => sum + count, 0),
				waitsFor: (0, _report_content_approvals_js__WEBPACK_IMPORTED_MODULE_4__.sC)({
					events,
					result: ending
				}).map(({ id, tool, rule, expiresMs }) => ({
					id,
					tool,
					rule,
					expiresMs
				})),
				toolCalls: made.filter((event) => event.type === "tool-started").length,
				turns: (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.yO)(all),
				...(0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.Mw)(all),
				verify: before === null ? null : {
					command: before.command,
					before: before.exitCode,
					after: after?.exitCode ?? null,
					timedOutBefore: before.timedOut,
					timedOutAfter: after?.timedOut ?? false,
					testsBefore: before.tests,
					testsAfter: after?.tests ?? [],
					rule: judged?.rule ?? "green",
					tests: judged?.tests ?? null,
					returned: all.filter((event) => event.type === "verify-judged" && event.returned).length,
					problems: judged?.problems ?? [],
					notes: judged?.notes ?? [],
					afterOn: after === null ? "nothing" : judged === null || patchMade === undefined || judged.patchSha256 === patchMade.sha256 ? "patch" : "earlier-patch",
					patchSha256: judged?.patchSha256 ?? null
				},
				floors: listAllFloors(all),
				durationMs: Math.round((0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_3__.Ro)(events)),
				warnings: [...new Set(all.flatMap((event) => event.type === "warning" ? [event.message] : [])), ...ending.changedFiles.flatMap(warnOfLaterSteps)]
			};
		}
	}),
	2966: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			M5: () => startWatchdog,
			k_: () => listTimedOutRecords,
			yx: () => watchdogReason
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _sandbox_host_find_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88317);
		const script = `read -r begun rest < /proc/uptime
timeout "$seconds" cat && exit
read -r now rest < /proc/uptime
[ $((\${now%.*} - \${begun%.*})) -ge "$seconds" ] || exit
mkdir -p -m 700 "$notes" && ln -s "$record" "$notes/$name"
kill -9 "$harness"
printf 'error: timed-out: %s; the next start closes the record %s\\n' "$reason" "$record" >&2`;
		const minGraceMs = 1e4;
		const maxGraceMs = 18e4;
		const watchdogReason = "the run did not end at its deadline, so its watchdog killed the process";
		function startWatchdog(options) {
			const { wallClockMs, usedMs } = options;
			const graceMs = Math.min(Math.max(wallClockMs, minGraceMs), maxGraceMs);
			const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)((0, _sandbox_host_find_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kp)("sh", "", []) ?? "/bin/sh", ["-c", script], {
				env: {
					PATH: "/usr/bin:/bin",
					LC_ALL: "C",
					seconds: String(Math.ceil((Math.max(0, wallClockMs - usedMs) + graceMs) / 1e3)),
					harness: String(process.pid),
					notes: locateNotes(options.stateDirectory),
					name: options.name,
					record: options.recordDirectory,
					reason: watchdogReason
				},
				cwd: "/",
				stdio: [
					"pipe",
					"ignore",
					"inherit"
				],
				detached: true
			});
			child.stdin?.on("error", () => undefined);
			child.on("error", () => undefined);
			child.unref();
			if (child.stdin !== null && "unref" in child.stdin && typeof child.stdin.unref === "function") child.stdin.unref();
		}
		function listTimedOutRecords(stateDirectory) {
			const directory = locateNotes(stateDirectory);
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(directory), [], "ENOENT", "ENOTDIR", "EACCES").flatMap((name) => {
				const note = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name);
				try {
					return [{
						note,
						record: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(note)
					}];
				} catch (thrown) {
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT", "ENOTDIR")) throw thrown;
					(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(note, { force: true });
					return [];
				}
			});
		}
		function locateNotes(stateDirectory) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDirectory, "ended-by-watchdog");
		}
	}),
	54613: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			b: () => removeEntry,
			d: () => removeTree
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _no_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90221);
		function removeTree(path) {
			let directory = openDirectory(path);
			const above = [];
			let rest = list(directory);
			try {
				for (;;) {
					const name = rest.pop();
					if (name === undefined) {
						const last = above.pop();
						if (last === undefined) break;
						const parent = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/self/fd/${directory}/..`, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(directory);
						directory = parent;
						if (readId(directory) !== last.id) throw new Error("a directory was moved while it was removed");
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.EM)(`/proc/self/fd/${directory}`, last.name));
						rest = last.rest;
						continue;
					}
					const entry = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.EM)(`/proc/self/fd/${directory}`, name);
					if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(entry).isDirectory()) {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(entry);
						continue;
					}
					const inner = openDirectory(entry);
					above.push({
						name,
						rest,
						id: readId(directory)
					});
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(directory);
					directory = inner;
					rest = list(directory);
				}
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(directory);
			}
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
		}
		function removeEntry(path) {
			const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.l6)(path);
			if (stats?.isDirectory() === true) removeTree(path);
			else if (stats !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
		}
		function openDirectory(path) {
			(0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.G_)(path, 448);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
		}
		function list(directory) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/self/fd/${directory}`, "latin1");
		}
		function readId(directory) {
			const { dev, ino } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(directory, { bigint: true });
			return `${dev}:${ino}`;
		}
	}),
	3526: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			En: () => killQuietly,
			O3: () => listProcesses,
			UA: () => listTrees,
			Vf: () => listHostNamespaces,
			W_: () => isRunning,
			Wi: () => unlessGone,
			hY: () => killWithNamespaces,
			kh: () => waitForEnd,
			o2: () => blockThread,
			xN: () => readIdentity
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const waitMs = 1e4;
		const quickLooks = 200;
		const stopLooks = 5e3;
		function killWithNamespaces(child) {
			const { pid } = child;
			if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return [];
			child.kill("SIGSTOP");
			for (let look = 0; look < stopLooks && "RSD".includes(readProcessStat(pid)?.state ?? "Z"); look += 1) if (look > quickLooks) blockThread(1);
			if (readProcessStat(pid) === null) return [];
			const namespaces = listProcesses().filter((each) => readProcessStat(each)?.parent === pid);
			for (const each of namespaces) killQuietly(each);
			child.kill("SIGKILL");
			return namespaces;
		}
		function listTrees(roots) {
			const all = listProcesses().flatMap((pid) => {
				const stat = readProcessStat(pid);
				return stat === null ? [] : [{
					pid,
					...stat
				}];
			});
			const found = new Set(roots);
			for (const above of found) for (const { pid, parent } of all) if (parent === above) found.add(pid);
			const states = new Map(all.map(({ pid, state }) => [pid, state]));
			return new Map([...found].flatMap((pid) => states.has(pid) ? [[pid, states.get(pid) ?? "X"]] : []));
		}
		function killQuietly(pid) {
			(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(() => process.kill(pid, "SIGKILL"), undefined, "ESRCH", "EPERM");
		}
		async function waitForEnd(pids, clock) {
			const startMs = clock.monotonicMs();
			for (const pid of pids) {
				while (readStartTicks(pid) !== null) {
					if (clock.monotonicMs() - startMs > waitMs) throw new Error(`process ${pid} of a command that was ended is still there`);
					await clock.sleep(2);
				}
			}
		}
		function listProcesses() {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").flatMap((name) => /^\d+$/.test(name) ? [Number(name)] : []);
		}
		function readProcessStat(pid) {
			const stat = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "utf8"));
			if (stat === null) return null;
			const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
			return {
				state: fields[0] ?? "",
				parent: Number(fields[1]),
				startTicks: fields[19] ?? ""
			};
		}
		function unlessGone(read) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(read, null, "ENOENT", "ESRCH");
		}
		function listHostNamespaces(names) {
			return new Map(names.flatMap((name) => {
				const found = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/ns/${name}`));
				return found === null ? [] : [[name, found]];
			}));
		}
		function readIdentity(pid) {
			return {
				pid,
				startTicks: readStartTicks(pid) ?? ""
			};
		}
		function isRunning({ pid, startTicks }) {
			return readStartTicks(pid) === startTicks;
		}
		function readStartTicks(pid) {
			const stat = readProcessStat(pid);
			return stat === null || stat.state === "Z" || stat.state === "X" ? null : stat.startTicks;
		}
		function blockThread(delayMs) {
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
		}
	}),
	57953: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			HZ: () => createRunDirectory,
			dB: () => sweepRunDirectories,
			zI: () => isAbandoned
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88526);
		var _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54613);
		var _host_directories_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61068);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3526);
		const pattern = /^script-harness-(?:[a-z]+-)?([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)-\w{6}$/;
		function createRunDirectory(temporaryDirectory, kind = "") {
			const { pid, startTicks } = (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_6__.xN)(process.pid);
			const owner = [
				readPidNamespace(),
				pid,
				Number(startTicks)
			].map((part) => part.toString(36)).join("_");
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryDirectory, `script-harness-${kind}${owner}-`));
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `nothing can be put aside in the temporary directory ${temporaryDirectory}: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`,
					hint: "Set TMPDIR to a directory in which this user can create files.",
					cause: thrown
				});
			}
		}
		function sweepRunDirectories(temporaryDirectory) {
			for (const name of (0, _host_directories_js__WEBPACK_IMPORTED_MODULE_5__.Zv)(temporaryDirectory)) {
				const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryDirectory, name);
				if (!isAbandoned(directory)) continue;
				endMarked(name);
				(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.NW)(() => (0, _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__.b)(Buffer.from(directory)), undefined, "ENOENT", "ENOTEMPTY", "EBUSY");
			}
		}
		function isAbandoned(directory) {
			const [, namespace = "", pid = "", ticks = ""] = pattern.exec((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory)) ?? [];
			if (pid === "" || Number.parseInt(namespace, 36) !== readPidNamespace()) return false;
			if ((0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_6__.W_)({
				pid: Number.parseInt(pid, 36),
				startTicks: String(Number.parseInt(ticks, 36))
			})) return false;
			const stats = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.uq)(directory);
			return stats?.isDirectory() === true && stats.uid === process.getuid?.();
		}
		function endMarked(mark) {
			for (const pid of (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_6__.O3)()) {
				try {
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, "latin1").includes(mark)) process.kill(pid, "SIGKILL");
				} catch (thrown) {
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ESRCH", "EPERM", "EACCES")) throw thrown;
				}
			}
		}
		function readPidNamespace() {
			return Number(/\d+/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid"))?.[0] ?? 0);
		}
	}),
	9062: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			UL: () => readStamp,
			hB: () => readEntry,
			un: () => readState,
			xj: () => readKeptFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90221);
		var _stamp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53112);
		function readEntry(root, key) {
			const stamp = readStamp(root, key);
			if (stamp === null) return null;
			return {
				stamp,
				content: stamp.kind === "file" ? createContent(() => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, openRegular), Number(stamp.size)) : null,
				target: stamp.kind === "symlink" ? (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path, "latin1")) : null
			};
		}
		function readStamp(root, key) {
			const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Je)(root, key);
			return stats === null ? null : (0, _stamp_js__WEBPACK_IMPORTED_MODULE_3__.GM)(stats, (0, _stamp_js__WEBPACK_IMPORTED_MODULE_3__.X0)(stats));
		}
		function readKeptFile(path, length) {
			return createContent(() => openRegular(path), length);
		}
		function readState({ stamp, content, target }, maxBytes) {
			const { kind } = stamp;
			const executable = (stamp.mode & 64) !== 0;
			if (target !== null) return {
				kind,
				executable,
				content: Buffer.from(target, "latin1")
			};
			const descriptor = content === null || content.length > maxBytes ? null : content.open();
			if (content === null || descriptor === null) return {
				kind,
				executable,
				content: null
			};
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			return {
				kind,
				executable,
				content: content.read()
			};
		}
		const chunkBytes = 256 * 1024;
		function createContent(open, length) {
			function use(act) {
				const descriptor = open();
				if (descriptor === null) throw new Error("the file cannot be read");
				try {
					return act(descriptor);
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				}
			}
			const forEachChunk = (descriptor, act) => {
				const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length));
				for (let done = 0; done < length;) {
					const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk, 0, Math.min(chunk.length, length - done), done);
					if (count === 0) throw new Error("a file is shorter than it was");
					act(chunk.subarray(0, count), done);
					done += count;
				}
			};
			return {
				length,
				open,
				read: () => use((descriptor) => {
					const content = Buffer.allocUnsafe(length);
					forEachChunk(descriptor, (chunk, at) => void chunk.copy(content, at));
					return content;
				}),
				writeTo: (target) => use((descriptor) => forEachChunk(descriptor, (chunk) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, chunk))),
				equals(other) {
					const source = other.open();
					if (source === null) return false;
					try {
						if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(source).size !== length) return false;
						const read = Buffer.allocUnsafe(chunkBytes);
						return use((descriptor) => {
							let isEqual = true;
							forEachChunk(descriptor, (chunk, at) => {
								const count = isEqual ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(source, read, 0, chunk.length, at) : 0;
								isEqual &&= count === chunk.length && chunk.compare(read, 0, count) === 0;
							});
							return isEqual;
						});
					} finally {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(source);
					}
				}
			};
		}
		function openRegular(path) {
			const descriptor = (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(() => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.zm)(path), null, "EACCES", "EPERM", "ELOOP");
			if (descriptor === null || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile()) return descriptor;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			return null;
		}
	})
};
