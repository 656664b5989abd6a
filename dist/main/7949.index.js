export const id = 7949;
export const ids = [7949];
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
	73326: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			B3: () => renderApprovals,
			dv: () => listOpenRequests,
			pU: () => renderRequestText
		});
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14855);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62051);
		const maxRequests = 5;
		function listOpenRequests({ events, result }) {
			if (result?.outcome !== "needs-approval") return [];
			return (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_0__.Ki)(events.map(({ event }) => event)).map(({ request }) => request).slice(0, maxRequests);
		}
		function renderApprovals(requests, environment, maxCharacters) {
			const texts = [];
			const codes = [];
			let left = maxCharacters - frameCharacters;
			for (const { request, code } of requests) {
				const text = request.shown === null ? null : renderRequest(request, request.shown, code, environment);
				if (text === null || text.length > left) continue;
				left -= text.length;
				texts.push(text);
				codes.push(code);
			}
			const hidden = requests.length - codes.length;
			if (hidden > 0) texts.push(`*${hidden} more of the calls that wait cannot be shown whole here, and cannot be approved yet.*`);
			return {
				text: texts.join("\n\n"),
				codes
			};
		}
		const frameCharacters = 200;
		function renderRequest({ tool, rule, reason, label, by, expiresMs }, shown, code, environment) {
			const until = renderMinute(expiresMs);
			const answer = environment === null ? renderComment(code, label) : `a review of the environment ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)(environment)}`;
			const parts = [
				`### Waits for an approval\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)(tool)} (rule ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)(rule)}: ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__._)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.IN)(reason, 400))})`,
				...listBlocks(shown).map(({ title, text, form }) => {
					const block = (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.g8)(text, form === "diff" ? "diff" : "");
					return title === "" ? block : `${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)(title)}:\n\n${block}`;
				}),
				...shown.secrets.map((name) => `${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)("***")} in ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)(name)} is a known secret. The call has its value.`),
				`A person with one of the roles ${by.map(_content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR).join(", ")} approves exactly this call, once, until ${until} UTC, by ${answer}`
			];
			return parts.join("\n\n");
		}
		function renderComment(code, label) {
			const byLabel = label === "" ? "" : `\n\nor by the label ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)(label)}, if no other call waits.`;
			return `the comment\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.g8)(`/approve ${code}`, "")}${byLabel}`;
		}
		function renderRequestText({ id, tool, rule, reason, by, expiresMs, shown }) {
			if (shown === null) return null;
			const blocks = listBlocks(shown).map(({ title, text }) => {
				const lines = text.split("\n").map((line) => `  ${line}`);
				return [...title === "" ? [] : [`${title}:`], ...lines].join("\n");
			});
			const secrets = shown.secrets.map((name) => `*** in ${name} is a known secret. The call has its value.`);
			const head = `${id}: ${tool} (rule ${rule}: ${reason})\nroles that the rule names, which only GitHub checks: ${by.join(", ")}\nexpires: ${renderMinute(expiresMs)} UTC`;
			return `${[
				head,
				...blocks,
				...secrets
			].join("\n\n")}\n`;
		}
		function listBlocks({ parts, script }) {
			const values = parts.filter(({ form }) => form === "value").map(({ name, text }) => `${name}: ${text}`);
			return [
				...values.length === 0 ? [] : [{
					title: "",
					text: values.join("\n"),
					form: "text"
				}],
				...parts.flatMap(({ name, text, form }) => form === "value" ? [] : [{
					title: form === "diff" ? "" : name,
					text,
					form
				}]),
				...script === null ? [] : [renderScript(script)]
			];
		}
		function renderScript({ id, site }) {
			if (site === null) return {
				title: "",
				text: `made by the script ${id}`,
				form: "text"
			};
			return {
				title: `made by the script ${id}, line ${site.line}`,
				text: site.excerpt,
				form: "text"
			};
		}
		function renderMinute(ms) {
			return new Date(ms).toISOString().slice(0, 16).replace("T", " ");
		}
	}),
	43720: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			bS: () => loadRecordReports,
			Rc: () => publicReportFiles,
			uE: () => reports
		});
		var summary = __webpack_require__(43394);
		var conversation = __webpack_require__(3291);
		var types_decision = __webpack_require__(10031);
		var parse_json = __webpack_require__(27831);
		;
		const trajectoryReport = {
			file: "trajectory.json",
			isPublic: false,
			render: (record) => [...renderParts(record)].join(""),
			renderParts
		};
		function* renderParts({ events, started, result }) {
			const decisions = events.flatMap(({ event }) => event.type === "tool-decided" ? [event] : []);
			const steps = listSteps(events);
			const head = {
				schema_version: "ATIF-v1.7",
				session_id: started?.runId ?? "",
				agent: {
					name: "script-harness",
					version: started?.version ?? "",
					model_name: started?.model ?? ""
				}
			};
			const tail = {
				final_metrics: {
					total_prompt_tokens: result?.usage.inputTokens ?? 0,
					total_completion_tokens: result?.usage.outputTokens ?? 0,
					total_cached_tokens: result?.usage.cachedTokens ?? 0,
					...typeof result?.costUsd === "number" && { total_cost_usd: result.costUsd },
					total_steps: steps.length
				},
				extra: {
					outcome: result?.outcome ?? null,
					reason: result?.reason ?? null,
					policy: started?.policyName ?? "",
					policy_sha256: started?.policySha256 ?? "",
					replayed: started?.replayed ?? false
				}
			};
			yield `${JSON.stringify(head).slice(0, -1)},"steps":[`;
			for (const [index, step] of steps.entries()) {
				const rendered = {
					step_id: index + 1,
					timestamp: new Date(step.timestampMs).toISOString(),
					..."message" in step ? {
						source: "user",
						message: (0, conversation.LE)(step.message)
					} : renderAnswer(step, decisions)
				};
				yield `${index === 0 ? "" : ","}${JSON.stringify(rendered)}`;
			}
			yield `],${JSON.stringify(tail).slice(1)}\n`;
		}
		function listSteps(events) {
			const steps = [];
			let last = null;
			for (const { timestampMs, event } of events) {
				if (event.type === "model-responded") steps.push(last = {
					timestampMs,
					response: event,
					items: []
				});
				else if (event.type === "item") {
					const { item } = event;
					if (item.type === "message" && item.role === "user") steps.push({
						timestampMs,
						message: item
					});
					else last?.items.push(item);
				}
			}
			return steps;
		}
		function renderAnswer({ response, items }, decisions) {
			const all = [...new Map(items.map((item) => [item.id, item])).values()];
			const texts = all.flatMap((item) => item.type === "message" ? [(0, conversation.LE)(item)] : []);
			const reasoning = all.flatMap((item) => item.type === "reasoning" && item.text !== "" ? [item.text] : []);
			const calls = all.flatMap((item) => renderCall(item, decisions));
			const results = all.flatMap(renderResult);
			return {
				source: "agent",
				model_name: response.model,
				message: texts.join("\n\n"),
				...reasoning.length > 0 && { reasoning_content: reasoning.join("\n\n") },
				...calls.length > 0 && { tool_calls: calls },
				...results.length > 0 && { observation: { results } },
				metrics: {
					prompt_tokens: response.usage.inputTokens,
					completion_tokens: response.usage.outputTokens,
					cached_tokens: response.usage.cachedTokens
				}
			};
		}
		function renderCall(item, decisions) {
			if (item.type === "function_call") {
				const decided = decisions.find(({ decision, scriptId }) => decision.callId === item.callId && scriptId === null);
				return [{
					tool_call_id: item.callId,
					function_name: item.name,
					arguments: parseArguments(item.argumentsJson),
					...decided !== undefined && { extra: renderDecision(decided) }
				}];
			}
			if (item.type !== "script_tool_call") return [];
			const own = decisions.filter(({ scriptId }) => scriptId === item.callId);
			return [{
				tool_call_id: item.callId,
				function_name: "script",
				arguments: {
					language: item.language,
					source_code: item.sourceCode
				},
				extra: { calls: own.map((decided) => ({
					tool_call_id: decided.decision.callId,
					function_name: decided.decision.tool,
					arguments: parseArguments(decided.argsJson),
					...renderDecision(decided)
				})) }
			}];
		}
		function renderDecision({ decision }) {
			return {
				decision: decision.decision,
				rule: decision.rule,
				...!(0, types_decision.Jr)(decision.decision) && { reason: decision.reason }
			};
		}
		function renderResult(item) {
			if (item.type === "function_call_output") return [{
				source_call_id: item.callId,
				content: item.output
			}];
			return item.type === "script_tool_call_output" ? [{
				source_call_id: item.callId,
				content: item.text
			}] : [];
		}
		function parseArguments(json) {
			try {
				const value = (0, parse_json.q)(json === "" ? "{}" : json);
				return value !== null && typeof value === "object" && !Array.isArray(value) ? value : { value };
			} catch {
				return { text: json };
			}
		}
		;
		const recordReports = [summary.b, trajectoryReport];
		const reports = {
			md: {
				about: "the step summary, as Markdown",
				load: async () => summary.b
			},
			html: {
				about: "a page for a browser",
				load: async () => (await __webpack_require__.e(6207).then(__webpack_require__.bind(__webpack_require__, 26207))).pageReport
			},
			atif: {
				about: "the trajectory, as ATIF JSON",
				load: async () => trajectoryReport
			},
			otlp: {
				about: "spans without contents, as OTLP JSON",
				load: async () => (await __webpack_require__.e(6119).then(__webpack_require__.bind(__webpack_require__, 16119))).otlpReport
			},
			junit: {
				about: "outcome and changed tests, as JUnit XML",
				load: async () => (await __webpack_require__.e(5470).then(__webpack_require__.bind(__webpack_require__, 43089))).junitReport
			},
			sarif: {
				about: "denials and warnings, as SARIF",
				load: async () => (await __webpack_require__.e(123).then(__webpack_require__.bind(__webpack_require__, 20123))).sarifReport
			}
		};
		async function loadRecordReports() {
			const { pageReport } = await __webpack_require__.e(6207).then(__webpack_require__.bind(__webpack_require__, 26207));
			return (record) => Object.fromEntries([...recordReports, pageReport].map(({ file, render, renderParts }) => [file, renderParts?.(record) ?? [render(record)]]));
		}
		const publicReportFiles = recordReports.flatMap(({ file, isPublic }) => isPublic ? [file] : []);
	}),
	77826: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { y: () => renderRefusedChanges });
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14855);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95867);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65275);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62051);
		const shown = 30;
		const maxCell = 300;
		function renderRefusedChanges(record) {
			const events = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_0__.iW)(record.events.map(({ event }) => event));
			const rows = new Map();
			for (const { refused } of events) for (const { path, kind, rule, reason, restored } of refused) {
				const key = JSON.stringify([
					path,
					kind,
					rule,
					restored
				]);
				const known = rows.get(key);
				if (known !== undefined) known.calls += 1;
				else rows.set(key, {
					cells: [
						(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.IN)((0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.i7)(path), maxCell)),
						kind,
						(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)(rule),
						(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__._)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.IN)(reason, maxCell)),
						restored ? "restored" : "**not restored**"
					],
					calls: 1
				});
			}
			if (rows.size === 0) return "";
			const sorted = [...rows.values()].toSorted((left, right) => rank(left.cells) - rank(right.cells));
			const listed = sorted.slice(0, shown).map(({ cells, calls }) => [...cells, String(calls)]);
			const unlisted = events.reduce((sum, { refused, refusedCount }) => sum + refusedCount - refused.length, 0);
			const hidden = sorted.length - listed.length + unlisted;
			const more = hidden > 0 ? [`\nand ${hidden} more; the record has them`] : [];
			const head = [
				"path",
				"change",
				"rule",
				"reason",
				"state",
				"times"
			];
			return [
				"### Refused changes of commands",
				"",
				(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.bo)(head, listed),
				...more
			].join("\n");
		}
		function rank(cells) {
			return cells.at(-1) === "restored" ? 1 : 0;
		}
	}),
	43394: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { b: () => summaryReport });
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19375);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14855);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97535);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _content_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44346);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65275);
		var _refused_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77826);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62051);
		const shownFiles = 200;
		const shownPatchCharacters = 6e4;
		const maxCall = 300;
		const maxTask = 120;
		const summaryReport = {
			file: _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B.summary,
			isPublic: true,
			render: (record) => renderSummary(record, { maxBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_2__.aH })
		};
		function renderSummary(record, options) {
			const { result } = record;
			const sections = [
				{
					name: "outcome",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Lf)(record)
				},
				{
					name: "facts",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Id)(record)
				},
				{
					name: "changed files",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.YN)("Changed", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.O1)(result?.changedFiles ?? [], shownFiles))
				},
				{
					name: "output of setup or verify",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.em)(record)
				},
				{
					name: "denials",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.YN)("Denied", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Rn)((0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.d1)(record)))
				},
				{
					name: "refused changes",
					text: (0, _refused_changes_js__WEBPACK_IMPORTED_MODULE_6__.y)(record)
				},
				{
					name: "final message",
					text: result === null || result.finalMessage === "" ? "" : `### The model's last message\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.e4)(result.finalMessage)}`
				},
				{
					name: "warnings",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.YN)("Warnings", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.c7)(result?.warnings ?? []))
				},
				{
					name: "errors",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.a$)(record)
				},
				{
					name: "patch",
					text: renderPatch(record)
				},
				{
					name: "rules that would allow what was denied",
					text: renderSuggestions(record)
				},
				{
					name: "isolation notes",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.gb)(record)
				},
				{
					name: "agents",
					text: renderAgents(record)
				},
				{
					name: "tool calls",
					text: renderCalls(record)
				},
				{
					name: "turns",
					text: renderTurns(record)
				}
			].filter(({ text }) => text !== "");
			const dropped = [];
			for (;;) {
				const note = dropped.length === 0 ? [] : [`*Left out, since it was too long: ${dropped.join(", ")}. The record has all of it.*`];
				const text = `${[...sections.map((section) => section.text), ...note].join("\n\n")}\n`;
				if (Buffer.byteLength(text) <= options.maxBytes || sections.length <= 1) return text;
				dropped.unshift(sections.pop()?.name ?? "");
			}
		}
		function renderSuggestions(record) {
			const suggestions = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.d1)(record).filter(({ suggestion }) => suggestion !== "");
			const blocks = suggestions.map(({ rule, suggestion }) => `For ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(rule)}:\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.g8)(suggestion, "yaml")}`);
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)("The smallest rules that would allow what was denied", blocks.join("\n\n"));
		}
		function renderCalls(record) {
			const events = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.bx)(record.events.map(({ event }) => event));
			const ends = new Map(events.flatMap((event) => event.type === "tool-finished" ? [[event.callId, event]] : []));
			const lines = events.flatMap((event) => {
				if (event.type === "tool-rejected") return [`- ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)(event.tool, maxCall))} rejected: ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__._)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)(event.reason, maxCall))}`];
				if (event.type !== "tool-decided") return [];
				const { decision } = event;
				const end = ends.get(decision.callId);
				const exit = end === undefined ? "" : `, ${end.state}${end.exitCode === null ? "" : `, exit ${end.exitCode}`}, ${(end.durationMs / 1e3).toFixed(1)} s`;
				const subject = (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)((0, _content_call_js__WEBPACK_IMPORTED_MODULE_4__.G)(decision.accesses, event.argsJson), maxCall);
				return [`- ${decision.callId.includes(_core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.vB) ? `agent ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(decision.callId.split(_core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.vB)[0] ?? "")}: ` : ""}${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(decision.tool)}${subject === "" ? "" : ` ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(subject)}`}: ${decision.decision} by ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(decision.rule)}${exit}`];
			});
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_8__.S)(lines.length, "tool call"), lines.join("\n"));
		}
		function renderAgents({ events }) {
			const started = events.flatMap(({ event }) => event.type === "agent-started" ? [event] : []);
			if (started.length === 0) return "";
			const ends = new Map(events.flatMap(({ event }) => event.type === "agent-ended" ? [[event.agent, event]] : []));
			const rows = started.map(({ agent, task }) => {
				const end = ends.get(agent);
				const about = [(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(agent), (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__._)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)(task, maxTask))];
				if (end === undefined) return [
					...about,
					"not ended",
					"",
					"",
					"",
					"",
					""
				];
				const { outcome, turns, toolCalls, usage, costUsd, changedFiles } = end;
				const files = (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)(changedFiles.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7).join(", "), maxCall);
				const counts = [
					turns,
					toolCalls,
					usage.inputTokens + usage.outputTokens
				].map(String);
				return [
					...about,
					outcome,
					...counts,
					(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Wy)(costUsd),
					files === "" ? "" : (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(files)
				];
			});
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_8__.S)(rows.length, "agent"), (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.bo)([
				"agent",
				"task",
				"outcome",
				"turns",
				"calls",
				"tokens",
				"cost",
				"changed files"
			], rows));
		}
		function renderTurns(record) {
			const rows = record.events.flatMap(({ event }) => {
				if (event.type !== "model-responded" && event.type !== "context-compacted" && event.type !== "chat-answered") return [];
				const { usage, costUsd } = event;
				const spent = [
					usage.inputTokens,
					usage.cachedTokens,
					usage.outputTokens,
					(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Wy)(costUsd)
				].map(String);
				const time = event.type === "context-compacted" ? "" : `${(event.durationMs / 1e3).toFixed(1)} s`;
				return [[
					nameRequest(event),
					...spent,
					time
				]];
			});
			if (rows.length === 0) return "";
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_8__.S)(rows.filter(([turn = ""]) => !turn.includes(" ")).length, "turn"), (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.bo)([
				"turn",
				"tokens in",
				"cached",
				"tokens out",
				"cost",
				"time"
			], rows));
		}
		function nameRequest(event) {
			if (event.type === "chat-answered") return `chat with ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__._)(event.model)}`;
			return event.type === "model-responded" ? `${event.turn}` : `${event.turn} (${event.step} left out)`;
		}
		function renderPatch(record) {
			if (record.patch === "") return "";
			const cut = record.patch.length > shownPatchCharacters ? `${record.patch.slice(0, shownPatchCharacters)}\n[cut; changes.patch has all of it]` : record.patch;
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)("The patch", (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.g8)(cut, "diff"));
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
			const historyFile = (0, external_node_path_.join)(directory, record.B.history);
			const auditFile = (0, external_node_path_.join)(directory, record.B.audit);
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
					changedFiles: (0, patch.aI)(readText((0, external_node_path_.join)(directory, record.B.patch)))
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
		var _report_content_denials_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96752);
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
			const denials = (0, _report_content_denials_js__WEBPACK_IMPORTED_MODULE_4__.u)(all);
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
