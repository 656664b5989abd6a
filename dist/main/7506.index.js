export const id = 7506;
export const ids = [7506];
export const modules = {
	14396: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			y: () => closeRecord,
			E: () => digestFiles
		});
		var external_node_fs_ = __webpack_require__(73024);
		var contents = __webpack_require__(75);
		var external_node_path_ = __webpack_require__(76760);
		var types_record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var patch_secrets = __webpack_require__(83894);
		var replace_file = __webpack_require__(67744);
		var schemas = __webpack_require__(88343);
		var key_case = __webpack_require__(83539);
		var result = __webpack_require__(37976);
		;
		const resultFileSchema = schemas.object({
			schema: schemas.literal("result/v1"),
			...result.F.shape
		});
		function renderResultFile(result) {
			return `${JSON.stringify((0, key_case.uc)({
				schema: "result/v1",
				...result
			}), null, 2)}\n`;
		}
		;
		function closeRecord(options) {
			const { record, redactor } = options;
			const { directory, result } = record;
			if (result === null) throw new Error("a record without a result cannot be closed");
			(0, replace_file.f)((0, external_node_path_.join)(directory, types_record.B5.result), [renderResultFile(result)]);
			(0, replace_file.f)((0, external_node_path_.join)(directory, types_record.B5.message), redactParts([result.finalMessage], redactor));
			const reports = options.render({
				...record,
				patch: (0, patch_secrets.IW)(record.patch, redactor)
			});
			for (const [name, parts] of Object.entries(reports)) (0, replace_file.f)((0, external_node_path_.join)(directory, name), redactParts(parts, redactor));
			const entry = (0, audit.yZ)(options.lastEntry, {
				type: "closed",
				outcome: result.outcome,
				files: Object.fromEntries([...digestFiles(directory)].flatMap(([name, hash]) => hash === null ? [] : [[name, hash]]))
			});
			(0, external_node_fs_.appendFileSync)((0, external_node_path_.join)(directory, types_record.B5.audit), `${JSON.stringify(entry)}\n`);
			return {
				...record,
				result,
				auditDigest: entry.hash
			};
		}
		function* redactParts(parts, redactor) {
			for (const part of parts) yield redactor.redactText(part);
		}
		function digestFiles(directory) {
			const list = (part) => (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(directory, part), { withFileTypes: true }).flatMap((entry) => {
				const name = (0, external_node_path_.join)(part, entry.name);
				return entry.isDirectory() ? list(name) : [name];
			});
			const names = list("").filter((name) => name !== types_record.B5.audit);
			return new Map(names.toSorted().map((name) => {
				const path = (0, external_node_path_.join)(directory, name);
				return [name, (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0, contents.DC)(path) : null];
			}));
		}
	}),
	75: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			AI: () => readAcceptedStates,
			DC: () => hashFile,
			Ke: () => findChangedContents,
			hF: () => createContentStore
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		const maxContentBytes = 16 * 1024 * 1024;
		function createContentStore(options) {
			const { redactor } = options;
			const written = new Set();
			function addsSecret(content, readBase) {
				const text = content.toString("latin1");
				const spans = redactor.findSecrets(text);
				if (spans.length === 0) return false;
				const base = Buffer.from(readBase() ?? []).toString("latin1");
				return spans.some(({ start, end }) => !base.includes(text.slice(start, end)));
			}
			return ({ path, state, read, readBase }) => {
				const withhold = (reason) => ({
					path: redactor.redactText(path),
					kind: "withheld",
					reason
				});
				if (redactor.findSecrets(path).length > 0) return withhold("secret");
				if (state.kind === "symlink" && redactor.findSecrets(state.target).length > 0) return withhold("secret");
				if (state.kind !== "file") return {
					path,
					...state
				};
				if (state.bytes > maxContentBytes) return withhold("size");
				const content = Buffer.from(read());
				const sha256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
				if (!written.has(sha256)) {
					if (addsSecret(content, readBase)) return withhold("secret");
					options.writeFile(`${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${sha256}`, content);
					written.add(sha256);
				}
				return {
					path,
					...state,
					sha256
				};
			};
		}
		function findChangedContents(directory) {
			const contents = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(contents)) return [];
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(contents).filter((name) => !name.endsWith(".tmp") && hashFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(contents, name)) !== name).map((name) => `${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${name}`);
		}
		function findBadContents(directory, files) {
			const names = new Set(files.flatMap((file) => file.kind === "file" ? [file.sha256] : []));
			return [...names].filter((name) => {
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents, name);
				return !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) || hashFile(file) !== name;
			});
		}
		function hashFile(path) {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			const buffer = Buffer.allocUnsafe(64 * 1024);
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r");
			try {
				for (let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer); length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer)) hash.update(buffer.subarray(0, length));
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
			}
			return hash.digest("hex");
		}
		function readAcceptedStates(directory, files) {
			const last = [...new Map(files.map((file) => [file.path, file])).values()];
			const bad = findBadContents(directory, last);
			if (bad.length > 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: `${directory} lacks ${bad.length} contents of files, or they were changed: ${bad.slice(0, 3).join(", ")}`,
				hint: "Give the whole record directory as the run left it."
			});
			return last.flatMap((file) => {
				if (file.kind === "withheld") return [];
				if (file.kind !== "file") return [{
					path: file.path,
					state: file,
					contentFile: null
				}];
				return [{
					path: file.path,
					state: file,
					contentFile: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents, file.sha256)
				}];
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
		function makeListingDirectory({ gitDirectory, repositoryCommonDirectory, initGit }) {
			const listing = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, listingDirectory);
			initGit(listing);
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
	83894: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			IW: () => redactPatch,
			L1: () => findSecretsInBinaries,
			fx: () => findAddedSecrets
		});
		var _secrets_encoded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23385);
		var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2389);
		var _patch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14705);
		function findAddedSecrets(patch, finder) {
			return (0, _patch_js__WEBPACK_IMPORTED_MODULE_2__.JZ)(Buffer.from(patch).toString("latin1")).flatMap((text) => findInFile(text, finder));
		}
		function findInFile(text, { findSecrets, findPlainSecrets }) {
			const texts = splitCompressed(text).map((part) => part.isCompressed ? ".".repeat(part.text.length) : part.text).join("");
			const found = (0, _secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__.q)([...findSecrets(texts), ...texts === text ? [] : findPlainSecrets(text)]);
			if (found.length === 0) return [];
			const lines = readLines(text);
			return found.flatMap(({ start, end }) => {
				const touched = lines.slice((0, _secrets_encoded_text_js__WEBPACK_IMPORTED_MODULE_0__.lq)(lines, start), (0, _secrets_encoded_text_js__WEBPACK_IMPORTED_MODULE_0__.lq)(lines, end - 1) + 1);
				const shown = touched.filter(({ kind }) => kind !== "kept");
				const [first] = shown;
				if (first === undefined) return [];
				const parts = shown.map((line) => {
					const from = line.kind === "added" ? line.at + 1 : line.at;
					return text.slice(Math.max(from, start), Math.min(line.end, end));
				});
				const longest = parts.reduce((left, right) => right.length > left.length ? right : left);
				return [{
					path: first.path,
					place: first.kind === "added" ? `in line ${first.number}` : "in a name",
					text: Buffer.from(longest.trim(), "latin1").toString("utf8")
				}];
			});
		}
		function redactPatch(patch, { redactText }) {
			return (0, _patch_js__WEBPACK_IMPORTED_MODULE_2__.JZ)(patch).flatMap(splitCompressed).map(({ text, isCompressed }) => isCompressed ? text : redactText(text)).join("");
		}
		const binarySize = /^(?:literal|delta) \d{1,12}\n/gm;
		const compressedLine = /[A-Za-z]\S{5,65}\n/y;
		function splitCompressed(text) {
			const parts = [];
			let from = 0;
			for (const { 0: size, index } of text.matchAll(binarySize)) {
				const start = index + size.length;
				let end = start;
				compressedLine.lastIndex = start;
				while (compressedLine.test(text)) end = compressedLine.lastIndex;
				parts.push({
					text: text.slice(from, start),
					isCompressed: false
				}, {
					text: text.slice(start, end),
					isCompressed: true
				});
				from = end;
			}
			return [...parts, {
				text: text.slice(from),
				isCompressed: false
			}];
		}
		function readWideText(content) {
			const runs = [];
			for (let at = 0; at + 1 < content.length; at += 1) {
				const start = at;
				while (content[at] !== 0 && content[at + 1] === 0) at += 2;
				if (at - start >= 14) runs.push(content.toString("utf16le", start, at) + content.toString("latin1", at, at + 1).replace("\0", ""));
			}
			return runs.join("\n");
		}
		function findSecretsInBinaries(changes, { findSecrets }) {
			const list = (content) => [content.toString("latin1"), readWideText(content)].flatMap((text) => findSecrets(text).map(({ start, end }) => text.slice(start, end)));
			return changes.flatMap(({ path, before, after }) => {
				const known = new Set(list(before));
				const added = new Set(list(after).filter((text) => !known.has(text)));
				return [...added].map((text) => {
					const longest = text.split(/[\0\r\n]+/).reduce((left, right) => right.length > left.length ? right : left);
					return {
						path,
						place: "in binary content",
						text: Buffer.from(longest.trim(), "latin1").toString("utf8")
					};
				});
			});
		}
		function readLines(text) {
			const lines = [];
			let inHunk = false;
			let path = "";
			let at = 0;
			let number = 0;
			for (const line of text.split("\n")) {
				if (inHunk && !/^[ +\-\\]/.test(line)) inHunk = false;
				if (line.startsWith("@@ ")) {
					inHunk = true;
					number = Number(/^@@ \S+ \+(\d+)/.exec(line)?.[1] ?? 1) - 1;
				} else if (inHunk && /^[ +]/.test(line)) number += 1;
				if (!inHunk && line.startsWith("diff --git ")) path = (0, _patch_js__WEBPACK_IMPORTED_MODULE_2__.wi)(line) ?? line.slice(11);
				const kind = !inHunk ? "header" : line.startsWith("+") ? "added" : "kept";
				const end = at + line.length;
				lines.push({
					at,
					end,
					kind,
					path,
					number
				});
				at = end + 1;
			}
			return lines;
		}
	}),
	14705: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Z1: () => createPatchMaker,
			$2: () => readEntries,
			aI: () => readPatchFiles,
			wi: () => readPatchPath,
			JZ: () => splitPatch
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
[ -n "$before" ] || before=$(GIT_INDEX_FILE="$GIT_DIR/before" git write-tree --missing-ok)
export GIT_INDEX_FILE="$GIT_DIR/after"
if [ -s "$GIT_DIR/replaced" ]; then update --force-remove -z --stdin <"$GIT_DIR/replaced"; fi
if [ -s "$GIT_DIR/present" ]; then update --add --remove --replace -z --stdin <"$GIT_DIR/present"; fi
if [ -s "$GIT_DIR/restored" ]; then
  xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/restored" >"$GIT_DIR/found"
  update -z --index-info <"$GIT_DIR/found"
