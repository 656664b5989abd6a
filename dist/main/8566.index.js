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
						segment,
						messageId: item.id
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
	6321: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			HZ: () => makeListingFolder,
			RA: () => makeGitFolder,
			UZ: () => copyIndex,
			af: () => placeFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function makeGitFolder(options) {
			const { gitFolder, repositoryCommonFolder, initGit, headCommit } = options;
			initGit(gitFolder);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, "info"), { recursive: true });
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, "objects"), 511);
			if (headCommit !== null) placeFile(gitFolder, "HEAD", `${headCommit}\n`);
			placeFile(gitFolder, "info/attributes", "* -filter -merge -working-tree-encoding !diff\n");
			placeFile(gitFolder, "objects/info/alternates", `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryCommonFolder, "objects")}\n`);
		}
		const listingFolder = "listing";
		function makeListingFolder({ gitFolder, repositoryCommonFolder, initGit }) {
			const listing = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, listingFolder);
			initGit(listing);
			const attributes = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryCommonFolder, "info/attributes");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(attributes)) return;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(listing, "info"), { recursive: true });
			placeFile(listing, "info/attributes", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(attributes));
		}
		function copyIndex({ gitFolder, repositoryCommonFolder }, repositoryGitFolder) {
			const exclude = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryCommonFolder, "info/exclude");
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(exclude)) placeFile(gitFolder, "info/exclude", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(exclude));
			for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(repositoryGitFolder)) {
				if (name !== "index" && !name.startsWith("sharedindex.")) continue;
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryGitFolder, name);
				placeFile(gitFolder, name, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
				const { atime, mtime } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, name), atime, mtime);
			}
		}
		function placeFile(gitFolder, name, content) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, name), content);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, name), 420);
		}
	}),
	14705: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Z1: () => createPatchMaker,
			$2: () => readEntries,
			aI: () => readPatchFiles,
			wi: () => readPatchPath
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_util_ = __webpack_require__(57975);
		var serialize = __webpack_require__(50041);
		var git_quoted = __webpack_require__(21620);
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
		const takeBaseScript = `${listFiltered}
settings='-c core.checkStat=minimal -c core.trustctime=false'
tree=
: >"$GIT_DIR/failures"
if [ -s "$GIT_DIR/closed" ]; then git $settings update-index --skip-worktree -z --stdin <"$GIT_DIR/closed"; fi
if [ -n "$1" ]; then
  changes=$(git $settings --no-optional-locks status --porcelain --no-renames --ignore-submodules=all 2>&1) || changes=unknown
  if [ -z "$changes" ]; then tree=$(git rev-parse --verify --quiet "$1^{tree}") || tree=; fi
fi
if [ -z "$tree" ]; then
  git $settings add --all --ignore-errors 2>"$GIT_DIR/failures" && : >"$GIT_DIR/failures"
fi
listFiltered "$GIT_DIR/index" >"$GIT_DIR/filtered"
if [ -z "$tree" ]; then
  if [ -n "$1" ] && [ -s "$GIT_DIR/filtered" ]; then
    xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/filtered" >"$GIT_DIR/found"
    git update-index -z --index-info <"$GIT_DIR/found"
  fi
  tree=$(git write-tree)
fi
printf '%s\\n' "$tree"`;
		const compareScript = `
printf '%s\\n' "$before" "$after"
git diff --raw --no-abbrev -z ${plainDiff} "$before" "$after" &
git diff --binary --full-index --output="$GIT_DIR/changes.patch" ${plainDiff} "$before" "$after"
wait $!`;
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
[ -n "$before" ] || before=$(GIT_INDEX_FILE="$GIT_DIR/before" git write-tree)
export GIT_INDEX_FILE="$GIT_DIR/after"
if [ -s "$GIT_DIR/replaced" ]; then update --force-remove -z --stdin <"$GIT_DIR/replaced"; fi
if [ -s "$GIT_DIR/present" ]; then update --add --remove --replace -z --stdin <"$GIT_DIR/present"; fi
if [ -s "$GIT_DIR/restored" ]; then
  xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/restored" >"$GIT_DIR/found"
  update -z --index-info <"$GIT_DIR/found"
fi
after=$(git write-tree)
${compareScript}`;
		const readTreeScript = `
export GIT_INDEX_FILE="$GIT_DIR/whole"
git read-tree "$1"
git diff --name-only -z --diff-filter=D ${plainDiff} "$2" "$3" | git update-index --force-remove -z --stdin
git ls-tree -r -z --full-tree "$3" | git update-index --add --replace -z --index-info
git write-tree`;
		const applies = `
applies() {
  (
    export GIT_INDEX_FILE="$GIT_DIR/applied"
    git read-tree "$2" && git apply --cached --whitespace=nowarn "$1" && tree=$(git write-tree) &&
      { [ "$tree" = "$3" ] || git diff --quiet ${plainDiff} "$tree" "$3"; } && echo yes || echo no
  )
}`;
		const appliesScript = `${applies}
