export const id = 8566;
export const ids = [8566];
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
	51390: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EP: () => makeListingDirectory,
			UZ: () => copyIndex,
			af: () => placeFile,
			g7: () => makeGitDirectory
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function makeGitDirectory(options) {
			const { gitDirectory, repositoryCommonDirectory, initGit, headCommit } = options;
			initGit(gitDirectory);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "info"), { recursive: true });
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "objects"), 511);
			if (headCommit !== null) placeFile(gitDirectory, "HEAD", `${headCommit}\n`);
			placeFile(gitDirectory, "info/attributes", "* -filter -merge -working-tree-encoding !diff\n");
			placeFile(gitDirectory, "objects/info/alternates", `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryCommonDirectory, "objects")}\n`);
		}
		const listingDirectory = "listing";
		function makeListingDirectory({ gitDirectory, repositoryCommonDirectory }) {
			const listing = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, listingDirectory);
			for (const name of ["objects", "refs"]) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(listing, name), { recursive: true });
			placeFile(listing, "config", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config")));
			placeFile(listing, "HEAD", "ref: refs/heads/main\n");
			const attributes = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryCommonDirectory, "info/attributes");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(attributes)) return;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(listing, "info"), { recursive: true });
			placeFile(listing, "info/attributes", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(attributes));
		}
		function copyIndex({ gitDirectory, repositoryCommonDirectory }, repositoryGitDirectory) {
			const exclude = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryCommonDirectory, "info/exclude");
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(exclude)) placeFile(gitDirectory, "info/exclude", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(exclude));
			for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(repositoryGitDirectory)) {
				if (name !== "index" && !name.startsWith("sharedindex.")) continue;
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryGitDirectory, name);
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
			const { gitDirectory, headCommit: commit } = options;
			const runScript = async (script, ...args) => {
				const result = await options.runGit(args, gitDirectory, script);
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
			(0, git_directory.g7)(options);
			(0, git_directory.EP)(options);
			(0, git_directory.UZ)(options, options.repositoryGitDirectory);
			placePaths("closed", options.closedFiles);
			placePaths("marked", options.markedFiles);
			const tree = (await runScript(takeBaseScript, commit ?? "", String(options.patchBytes))).trim();
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
		var record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var close_record = __webpack_require__(50459);
		var record_history = __webpack_require__(94729);
		var read_audit = __webpack_require__(73387);
		var read_record = __webpack_require__(95159);
		;
		function healRecord(options) {
			const { directory } = options;
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
				const event = options.redactor.redactJson(made);
				const recorded = {
					seq: all.length + 1,
					timestampMs: options.clock.nowMs(),
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
				record: (0, read_record.jo)(directory, all),
				lastEntry: last,
				render: options.render,
				redactor: options.redactor
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
					changedFiles: (0, patch.aI)(readText((0, external_node_path_.join)(directory, record.B5.patch)))
				})
			});
		}
		function readText(path) {
			return (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.readFileSync)(path, "utf8") : "";
		}
	}),
	10268: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { B: () => buildRunResult });
		var _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58748);
		var _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55276);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14855);
		var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54548);
		var _report_content_approvals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57396);
		var _report_content_denials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96752);
		function warnOfLaterSteps({ path }) {
			const use = (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_1__.JB)(path);
			return use === null ? [] : [`${path} was changed, and later steps of a job ${use} what it says`];
		}
		const isCheck = (event) => event.type === "command-checked";
		function findJudged(all) {
			const isJudged = (event) => event.type === "verify-judged";
			const last = all.findLastIndex(isJudged);
			const start = last === -1 ? 0 : all.slice(0, last).findLastIndex(isJudged) + 1;
			const checks = all.slice(start, last === -1 ? all.length : last).filter(isCheck);
			return {
				judged: all.findLast(isJudged) ?? null,
				after: checks.findLast(({ phase }) => phase === "verify-after" || phase === "verify-rerun") ?? null
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
			const before = all.filter(isCheck).find(({ phase }) => phase === "verify-before");
			const { judged, after } = findJudged(all);
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
				verify: before === undefined ? null : {
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
			return readNames(directory).flatMap((name) => {
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
		function readNames(directory) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(directory);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT", "ENOTDIR", "EACCES")) return [];
				throw thrown;
			}
		}
		function locateNotes(stateDirectory) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDirectory, "ended-by-watchdog");
		}
	})
};