fi
after=$(git write-tree --missing-ok)
${compareScript}`;
		const readTreeScript = `
export GIT_INDEX_FILE="$GIT_DIR/whole"
git read-tree "$1"
git diff --name-only -z --diff-filter=D ${plainDiff} "$2" "$3" | git update-index --force-remove -z --stdin
git ls-tree -r -z --full-tree "$3" | git update-index --add --replace -z --index-info
git write-tree --missing-ok`;
		const applies = `
applies() {
  (
    export GIT_INDEX_FILE="$GIT_DIR/applied"
    git read-tree "$2" && git apply --cached --whitespace=nowarn "$1" && tree=$(git write-tree --missing-ok) &&
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
		var git_directory = __webpack_require__(51390);
		;
		async function openSnapshots(options) {
			const { gitDirectory } = options;
			const runScript = async (script, args) => {
				const result = await options.runGit(args, gitDirectory, script);
				if (result.exitCode === 0) return result.stdout;
				const message = `git failed: ${result.stderr.trim() || `exit ${result.exitCode}`}`;
				throw new error.tj({
					code: "internal",
					message
				});
			};
			const place = (name, content) => (0, git_directory.af)(gitDirectory, name, content);
			(0, external_node_fs_.mkdirSync)(gitDirectory, {
				recursive: true,
				mode: 448
			});
			(0, git_directory.g7)(options);
			(0, git_directory.EP)(options);
			(0, git_directory.UZ)(options, options.repositoryGitDirectory);
			const placeList = (name, paths) => place(name, paths.map((path) => `${path}\0`).join(""));
			placeList("closed", options.closedFiles);
			placeList("marked", options.markedFiles);
			const readFailures = () => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitDirectory, "failures"), "utf8").trim();
			const commit = options.headCommit;
			const tree = (await runScript(takeBaseScript, [commit ?? "", String(options.patchBytes)])).trim();
			const readPaths = (name) => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitDirectory, name), "utf8").split("\0").slice(0, -1);
			const filtered = new Set(readPaths("filtered"));
			const known = new Set();
			let last = null;
			let isLastWhole = null;
			let lastBefore = "";
			async function take(script, purpose) {
				isLastWhole = null;
				const whole = purpose === "end" ? `${script}${checkTakenScript}` : script;
				const [before = "", after = "", ...changes] = (await runScript(whole, [tree, lastBefore])).split("\n");
				if (purpose === "end") isLastWhole = (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitDirectory, "whole"), "utf8") === "yes\n";
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
				readPatch: ({ before, after }) => before === after ? Buffer.alloc(0) : (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitDirectory, "changes.patch")),
				place,
				runScript,
				readFile: (name) => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(gitDirectory, name)),
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
	67744: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { f: () => replaceFile });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		function replaceFile(path, parts) {
			const draft = `${path}.tmp`;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(draft, "wx", 384);
			try {
				for (const part of parts) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, part);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, path);
			} catch (thrown) {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
				throw thrown;
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
	}),
	37506: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => verifyAudit });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		var _audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73602);
		var _close_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14396);
		var _contents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75);
		var _history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94729);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52138);
		function verifyAudit(directory, options) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit))) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${directory} holds no ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit}`,
				hint: "Give the directory of a record."
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_9__.R)(directory);
			const entries = lines.length;
			const fail = (state, message, digest = null) => ({
				ok: false,
				state,
				entries,
				digest,
				message,
				missing: [],
				uncovered: []
			});
			if (broken !== null) return fail("broken", `broken at entry ${broken.at}: ${broken.reason}`);
			const contents = (0, _contents_js__WEBPACK_IMPORTED_MODULE_7__.Ke)(directory);
			if (contents.length > 0) return fail("file-changed", `${contents.join(", ")} changed after the run`);
			const closing = lines.at(-1);
			try {
				const events = readEvents(directory);
				const disagreement = events === null ? null : (0, _audit_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(lines, events);
				if (disagreement !== null) return fail("broken", disagreement);
			} catch (thrown) {
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj) return fail("broken", thrown.message);
				throw thrown;
			}
			if (closing?.type !== "closed") return fail("open", `open at ${entries}: the log was never closed; its ${entries} entries are whole`);
			const { hash: digest, files: listed } = closing;
			const names = Object.keys(listed);
			const found = (0, _close_record_js__WEBPACK_IMPORTED_MODULE_6__.E)(directory);
			const changed = names.filter((name) => found.has(name) && found.get(name) !== listed[name]);
			if (changed.length > 0) return fail("file-changed", `${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(changed)} changed after the run`, digest);
			if (options.digest !== null && options.digest.toLowerCase() !== digest) return fail("other-digest", `this is another log: its digest is ${digest}`, digest);
			const missing = names.filter((name) => !found.has(name));
			const uncovered = [...found.keys()].filter((name) => !Object.hasOwn(listed, name));
			const absent = `${missing.length} of ${names.length} files are not here: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(missing)}`;
			if (missing.length > 0 && !options.isPartial) return {
				...fail("incomplete", `incomplete: ${absent}`, digest),
				missing,
				uncovered
			};
			const namesAll = Object.hasOwn(listed, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.page);
			const added = `not covered, since the closing entry does not name them: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(uncovered)}`;
			if (uncovered.length > 0 && namesAll) return {
				...fail("file-added", `${added}; they were added after the run, so remove them`, digest),
				missing,
				uncovered
			};
			const state = options.digest === null ? "unanchored" : "anchored";
			const message = [
				`${missing.length > 0 ? "partial" : "whole"} ${state === "anchored" ? "and anchored" : "but unanchored"}: ${entries} entries, digest ${digest}`,
				...state === "unanchored" ? ["compare it with the run's audit-digest"] : [],
				...missing.length > 0 ? [absent] : [],
				...uncovered.length > 0 ? [added] : []
			].join("; ");
			return {
				ok: true,
				state,
				entries,
				digest,
				missing,
				uncovered,
				message
			};
		}
		function readEvents(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.history);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, _history_js__WEBPACK_IMPORTED_MODULE_8__.i6)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"), file).events : null;
		}
	})
};