applies "$GIT_DIR/applied.patch" "$1" "$2"`;
		const checkTakenScript = `${applies}${listFiltered}
listFiltered "$GIT_DIR/after" >"$GIT_DIR/unfiltered"
if [ -s "$GIT_DIR/changes.patch" ]; then applies "$GIT_DIR/changes.patch" "$before" "$after" >"$GIT_DIR/whole"; else echo yes >"$GIT_DIR/whole"; fi`;
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var error = __webpack_require__(22603);
		var git_folder = __webpack_require__(6321);
		;
		async function openSnapshots(options) {
			const { gitFolder } = options;
			const runScript = async (script, args) => {
				const result = await options.runGit(args, gitFolder, script);
				if (result.exitCode === 0) return result.stdout;
				const message = `git failed: ${result.stderr.trim() || `exit ${result.exitCode}`}`;
				throw new error.tj({
					code: "internal",
					message
				});
			};
			const place = (name, content) => (0, git_folder.af)(gitFolder, name, content);
			(0, external_node_fs_.mkdirSync)(gitFolder, {
				recursive: true,
				mode: 448
			});
			(0, git_folder.RA)(options);
			(0, git_folder.HZ)(options);
			(0, git_folder.UZ)(options, options.repositoryGitFolder);
			place("closed", options.closedFiles.map((path) => `${path}\0`).join(""));
			const readFailures = () => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitFolder, "failures"), "utf8").trim();
			const commit = options.headCommit;
			const tree = (await runScript(takeBaseScript, [commit ?? ""])).trim();
			const readPaths = (name) => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitFolder, name), "utf8").split("\0").slice(0, -1);
			const filtered = new Set(readPaths("filtered"));
			const known = new Set();
			let last = null;
			let isLastWhole = null;
			let lastBefore = "";
			async function take(script, purpose) {
				isLastWhole = null;
				const whole = purpose === "end" ? `${script}${checkTakenScript}` : script;
				const [before = "", after = "", ...changes] = (await runScript(whole, [tree, lastBefore])).split("\n");
				if (purpose === "end") isLastWhole = (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitFolder, "whole"), "utf8") === "yes\n";
				return {
					before,
					after,
					changes: changes.join("\n")
				};
			}
			async function takeTouched(touched, purpose) {
				if (touched.present.length + touched.replaced.length + known.size === 0) return {
					before: tree,
					after: tree,
					changes: "",
					missing: touched.missing,
					unreadable: ""
				};
				const fresh = [...touched.present, ...touched.replaced].filter((path) => !known.has(path));
				if (fresh.length > 0) lastBefore = "";
				const restored = touched.present.filter((path) => filtered.has(path) && options.isAsBefore(path));
				const lists = {
					new: fresh,
					present: touched.present,
					replaced: touched.replaced,
					restored
				};
				for (const [name, paths] of Object.entries(lists)) place(name, paths.map((path) => `${path}\0`).join(""));
				const taken = await take(takeTouchedScript, purpose);
				lastBefore = taken.before;
				for (const path of fresh) known.add(path);
				return {
					...taken,
					missing: touched.missing,
					unreadable: readFailures()
				};
			}
			return {
				base: {
					commit,
					tree
				},
				filtered,
				listFiltered: () => readPaths("unfiltered"),
				readPatch: ({ before, after }) => before === after ? Buffer.alloc(0) : (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitFolder, "changes.patch")),
				place,
				runScript,
				readFile: (name) => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitFolder, name)),
				isLastWhole: () => isLastWhole,
				async take(purpose) {
					const touched = options.listTouched();
					if (purpose === "end" || last?.version !== touched.version) last = {
						version: touched.version,
						snapshot: await takeTouched(touched, purpose)
					};
					return last.snapshot;
				},
				async readTree({ before, after }) {
					if (before === tree) return after;
					return (await runScript(readTreeScript, [
						tree,
						before,
						after
					])).trim();
				}
			};
		}
		;
		const searchScript = `
git grep --text --no-color -h --only-matching --fixed-strings -f "$GIT_DIR/texts" "$1" || [ $? = 1 ]`;
		const differScript = `
