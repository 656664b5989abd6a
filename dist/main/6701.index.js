export const id = 6701;
export const ids = [6701];
export const modules = { 56701: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, { showCall: () => showCall });
	var external_node_buffer_ = __webpack_require__(4573);
	;
	class Diff {
		diff(oldStr, newStr, options = {}) {
			let callback;
			if (typeof options === "function") {
				callback = options;
				options = {};
			} else if ("callback" in options) {
				callback = options.callback;
			}
			const oldString = this.castInput(oldStr, options);
			const newString = this.castInput(newStr, options);
			const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
			const newTokens = this.removeEmpty(this.tokenize(newString, options));
			return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
		}
		diffWithOptionsObj(oldTokens, newTokens, options, callback) {
			var _a;
			const done = (value) => {
				value = this.postProcess(value, options);
				if (callback) {
					setTimeout(function() {
						callback(value);
					}, 0);
					return undefined;
				} else {
					return value;
				}
			};
			const newLen = newTokens.length, oldLen = oldTokens.length;
			let editLength = 1;
			let maxEditLength = newLen + oldLen;
			if (options.maxEditLength != null) {
				maxEditLength = Math.min(maxEditLength, options.maxEditLength);
			}
			const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
			const abortAfterTimestamp = Date.now() + maxExecutionTime;
			const bestPath = [{
				oldPos: -1,
				lastComponent: undefined
			}];
			let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
			if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
				return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
			}
			let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
			const execEditLength = () => {
				for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
					let basePath;
					const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
					if (removePath) {
						bestPath[diagonalPath - 1] = undefined;
					}
					let canAdd = false;
					if (addPath) {
						const addPathNewPos = addPath.oldPos - diagonalPath;
						canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
					}
					const canRemove = removePath && removePath.oldPos + 1 < oldLen;
					if (!canAdd && !canRemove) {
						bestPath[diagonalPath] = undefined;
						continue;
					}
					if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
						basePath = this.addToPath(addPath, true, false, 0, options);
					} else {
						basePath = this.addToPath(removePath, false, true, 1, options);
					}
					newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
					if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
						return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
					} else {
						bestPath[diagonalPath] = basePath;
						if (basePath.oldPos + 1 >= oldLen) {
							maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
						}
						if (newPos + 1 >= newLen) {
							minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
						}
					}
				}
				editLength++;
			};
			if (callback) {
				(function exec() {
					setTimeout(function() {
						if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
							return callback(undefined);
						}
						if (!execEditLength()) {
							exec();
						}
					}, 0);
				})();
			} else {
				while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
					const ret = execEditLength();
					if (ret) {
						return ret;
					}
				}
			}
		}
		addToPath(path, added, removed, oldPosInc, options) {
			const last = path.lastComponent;
			if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
				return {
					oldPos: path.oldPos + oldPosInc,
					lastComponent: {
						count: last.count + 1,
						added,
						removed,
						previousComponent: last.previousComponent
					}
				};
			} else {
				return {
					oldPos: path.oldPos + oldPosInc,
					lastComponent: {
						count: 1,
						added,
						removed,
						previousComponent: last
					}
				};
			}
		}
		extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
			const newLen = newTokens.length, oldLen = oldTokens.length;
			let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
			while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
				newPos++;
				oldPos++;
				commonCount++;
				if (options.oneChangePerToken) {
					basePath.lastComponent = {
						count: 1,
						previousComponent: basePath.lastComponent,
						added: false,
						removed: false
					};
				}
			}
			if (commonCount && !options.oneChangePerToken) {
				basePath.lastComponent = {
					count: commonCount,
					previousComponent: basePath.lastComponent,
					added: false,
					removed: false
				};
			}
			basePath.oldPos = oldPos;
			return newPos;
		}
		equals(left, right, options) {
			if (options.comparator) {
				return options.comparator(left, right);
			} else {
				return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
			}
		}
		removeEmpty(array) {
			const ret = [];
			for (let i = 0; i < array.length; i++) {
				if (array[i]) {
					ret.push(array[i]);
				}
			}
			return ret;
		}
		castInput(value, options) {
			return value;
		}
		tokenize(value, options) {
			return Array.from(value);
		}
		join(chars) {
			return chars.join("");
		}
		postProcess(changeObjects, options) {
			return changeObjects;
		}
		get useLongestToken() {
			return false;
		}
		buildValues(lastComponent, newTokens, oldTokens) {
			const components = [];
			let nextComponent;
			while (lastComponent) {
				components.push(lastComponent);
				nextComponent = lastComponent.previousComponent;
				delete lastComponent.previousComponent;
				lastComponent = nextComponent;
			}
			components.reverse();
			const componentLen = components.length;
			let componentPos = 0, newPos = 0, oldPos = 0;
			for (; componentPos < componentLen; componentPos++) {
				const component = components[componentPos];
				if (!component.removed) {
					if (!component.added && this.useLongestToken) {
						let value = newTokens.slice(newPos, newPos + component.count);
						value = value.map(function(value, i) {
							const oldValue = oldTokens[oldPos + i];
							return oldValue.length > value.length ? oldValue : value;
						});
						component.value = this.join(value);
					} else {
						component.value = this.join(newTokens.slice(newPos, newPos + component.count));
					}
					newPos += component.count;
					if (!component.added) {
						oldPos += component.count;
					}
				} else {
					component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
					oldPos += component.count;
				}
			}
			return components;
		}
	}
	;
	class LineDiff extends Diff {
		constructor() {
			super(...arguments);
			this.tokenize = tokenize;
		}
		equals(left, right, options) {
			if (options.ignoreWhitespace) {
				if (!options.newlineIsToken || !left.includes("\n")) {
					left = left.trim();
				}
				if (!options.newlineIsToken || !right.includes("\n")) {
					right = right.trim();
				}
			} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
				if (left.endsWith("\n")) {
					left = left.slice(0, -1);
				}
				if (right.endsWith("\n")) {
					right = right.slice(0, -1);
				}
			}
			return super.equals(left, right, options);
		}
	}
	const lineDiff = new LineDiff();
	function diffLines(oldStr, newStr, options) {
		return lineDiff.diff(oldStr, newStr, options);
	}
	function diffTrimmedLines(oldStr, newStr, options) {
		options = generateOptions(options, { ignoreWhitespace: true });
		return lineDiff.diff(oldStr, newStr, options);
	}
	function tokenize(value, options) {
		if (options.stripTrailingCr) {
			value = value.replace(/\r\n/g, "\n");
		}
		const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
		if (!linesAndNewlines[linesAndNewlines.length - 1]) {
			linesAndNewlines.pop();
		}
		for (let i = 0; i < linesAndNewlines.length; i++) {
			const line = linesAndNewlines[i];
			if (i % 2 && !options.newlineIsToken) {
				retLines[retLines.length - 1] += line;
			} else {
				retLines.push(line);
			}
		}
		return retLines;
	}
	;
	function needsQuoting(s) {
		for (let i = 0; i < s.length; i++) {
			if (s[i] < " " || s[i] > "~" || s[i] === "\"" || s[i] === "\\") {
				return true;
			}
		}
		return false;
	}
	function quoteFileNameIfNeeded(s) {
		if (!needsQuoting(s)) {
			return s;
		}
		let result = "\"";
		const bytes = new TextEncoder().encode(s);
		let i = 0;
		while (i < bytes.length) {
			const b = bytes[i];
			if (b === 7) {
				result += "\\a";
			} else if (b === 8) {
				result += "\\b";
			} else if (b === 9) {
				result += "\\t";
			} else if (b === 10) {
				result += "\\n";
			} else if (b === 11) {
				result += "\\v";
			} else if (b === 12) {
				result += "\\f";
			} else if (b === 13) {
				result += "\\r";
			} else if (b === 34) {
				result += "\\\"";
			} else if (b === 92) {
				result += "\\\\";
			} else if (b >= 32 && b <= 126) {
				result += String.fromCharCode(b);
			} else {
				result += "\\" + b.toString(8).padStart(3, "0");
			}
			i++;
		}
		result += "\"";
		return result;
	}
	const INCLUDE_HEADERS = {
		includeIndex: true,
		includeUnderline: true,
		includeFileHeaders: true
	};
	const FILE_HEADERS_ONLY = {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: true
	};
	const OMIT_HEADERS = {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: false
	};
	function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
		let optionsObj;
		if (!options) {
			optionsObj = {};
		} else if (typeof options === "function") {
			optionsObj = { callback: options };
		} else {
			optionsObj = options;
		}
		if (typeof optionsObj.context === "undefined") {
			optionsObj.context = 4;
		}
		const context = optionsObj.context;
		if (optionsObj.newlineIsToken) {
			throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
		}
		if (!optionsObj.callback) {
			return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
		} else {
			const { callback } = optionsObj;
			diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
				const patch = diffLinesResultToPatch(diff);
				callback(patch);
			} }));
		}
		function diffLinesResultToPatch(diff) {
			if (!diff) {
				return;
			}
			diff.push({
				value: "",
				lines: []
			});
			function contextLines(lines) {
				return lines.map(function(entry) {
					return " " + entry;
				});
			}
			const hunks = [];
			let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
			for (let i = 0; i < diff.length; i++) {
				const current = diff[i], lines = current.lines || splitLines(current.value);
				current.lines = lines;
				if (current.added || current.removed) {
					if (!oldRangeStart) {
						const prev = diff[i - 1];
						oldRangeStart = oldLine;
						newRangeStart = newLine;
						if (prev) {
							curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
							oldRangeStart -= curRange.length;
							newRangeStart -= curRange.length;
						}
					}
					for (const line of lines) {
						curRange.push((current.added ? "+" : "-") + line);
					}
					if (current.added) {
						newLine += lines.length;
					} else {
						oldLine += lines.length;
					}
				} else {
					if (oldRangeStart) {
						if (lines.length <= context * 2 && i < diff.length - 2) {
							for (const line of contextLines(lines)) {
								curRange.push(line);
							}
						} else {
							const contextSize = Math.min(lines.length, context);
							for (const line of contextLines(lines.slice(0, contextSize))) {
								curRange.push(line);
							}
							const hunk = {
								oldStart: oldRangeStart,
								oldLines: oldLine - oldRangeStart + contextSize,
								newStart: newRangeStart,
								newLines: newLine - newRangeStart + contextSize,
								lines: curRange
							};
							hunks.push(hunk);
							oldRangeStart = 0;
							newRangeStart = 0;
							curRange = [];
						}
					}
					oldLine += lines.length;
					newLine += lines.length;
				}
			}
			for (const hunk of hunks) {
				for (let i = 0; i < hunk.lines.length; i++) {
					if (hunk.lines[i].endsWith("\n")) {
						hunk.lines[i] = hunk.lines[i].slice(0, -1);
					} else {
						hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
						i++;
					}
				}
			}
			return {
				oldFileName,
				newFileName,
				oldHeader,
				newHeader,
				hunks
			};
		}
	}
	function formatPatch(patch, headerOptions) {
		var _a, _b, _c, _d, _e, _f;
		if (!headerOptions) {
			headerOptions = INCLUDE_HEADERS;
		}
		if (Array.isArray(patch)) {
			if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) {
				throw new Error("Cannot omit file headers on a multi-file patch. " + "(The result would be unparseable; how would a tool trying to apply " + "the patch know which changes are to which file?)");
			}
			return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
		}
		const ret = [];
		if (patch.isGit) {
			headerOptions = INCLUDE_HEADERS;
			if (!patch.oldFileName) {
				throw new Error("oldFileName must be specified for Git patches");
			}
			if (!patch.newFileName) {
				throw new Error("newFileName must be specified for Git patches");
			}
			let gitOldName = patch.oldFileName;
			let gitNewName = patch.newFileName;
			if (patch.isCreate && gitOldName === "/dev/null") {
				gitOldName = gitNewName.replace(/^b\//, "a/");
			} else if (patch.isDelete && gitNewName === "/dev/null") {
				gitNewName = gitOldName.replace(/^a\//, "b/");
			}
			ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName));
			if (patch.isDelete) {
				ret.push("deleted file mode " + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : "100644"));
			}
			if (patch.isCreate) {
				ret.push("new file mode " + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : "100644"));
			}
			if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
				ret.push("old mode " + patch.oldMode);
				ret.push("new mode " + patch.newMode);
			}
			if (patch.isRename) {
				ret.push("rename from " + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : "").replace(/^a\//, "")));
				ret.push("rename to " + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : "").replace(/^b\//, "")));
			}
			if (patch.isCopy) {
				ret.push("copy from " + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : "").replace(/^a\//, "")));
				ret.push("copy to " + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : "").replace(/^b\//, "")));
			}
		} else {
			if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
				ret.push("Index: " + patch.oldFileName);
			}
			if (headerOptions.includeUnderline) {
				ret.push("===================================================================");
			}
		}
		const hasHunks = patch.hunks.length > 0;
		if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined && (!patch.isGit || hasHunks)) {
			ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : ""));
			ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : ""));
		}
		for (let i = 0; i < patch.hunks.length; i++) {
			const hunk = patch.hunks[i];
			const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
			const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
			ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
			for (const line of hunk.lines) {
				ret.push(line);
			}
		}
		return ret.join("\n") + "\n";
	}
	function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
		if (typeof options === "function") {
			options = { callback: options };
		}
		if (!(options === null || options === void 0 ? void 0 : options.callback)) {
			const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
			if (!patchObj) {
				return;
			}
			return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
		} else {
			const { callback } = options;
			structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: (patchObj) => {
				if (!patchObj) {
					callback(undefined);
				} else {
					callback(formatPatch(patchObj, options.headerOptions));
				}
			} }));
		}
	}
	function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
		return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
	}
	function splitLines(text) {
		const hasTrailingNl = text.endsWith("\n");
		const result = text.split("\n").map((line) => line + "\n");
		if (hasTrailingNl) {
			result.pop();
		} else {
			result.push(result.pop().slice(0, -1));
		}
		return result;
	}
	var fence = __webpack_require__(50018);
	var invisible_characters = __webpack_require__(24989);
	var text_json = __webpack_require__(37981);
	var justification = __webpack_require__(81244);
	var redact_arguments = __webpack_require__(27652);
	var compare_text = __webpack_require__(73014);
	;
	const maxCharacters = 6e4;
	const frameOfPart = 20;
	const maxEditLength = 1e3;
	function showCall({ args, changes, binds, scriptId, callSite }, known) {
		const { json, masked } = (0, redact_arguments.G)(args, known);
		const parts = [];
		const secrets = [];
		for (const change of changes ?? []) {
			const name = renderName(known.redactText(change.path));
			const rendered = renderChange(change, name, known);
			if (rendered.type === "hidden") return {
				type: "hidden",
				reason: `${name} ${rendered.reason}`
			};
			if (rendered.hasSecret) secrets.push(name);
			parts.push({
				name,
				form: "diff",
				text: (0, invisible_characters.AZ)(rendered.text)
			});
		}
		const isRepeated = binds === "call" && parts.length > 0;
		const listed = listArguments(json).filter(([name]) => !isRepeated || name === justification.iq);
		const described = listed.map(([name, value]) => {
			const isText = typeof value === "string" && value.includes("\n");
			const text = isText ? value : (0, text_json.R5)(value);
			return {
				name: renderName(name),
				form: isText ? "text" : "value",
				text: (0, invisible_characters.AZ)(text)
			};
		});
		const isLeftOut = binds === "changes" && measureParts([...parts, ...described]) > maxCharacters;
		if (isLeftOut) parts.push({
			name: "arguments",
			form: "value",
			text: "too long to be shown"
		});
		else {
			parts.push(...described);
			secrets.push(...masked.filter((pointer) => !isRepeated || pointer === `/${justification.iq}`));
		}
		const total = measureParts(parts);
		if (total > maxCharacters) return {
			type: "hidden",
			reason: `it has ${total} characters, and at most ${maxCharacters} can be shown`
		};
		const excerpt = (0, invisible_characters.AZ)(known.redactText(callSite?.excerpt ?? ""));
		const site = callSite === null ? null : {
			line: callSite.line,
			excerpt
		};
		const script = scriptId === null ? null : {
			id: scriptId,
			site
		};
		return {
			type: "shown",
			call: {
				binds,
				parts,
				secrets: secrets.map(renderName),
				script
			}
		};
	}
	function measureParts(parts) {
		return parts.reduce((sum, { name, text }) => sum + name.length + text.length + 2 * (0, fence.j)(text).length + frameOfPart, 0);
	}
	function renderName(name) {
		return (0, invisible_characters.AZ)(name).replaceAll("\n", "\\n");
	}
	function listArguments(args) {
		if (!(0, text_json.OW)(args)) return [["arguments", args]];
		return Object.entries(args).toSorted(([left], [right]) => (0, compare_text.n)(left, right)).flatMap(([name, value]) => Array.isArray(value) && value.some((entry) => typeof entry === "string" && entry.includes("\n")) ? value.map((entry, index) => [`${name}[${index}]`, entry]) : [[name, value]]);
	}
	function renderChange({ before, after }, name, known) {
		const [from, to] = [readText(before), readText(after)];
		if (from === null || to === null) return {
			type: "hidden",
			reason: "is binary or cannot be read"
		};
		const [shownFrom, shownTo] = [known.redactText(from), known.redactText(to)];
		const hasSecret = shownFrom !== from || shownTo !== to;
		if (shownFrom !== from && shownTo !== to && from !== to) return {
			type: "hidden",
			reason: "has known secrets before and after the change"
		};
		const [old, now] = [describeState(before), describeState(after)];
		const head = [`--- ${old === null ? "(no file)" : name}`, `+++ ${now === null ? "(no file)" : name}`];
		if (old !== now) head.push(`kind: ${old ?? "none"} -> ${now ?? "none"}`);
		return {
			type: "shown",
			text: [...head, ...show_call_diffLines(shownFrom, shownTo)].join("\n"),
			hasSecret
		};
	}
	function describeState(state) {
		return state === null ? null : `${state.executable ? "executable " : ""}${state.kind}`;
	}
	function readText(state) {
		if (state === null || state.kind === "directory") return "";
		if (state.content === null || state.kind === "special" || !(0, external_node_buffer_.isUtf8)(state.content)) return null;
		const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(state.content);
		return text.includes("\0") ? null : text;
	}
	function show_call_diffLines(from, to) {
		if (from === to) return [];
		const patch = structuredPatch("", "", from, to, "", "", {
			context: 3,
			maxEditLength
		});
		if (patch === undefined) return [...markLines("-", from), ...markLines("+", to)];
		return patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines]);
	}
	function markLines(mark, text) {
		if (text === "") return [];
		const lines = text.split("\n");
		if (lines.at(-1) === "") lines.pop();
		else lines.push("\\ No newline at end of file");
		return lines.map((line, index) => index === lines.length - 1 && line.startsWith("\\ No newline") ? line : `${mark}${line}`);
	}
}) };