if git cat-file -e "$1^{tree}" 2>/dev/null; then git diff --name-only -z ${plainDiff} "$1" "$2"; else echo unknown; fi`;
		const readScript = `git cat-file --batch <"$GIT_DIR/wanted" >"$GIT_DIR/contents"`;
		async function createPatchMaker(options) {
			const snapshots = await openSnapshots(options);
			const { base } = snapshots;
			const inTurn = (0, serialize.r)();
			let last = null;
			async function make(purpose) {
				const snapshot = await snapshots.take(purpose);
				if (last !== null && (0, external_node_util_.isDeepStrictEqual)(last.snapshot, snapshot)) return last;
				const bytes = snapshots.readPatch(snapshot);
				const entries = readEntries(snapshot.changes);
				const files = entries.map(({ path, before, after }) => {
					const kind = before === null ? "added" : after === null ? "deleted" : "modified";
					return {
						path,
						kind
					};
				});
				const sha256 = (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
				const { missing, unreadable } = snapshot;
				last = {
					bytes,
					sha256,
					files,
					entries,
					snapshot,
					missing,
					unreadable
				};
				return last;
			}
			async function isWhole({ bytes, snapshot }) {
				const known = snapshots.isLastWhole();
				if (known !== null && snapshots.readPatch(snapshot).equals(bytes)) return known;
				snapshots.place("applied.patch", bytes);
				return (await snapshots.runScript(appliesScript, [snapshot.before, snapshot.after])).trim() === "yes";
			}
			return {
				base,
				filtered: snapshots.filtered,
				listUnfiltered({ entries }) {
					if (entries.length === 0) return [];
					const known = new Set([...snapshots.filtered, ...snapshots.listFiltered()]);
					return entries.flatMap(({ path, after }) => after !== null && known.has(path) ? [path] : []);
				},
				readTree: () => inTurn(async () => snapshots.readTree(await snapshots.take("progress"))),
				make: (purpose) => inTurn(() => make(purpose)),
				isWhole: (patch) => inTurn(() => isWhole(patch)),
				async readBinaries({ bytes, entries }) {
					const paths = new Set(listBinaryPaths(bytes));
					const changed = entries.filter(({ path }) => paths.has(path));
					const objects = changed.flatMap(({ before, after }) => [before, after].flatMap((side) => side?.object ?? []));
					if (objects.length === 0) return [];
					snapshots.place("wanted", objects.map((object) => `${object}\n`).join(""));
					await snapshots.runScript(readScript, []);
					const contents = readObjects(snapshots.readFile("contents"));
					const read = (side) => contents.get(side?.object ?? "") ?? Buffer.alloc(0);
					return changed.map(({ path, before, after }) => ({
						path,
						before: read(before),
						after: read(after)
					}));
				},
				async listDifferent(tree) {
					const listed = await snapshots.runScript(differScript, [tree, base.tree]);
					return listed === "unknown\n" ? null : listed.split("\0").filter((path) => path !== "");
				},
				async listInBase(texts) {
					if (texts.length === 0) return new Set();
					snapshots.place("texts", `${[...new Set(texts)].join("\n")}\n`);
					const found = new Set((await snapshots.runScript(searchScript, [base.tree])).split("\n"));
					return new Set(texts.filter((text) => found.has(text) || [...found].some((other) => other.includes(text))));
				}
			};
		}
		const binaryMark = "\nGIT binary patch\n";
		function listBinaryPaths(patch) {
			const bytes = Buffer.from(patch);
			if (!bytes.includes(binaryMark)) return [];
			return splitPatch(bytes.toString("latin1")).filter((part) => part.includes(binaryMark)).flatMap((part) => readPatchPath(part.split("\n", 1)[0] ?? "") ?? []);
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
		function splitPatch(patch) {
			return patch.split(/^(?=diff --git )/m);
		}
		function readPatchFiles(patch) {
			return splitPatch(patch).flatMap((part) => {
				const path = readPatchPath(part.split("\n", 1)[0] ?? "");
				if (path === null) return [];
				const kind = /^new file mode/m.test(part) ? "added" : /^deleted file mode/m.test(part) ? "deleted" : "modified";
				return [{
					path,
					kind
				}];
			});
		}
		function readPatchPath(line) {
			const start = "diff --git ";
			const middle = start.length + (line.length - start.length - 1) / 2;
			const [before, after] = [line.slice(start.length, middle), line.slice(middle + 1)];
			if (!line.startsWith(start) || line[middle] !== " ") return null;
			if (before.startsWith("a/") && after === `b/${before.slice(2)}`) return before.slice(2);
			if (!before.startsWith("\"a/") || !before.endsWith("\"") || after !== `"b/${before.slice(3)}`) return null;
			return (0, git_quoted.x)(before.slice(3, -1));
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
		var close_record = __webpack_require__(14396);
		var record_history = __webpack_require__(94729);
		var read_audit = __webpack_require__(52138);
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
			(0, close_record.y)({
				record: (0, read_record.jo)(directory, all),
				lastEntry: last,
				render: options.render,
				redactor: options.redactor
			});
			return true;
		}
		var patch = __webpack_require__(14705);
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
					notes: locateNotes(options.stateFolder),
					name: options.name,
					record: options.recordFolder,
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
		function listTimedOutRecords(stateFolder) {
			const folder = locateNotes(stateFolder);
			return readNames(folder).flatMap((name) => {
				const note = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
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
		function readNames(folder) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT", "ENOTDIR", "EACCES")) return [];
				throw thrown;
			}
		}
		function locateNotes(stateFolder) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateFolder, "ended-by-watchdog");
		}
	})
};
