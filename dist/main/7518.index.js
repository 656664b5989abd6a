export const id = 7518;
export const ids = [7518];
export const modules = {
	50041: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { r: () => createSerializer });
		function createSerializer() {
			let last = Promise.resolve();
			return (use) => {
				const result = last.then(use);
				last = result.catch(() => undefined);
				return result;
			};
		}
	}),
	31528: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			H1: () => readClosingFence,
			HG: () => findClosingLine,
			RL: () => isNearlyScript,
			Sd: () => readClosingMarks,
			Zc: () => isHabitual,
			_n: () => readFence,
			kL: () => readScriptLanguage,
			oA: () => readCodeLanguage
		});
		function readMarks(text, offset) {
			const start = skipWhitespace(text, offset);
			const mark = text[start];
			if (mark !== "`" && mark !== "~") return null;
			let end = start;
			while (text[end] === mark) end += 1;
			return end - start < 3 ? null : {
				mark,
				length: end - start,
				end
			};
		}
		function skipWhitespace(text, offset) {
			let at = offset;
			while (text[at] === " " || text[at] === "	") at += 1;
			return at;
		}
		function readFence(text, offset) {
			const marks = readMarks(text, offset);
			if (marks === null) return null;
			const lineEnd = text.indexOf("\n", marks.end);
			const info = text.slice(marks.end, lineEnd < 0 ? text.length : lineEnd).trim();
			if (marks.mark === "`" && info.includes("`")) return null;
			return {
				start: offset,
				end: lineEnd < 0 ? text.length : lineEnd + 1,
				mark: marks.mark,
				length: marks.length,
				info
			};
		}
		function readClosingFence(text, offset, fence) {
			const marks = readMarks(text, offset);
			if (marks === null || marks.mark !== fence.mark || marks.length < fence.length) return null;
			const rest = skipWhitespace(text, marks.end);
			const end = text[rest] === "\r" ? rest + 1 : rest;
			if (end < text.length && text[end] !== "\n") return null;
			return Math.min(end + 1, text.length);
		}
		function findClosingLine(text, fence) {
			for (let start = fence.end; start < text.length && start > 0; start = text.indexOf("\n", start) + 1) {
				const end = readClosingFence(text, start, fence);
				if (end !== null) return {
					start,
					end
				};
			}
			return null;
		}
		function readClosingMarks(text, offset, fence) {
			const marks = readMarks(text, offset);
			if (marks?.mark !== fence.mark) return null;
			const end = skipWhitespace(text, marks.end);
			return text.startsWith("</tool-calls>", end) ? end : null;
		}
		function readScriptLanguage(fence) {
			if (fence.info === "ts tool-calls") return "ts";
			return fence.info === "js tool-calls" ? "js" : null;
		}
		function isNearlyScript(fence) {
			return readScriptLanguage(fence) === null && /\btool[-_ ]?(?:calls?|code)\b/i.test(fence.info);
		}
		function readCodeLanguage({ info }) {
			const [name = ""] = info.toLowerCase().split(/[\s{,:]/, 1);
			if ([
				"",
				"ts",
				"typescript",
				"tsx",
				"mts",
				"cts"
			].includes(name)) return "ts";
			return [
				"js",
				"javascript",
				"jsx",
				"mjs",
				"cjs",
				"node"
			].includes(name) ? "js" : null;
		}
		function isHabitual(fence) {
			return readCodeLanguage(fence) !== null || /^(?:xml|html|text|plaintext|tool-calls)$/i.test(fence.info);
		}
	}),
	22070: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			g: () => createScriptDetector,
			W: () => detectScripts
		});
		var detect_fence = __webpack_require__(31528);
		;
		const operatorWords = new Set("return typeof instanceof in of new delete void throw case yield await else do extends default".split(" "));
		const controlWords = new Set([
			"if",
			"while",
			"for",
			"with"
		]);
		const blockWords = new Set([
			"",
			";",
			"{",
			"}",
			")",
			"=>",
			"else",
			"do"
		]);
		const wordPattern = /[\p{ID_Continue}$\u200C\u200D]+/uy;
		function scanScript(text, start, visit) {
			const cursor = {
				text,
				at: start,
				last: "",
				afterOperand: false,
				noPatternBefore: 0,
				brackets: []
			};
			let place = beginsLine(text, start) ? "line" : null;
			while (cursor.at < text.length) {
				const character = text.charAt(cursor.at);
				if (place === null && character === "<") place = "angle";
				if (place !== null) {
					const next = visit(cursor.at, place);
					if (next === "stop") return "stopped";
					if (next > cursor.at) {
						cursor.at = next;
						place = beginsLine(text, next) ? "line" : null;
						continue;
					}
					if (place === "line" && character === "<") {
						place = "angle";
						continue;
					}
				}
				place = character === "\n" ? "line" : null;
				if (character === "\n") cursor.at += 1;
				else readToken(cursor, character);
			}
			return "ended";
		}
		function beginsLine(text, offset) {
			return text.charAt(offset - 1) === "\n";
		}
		function readToken(cursor, character) {
			if (character === " " || character === "	" || character === "\r") cursor.at += 1;
			else if (character === "\"" || character === "'") readString(cursor, character);
			else if (character === "`") readTemplate(cursor);
			else if (character === "/") readSlash(cursor);
			else if (character === "}" && cursor.brackets.at(-1) === "template") {
				cursor.brackets.pop();
				readTemplate(cursor);
			} else {
				wordPattern.lastIndex = cursor.at;
				const word = wordPattern.exec(cursor.text)?.[0];
				if (word === undefined) readPunctuation(cursor, character);
				else readWord(cursor, word);
			}
		}
		function readWord(cursor, word) {
			cursor.afterOperand = cursor.last === "." || !operatorWords.has(word);
			cursor.last = cursor.last === "." ? "value" : word;
			cursor.at += word.length;
		}
		function readPunctuation(cursor, character) {
			const { brackets, last } = cursor;
			cursor.at += 1;
			cursor.last = character === ">" && last === "=" ? "=>" : character;
			const doubled = (character === "+" || character === "-") && last === character;
			cursor.afterOperand = character === "]" || doubled;
			if (character === "(") brackets.push(controlWords.has(last) ? "control" : "group");
			if (character === "{") brackets.push(blockWords.has(last) || isName(last) ? "block" : "object");
			if (character === ")") cursor.afterOperand = closeBracket(brackets, ["control", "group"]) !== "control";
			if (character === "}") cursor.afterOperand = closeBracket(brackets, ["block", "object"]) === "object";
		}
		function closeBracket(brackets, kinds) {
			const last = brackets.at(-1);
			return last !== undefined && kinds.includes(last) ? brackets.pop() : undefined;
		}
		function isName(token) {
			return /^[\p{ID_Start}$_]/u.test(token) && !operatorWords.has(token);
		}
		function readString(cursor, quote) {
			const { text } = cursor;
			let at = cursor.at + 1;
			while (at < text.length && text.charAt(at) !== quote && text.charAt(at) !== "\n") {
				if (text.charAt(at) === "\\") at += text.startsWith("\r\n", at + 1) ? 3 : 2;
				else at += 1;
			}
			finishLiteral(cursor, text.charAt(at) === "\n" ? at : at + 1);
		}
		function readTemplate(cursor) {
			const { text } = cursor;
			for (let at = cursor.at + 1; at < text.length; at += 1) {
				const character = text.charAt(at);
				if (character === "\\") at += 1;
				else if (character === "`") return finishLiteral(cursor, at + 1);
				else if (character === "$" && text.charAt(at + 1) === "{") {
					cursor.brackets.push("template");
					cursor.at = at + 2;
					cursor.last = "{";
					cursor.afterOperand = false;
					return;
				}
			}
			cursor.at = text.length;
		}
		function readSlash(cursor) {
			const { text, at } = cursor;
			const next = text.charAt(at + 1);
			if (next === "/") {
				const end = text.indexOf("\n", at);
				cursor.at = end < 0 ? text.length : end;
			} else if (next === "*") {
				const end = text.indexOf("*/", at + 2);
				cursor.at = end < 0 ? text.length : end + 2;
			} else if (cursor.afterOperand || at < cursor.noPatternBefore) readPunctuation(cursor, "/");
			else readPattern(cursor);
		}
		function readPattern(cursor) {
			const { text } = cursor;
			let inClass = false;
			let at = cursor.at + 1;
			for (; at < text.length && text.charAt(at) !== "\n"; at += 1) {
				const character = text.charAt(at);
				if (character === "\\") at += text.charAt(at + 1) === "\n" ? 0 : 1;
				else if (character === "[") inClass = true;
				else if (character === "]") inClass = false;
				else if (character === "/" && !inClass) return finishLiteral(cursor, at + 1);
			}
			cursor.noPatternBefore = at;
			readPunctuation(cursor, "/");
		}
		function finishLiteral(cursor, end) {
			cursor.at = Math.min(end, cursor.text.length);
			cursor.last = "value";
			cursor.afterOperand = true;
		}
		;
		const openingTag = "<tool-calls>";
		const closingTag = "</tool-calls>";
		const maxVainScans = 8;
		function createScriptEndFinder(text) {
			let vainScans = 0;
			const nextOpeningTag = createForwardSearch((from) => text.indexOf(openingTag, from));
			const nextClosingTag = createForwardSearch((from) => text.indexOf(closingTag, from));
			const cutAtTag = (codeStart) => {
				const close = nextClosingTag(codeStart);
				if (close < 0) return { type: "unclosed" };
				const opening = nextOpeningTag(codeStart);
				const type = opening >= 0 && opening < close ? "nested" : "closed";
				return {
					type,
					codeEnd: close,
					end: close + closingTag.length
				};
			};
			const cutAtFence = (fence) => {
				const line = (0, detect_fence.HG)(text, fence);
				return line === null ? { type: "unclosed" } : {
					type: "closed",
					codeEnd: line.start,
					end: line.end
				};
			};
			return {
				findClosingTag(codeStart, inner) {
					if (nextClosingTag(codeStart) < 0) return { type: "unclosed" };
					if (vainScans >= maxVainScans) return cutAtTag(codeStart);
					const scan = scanTags(text, codeStart, inner);
					if (scan.type !== "vain") return scan;
					vainScans += 1;
					return markNested(scan, scan.lastClose ?? cutAtTagLine(text, codeStart) ?? cutAtTag(codeStart));
				},
				findClosingFence(fence) {
					if (vainScans >= maxVainScans) return cutAtFence(fence);
					const scan = scanFence(text, fence);
					if (scan.type !== "vain") return scan;
					vainScans += 1;
					return markNested(scan, scan.lastClose ?? cutAtFence(fence));
				}
			};
		}
		function scanTags(text, codeStart, inner) {
			const state = {
				depth: 1,
				nested: false,
				lastClose: null
			};
			const result = scanScript(text, codeStart, (offset, place) => {
				if (place === "line") {
					const fence = (0, detect_fence._n)(text, offset);
					if (fence === null) return offset;
					if ((0, detect_fence.kL)(fence) !== null) {
						state.nested = true;
						return fence.end;
					}
					if (inner === null) return offset;
					return (0, detect_fence.H1)(text, offset, inner) ?? (0, detect_fence.Sd)(text, offset, inner) ?? offset;
				}
				if (text.startsWith(openingTag, offset)) {
					state.nested = true;
					state.depth += 1;
					return offset + openingTag.length;
				}
				if (!text.startsWith(closingTag, offset)) return offset;
				return closeBlock(state, offset, offset + closingTag.length);
			});
			return finishScan(result, state);
		}
		function scanFence(text, fence) {
			const state = {
				depth: 1,
				nested: false,
				lastClose: null
			};
			const result = scanScript(text, fence.end, (offset, place) => {
				if (place === "angle") {
					if (text.startsWith(openingTag, offset)) state.nested = true;
					return offset;
				}
				const closed = (0, detect_fence.H1)(text, offset, fence);
				if (closed !== null) return closeBlock(state, offset, closed);
				const opened = (0, detect_fence._n)(text, offset);
				if (opened === null || (0, detect_fence.kL)(opened) === null) return offset;
				state.nested = true;
				state.depth += 1;
				return opened.end;
			});
			return finishScan(result, state);
		}
		function closeBlock(state, codeEnd, end) {
			state.depth -= 1;
			state.lastClose = {
				type: state.nested ? "nested" : "closed",
				codeEnd,
				end
			};
			return state.depth === 0 ? "stop" : end;
		}
		function finishScan(result, { nested, lastClose }) {
			return result === "stopped" && lastClose !== null ? lastClose : {
				type: "vain",
				nested,
				lastClose
			};
		}
		function markNested(scan, end) {
			return scan.nested && end.type === "closed" ? {
				...end,
				type: "nested"
			} : end;
		}
		function cutAtTagLine(text, codeStart) {
			const line = /^[ \t]*<\/tool-calls>/gm;
			line.lastIndex = codeStart;
			const match = line.exec(text);
			if (match === null) return null;
			const end = match.index + match[0].length;
			return {
				type: "closed",
				codeEnd: end - closingTag.length,
				end
			};
		}
		function createForwardSearch(search) {
			let found = -2;
			return (from) => {
				if (found === -2 || found >= 0 && found < from) found = search(from);
				return found;
			};
		}
		;
		const ownTag = /<tool-calls(?=[\s>/])[^<>\n]*>/iy;
		const otherTag = /<(?:antml:)?(tool[-_]?calls?|function[-_]?calls?|tool[-_]?use|use[-_]tool|use[-_]mcp[-_]tool|tool[-_]?code|execute[-_](?:bash|command|ipython))(?=[\s>/])[^<>\n]*>/iy;
		const otherMark = /<(?:antml:)?invoke\s+name\s*=|<function=[\w.-]+>|<[|\uff5c](?:tool|python_tag)|<\s?[|\uff5c\u2016]{1,2}\s?DSML\s?[|\uff5c\u2016]|<\|open\|>(?:tools?|call)|<\|(?:start|channel)\|>[^<>\n]{0,40}(?:<\|channel\|>[^<>\n]{0,40})?\bto=|\[TOOL_CALLS\]/iy;
		function readOtherOpening(line, index, beginsLine) {
			const own = matchAt(ownTag, line, index);
			if (own !== null) return {
				length: own[0].length,
				closing: own[0].endsWith("/>") ? null : closingTag
			};
			if (!beginsLine) return null;
			const tag = matchAt(otherTag, line, index);
			if (tag !== null) {
				const selfClosed = tag[0].endsWith("/>");
				const name = tag[0].slice(1, 1 + tag[0].slice(1).search(/[\s>/]/)).toLowerCase();
				return {
					length: tag[0].length,
					closing: selfClosed ? null : `</${name}>`
				};
			}
			const mark = matchAt(otherMark, line, index);
			return mark === null ? null : {
				length: mark[0].length,
				closing: null
			};
		}
		function matchAt(pattern, line, index) {
			pattern.lastIndex = index;
			return pattern.exec(line);
		}
		function createOtherEndFinder(text) {
			let folded = null;
			const searches = new Map();
			return (closing, from) => {
				const whole = folded ??= text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
				const search = searches.get(closing) ?? createForwardSearch((start) => whole.indexOf(closing, start));
				searches.set(closing, search);
				const found = search(from);
				return found < 0 ? -1 : found + closing.length;
			};
		}
		;
		const howToWrite = "Write a script as <tool-calls>, TypeScript, </tool-calls>, with exactly these tags, no attributes, and nothing nested.";
		const howToMention = "In a sentence, write the tag in backticks.";
		const refusalReasons = {
			nested: `This script did not run: it contains the beginning of another one. ${howToMention} ${howToWrite}`,
			unclosed: `This script did not run: its end, </tool-calls>, is missing. ${howToMention} ${howToWrite}`,
			unclosedFence: `This script did not run: its Markdown fence is never closed. ${howToWrite}`,
			otherLanguage: `This script did not run: the fence inside its tags names another language than TypeScript. Run commands with tools.exec. ${howToWrite}`,
			empty: `This script did not run: it is empty. ${howToWrite}`,
			stray: `There is a </tool-calls> that ends nothing. ${howToWrite}`,
			wrapped: `This script did not run: a Markdown fence around the tags makes it an example. Take the fence away. ${howToWrite}`,
			hidden: `This script did not run: it is in a Markdown fence, a comment, an envelope or thinking that is never closed. ${howToWrite}`,
			otherFence: `This did not run: a fenced script begins with \`\`\`ts tool-calls and nothing else in that line. ${howToWrite}`,
			otherFormat: `This did not run: it is not a format that is understood here. ${howToWrite}`
		};
		;
		function createBlockReader(text) {
			const ends = createScriptEndFinder(text);
			const findOtherEnd = createOtherEndFinder(text);
			const refuse = (start, end, reason) => ({
				type: "refused",
				start,
				end,
				reason
			});
			const readTags = (start, tagEnd) => {
				const inner = readInnerFence(text, tagEnd);
				const codeStart = inner?.end ?? tagEnd;
				const language = (inner === null ? null : (0, detect_fence.oA)(inner)) ?? "ts";
				const end = ends.findClosingTag(codeStart, inner);
				if (end.type === "unclosed") return refuse(start, text.length, refusalReasons.unclosed);
				if (inner !== null && !(0, detect_fence.Zc)(inner) && end.type === "closed") return refuse(start, end.end, refusalReasons.otherLanguage);
				const code = trimCode(text.slice(codeStart, end.codeEnd));
				return createBlock(language, start, end, inner === null ? code : dropClosingFence(code, inner));
			};
			const readScriptFence = (start, fence, language) => {
				const end = ends.findClosingFence(fence);
				if (end.type === "unclosed") return refuse(start, text.length, refusalReasons.unclosedFence);
				return createBlock(language, start, end, trimCode(text.slice(fence.end, end.codeEnd)));
			};
			const createBlock = (language, start, { type, end }, code) => {
				if (type === "nested") return refuse(start, end, refusalReasons.nested);
				return code === "" ? refuse(start, end, refusalReasons.empty) : {
					type: "script",
					start,
					end,
					language,
					code
				};
			};
			return (mark) => {
				switch (mark.type) {
					case "tags": return readTags(mark.start, mark.end);
					case "fence": return readScriptFence(mark.start, mark.fence, mark.language);
					case "stray":
					case "wrapped": return refuse(mark.start, mark.end, refusalReasons[mark.type]);
					case "other-fence": {
						const end = (0, detect_fence.HG)(text, mark.fence)?.end ?? text.length;
						return refuse(mark.start, end, refusalReasons.otherFence);
					}
					case "other": {
						const closed = mark.closing === null ? -1 : findOtherEnd(mark.closing, mark.end);
						return refuse(mark.start, closed < 0 ? mark.end : closed, refusalReasons.otherFormat);
					}
				}
			};
		}
		function readInnerFence(text, tagEnd) {
			const blank = /\s*/y;
			blank.lastIndex = tagEnd;
			const offset = tagEnd + (blank.exec(text)?.[0].length ?? 0);
			return (0, detect_fence._n)(text, offset);
		}
		function dropClosingFence(code, fence) {
			const lastLine = code.lastIndexOf("\n") + 1;
			return (0, detect_fence.H1)(code, lastLine, fence) === null ? code : code.slice(0, lastLine).trimEnd();
		}
		function trimCode(code) {
			return code.replace(/^(?:[ \t]*\r?\n)+/, "").trimEnd();
		}
		;
		const blockquote = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*>/;
		const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
		const codeColumns = 4;
		function createLineContainers() {
			let listColumns = 0;
			const findPlace = (line) => {
				if (blockquote.test(line)) return "blockquote";
				return countColumns(line) >= listColumns + codeColumns ? "indented-code" : null;
			};
			return (line) => {
				if (line.trim() === "") return null;
				const place = findPlace(line);
				const item = listItem.exec(line);
				if (place === null) listColumns = item === null ? Math.min(listColumns, countColumns(line)) : item[0].length;
				return place;
			};
		}
		function countColumns(line) {
			let columns = 0;
			for (const character of line) {
				if (character === " ") columns += 1;
				else if (character === "	") columns += codeColumns - columns % codeColumns;
				else break;
			}
			return columns;
		}
		;
		const closersOf = new Map([
			["\"", "\""],
			["'", "'"],
			["\u201c", "\u201d"],
			["\u201e", "\u201c\u201d"],
			["\u00ab", "\u00bb"],
			["\u2018", "\u2019"],
			["\u300c", "\u300d"],
			["\u300e", "\u300f"]
		]);
		const quoteCharacters = [...new Set([...closersOf].flat().join(""))].join("");
		const wordCharacter = /[\p{L}\p{N}_]/u;
		function createQuotes(text) {
			let closers = null;
			const findParagraphEnd = createForwardMatch(text, /\n[ \t\r]*\n/g);
			const findCloser = new Map([...new Set(closersOf.values())].map((marks) => [marks, createForwardMatch(text, new RegExp(`[${marks}](?![\\p{L}\\p{N}_])`, "gu"))]));
			return {
				readMark(line, index) {
					const mark = line.charAt(index);
					if (closers === null) {
						if (!wordCharacter.test(line.charAt(index - 1))) closers = closersOf.get(mark) ?? null;
					} else if (closers.includes(mark) && !wordCharacter.test(line.charAt(index + 1))) closers = null;
				},
				endParagraph() {
					closers = null;
				},
				closesAfter(offset) {
					const end = closers === null ? -1 : findCloser.get(closers)?.(offset) ?? -1;
					if (end < 0) return false;
					const paragraphEnd = findParagraphEnd(offset);
					return paragraphEnd < 0 || end < paragraphEnd;
				},
				closesAt: (offset) => closers !== null && offset < text.length && closers.includes(text.charAt(offset))
			};
		}
		function createForwardMatch(text, pattern) {
			return createForwardSearch((from) => {
				pattern.lastIndex = from;
				return pattern.exec(text)?.index ?? -1;
			});
		}
		;
		const regionTag = /<(?:antml:)?(untrusted|script-output|harness-notice|think|thinking|thought|reasoning)(?:[ \t][^<>\n]*)?>/iy;
		const thinkingEnd = /<\/(?:antml:)?(?:think|thinking|thought|reasoning)\s*>/iy;
		const envelopeNames = new Set([
			"untrusted",
			"script-output",
			"harness-notice"
		]);
		function readRegionOpening(line, index) {
			if (line.startsWith("<!--", index)) return {
				length: 4,
				region: openComment()
			};
			regionTag.lastIndex = index;
			const match = regionTag.exec(line);
			const name = match?.[1]?.toLowerCase();
			if (match === null || name === undefined || match[0].endsWith("/>")) return null;
			return {
				length: match[0].length,
				region: openTag(name, envelopeNames.has(name) ? "envelope" : "thinking")
			};
		}
		function readThinkingEnd(line, index) {
			thinkingEnd.lastIndex = index;
			return thinkingEnd.exec(line)?.[0].length ?? null;
		}
		function openComment() {
			return createRegion("comment", (line, from) => {
				const end = line.indexOf("-->", from);
				return end < 0 ? null : end + 3;
			});
		}
		function openTag(name, place) {
			const tags = new RegExp(`<(/?)(?:antml:)?${name}(?=[\\s>])[^<>\\n]*>`, "gi");
			let depth = 1;
			return createRegion(place, (line, from) => {
				tags.lastIndex = from;
				for (let tag = tags.exec(line); tag !== null; tag = tags.exec(line)) {
					if (!tag[0].endsWith("/>")) depth += tag[1] === "/" ? -1 : 1;
					if (depth === 0) return tags.lastIndex;
				}
				return null;
			});
		}
		function createRegion(place, findEnd) {
			let hidden = null;
			let hasBlock = false;
			return {
				place,
				readLine(line, from) {
					const end = findEnd(line.text, from);
					const content = line.text.slice(from, end ?? line.text.length);
					const opening = hidden === null ? content.indexOf(openingTag) : -1;
					if (opening >= 0) hidden = line.start + from + opening;
					hasBlock ||= hidden !== null && content.includes(closingTag, Math.max(0, opening));
					return end === null ? { type: "inside" } : {
						type: "closed",
						index: end
					};
				},
				readHidden: () => hidden,
				hasBlock: () => hasBlock
			};
		}
		function openFence(fence, start) {
			let hidden = null;
			let opens = null;
			let closes = false;
			return {
				place: null,
				readLine(line) {
					const content = line.text.trim();
					if ((0, detect_fence._n)(line.text, 0) === null || (0, detect_fence.H1)(line.text, 0, fence) === null) {
						hidden ??= findHidden(line);
						if (content !== "") {
							opens ??= content.startsWith(openingTag);
							closes = content.endsWith(closingTag);
						}
						return { type: "inside" };
					}
					if (opens !== true || !closes || !(0, detect_fence.Zc)(fence)) return {
						type: "closed",
						index: line.text.length
					};
					return {
						type: "wrapped",
						start,
						end: line.start + line.text.length
					};
				},
				readHidden: () => hidden,
				hasBlock: () => false
			};
		}
		function findHidden(line) {
			return /^[ \t]*<tool-calls>/.test(line.text) ? line.start + line.text.indexOf("<") : null;
		}
		;
		function createProseReader(quotes) {
			const readContainer = createLineContainers();
			let region = null;
			let container = null;
			let spans = null;
			let quoted = null;
			const note = (place) => {
				quoted ??= place;
			};
			const beginLine = (line) => {
				container = readContainer(line.text);
				if (line.text.trim() === "") quotes.endParagraph();
				if (container !== null && hasQuotedBlock(line.text)) note(container);
				if (container === "blockquote") return null;
				const fence = (0, detect_fence._n)(line.text, 0);
				if (fence === null) return "open";
				const mark = container === null ? readFenceMark(fence, line.start) : null;
				if (mark === null) region = openFence(fence, line.start);
				return mark;
			};
			return {
				read(line, from) {
					let index = from;
					if (!line.whole) container = null;
					if (region === null && line.whole && from === 0) {
						const begun = beginLine(line);
						if (begun !== "open") return begun;
					}
					for (;;) {
						if (region !== null) {
							const step = region.readLine(line, index);
							if (step.type === "inside") return null;
							if (region.place !== null && region.hasBlock()) note(region.place);
							region = null;
							if (step.type === "wrapped") return step;
							index = step.index;
						}
						if (container === "blockquote") return null;
						if (spans?.line !== line) spans = readCodeSpans(line);
						const found = findMark(spans, index, {
							isQuoted: container !== null,
							quotes
						});
						if (found?.type !== "region") return found;
						({region} = found.opening);
						index = found.index + found.opening.length;
					}
				},
				readHidden: () => region?.readHidden() ?? null,
				takeQuoted() {
					const taken = quoted;
					quoted = null;
					return taken;
				},
				noteQuoted: note
			};
		}
		const quotedOpening = /^[\s>*+.)\d-]*(?:<tool-calls>|(?:`{3,}|~{3,})(?:ts|js) tool-calls\s*$)/;
		function hasQuotedBlock(line) {
			const opening = line.indexOf(openingTag);
			return quotedOpening.test(line) || opening >= 0 && line.includes(closingTag, opening);
		}
		function readFenceMark(found, lineStart) {
			const fence = {
				...found,
				start: lineStart + found.start,
				end: lineStart + found.end
			};
			const language = (0, detect_fence.kL)(fence);
			if (language !== null) return {
				type: "fence",
				start: fence.start,
				fence,
				language
			};
			return (0, detect_fence.RL)(fence) ? {
				type: "other-fence",
				start: fence.start,
				fence
			} : null;
		}
		function readCodeSpans(line) {
			const closedBy = new Map();
			const openByLength = new Map();
			for (const run of line.text.matchAll(/`+/g)) {
				const { length } = run[0];
				const opener = openByLength.get(length);
				if (opener !== undefined) closedBy.set(opener, run.index + length);
				openByLength.set(length, run.index);
			}
			return {
				line,
				firstIndex: line.whole ? line.text.search(/\S/) : -1,
				closedBy
			};
		}
		const places = new RegExp([
			"`+",
			"<",
			String.raw`\[TOOL_CALLS\]`,
			`[${quoteCharacters}]`
		].join("|"), "g");
		function findMark({ line, firstIndex, closedBy }, from, { isQuoted, quotes }) {
			places.lastIndex = from;
			for (let place = places.exec(line.text); place !== null; place = places.exec(line.text)) {
				const { index } = place;
				const [character] = place[0];
				if (character === "`") places.lastIndex = closedBy.get(index) ?? places.lastIndex;
				else if (line.text.charAt(index - 1) === "\\") continue;
				else if (character !== "<" && character !== "[") quotes.readMark(line.text, index);
				else {
					const opening = readRegionOpening(line.text, index);
					if (opening !== null) return {
						type: "region",
						index,
						opening
					};
					const mark = isQuoted ? null : readMark(line, index, index === firstIndex);
					if (mark === null) continue;
					if (!isQuotedMention(mark, quotes)) return mark;
					places.lastIndex = mark.end - line.start;
				}
			}
			return null;
		}
		function isQuotedMention(mark, quotes) {
			return mark.type === "tags" ? quotes.closesAt(mark.end) : quotes.closesAfter(mark.end);
		}
		function readMark(line, index, beginsLine) {
			const start = line.start + index;
			if (line.text.startsWith(openingTag, index)) return {
				type: "tags",
				start,
				end: start + openingTag.length
			};
			if (line.text.startsWith(closingTag, index)) return {
				type: "stray",
				start,
				end: start + closingTag.length
			};
			const thinkingEnd = beginsLine ? readThinkingEnd(line.text, index) : null;
			if (thinkingEnd !== null) return {
				type: "thinking-end",
				start,
				end: start + thinkingEnd
			};
			const other = readOtherOpening(line.text, index, beginsLine);
			return other === null ? null : {
				type: "other",
				start,
				end: start + other.length,
				closing: other.closing
			};
		}
		;
		function detectScripts(text) {
			let segments = [];
			const quotes = createQuotes(text);
			const reader = createProseReader(quotes);
			const readBlock = createBlockReader(text);
			let proseStart = 0;
			const addText = (end) => {
				const quoted = reader.takeQuoted();
				if (end > proseStart) segments.push({
					type: "text",
					start: proseStart,
					end,
					text: text.slice(proseStart, end),
					quoted
				});
			};
			const add = (block) => {
				addText(block.start);
				segments.push(block);
				proseStart = block.end;
			};
			const take = (mark) => {
				if (mark.type === "thinking-end") {
					if (segments.some(({ type }) => type !== "text")) reader.noteQuoted("thinking");
					segments = [];
					proseStart = 0;
					return mark.end;
				}
				const block = readBlock(mark);
				if (block.type === "script" && quotes.closesAfter(block.end)) reader.noteQuoted("quotation-marks");
				else add(block);
				return block.end;
			};
			let line = readLine(text, 0);
			let index = 0;
			while (line.start < text.length) {
				const mark = reader.read(line, index);
				const lineEnd = line.start + line.text.length;
				const next = mark === null ? lineEnd : take(mark);
				if (next >= lineEnd) line = readLine(text, next);
				index = next - line.start;
			}
			const hidden = reader.readHidden();
			if (hidden !== null) add({
				type: "refused",
				start: hidden,
				end: text.length,
				reason: refusalReasons.hidden
			});
			addText(text.length);
			return segments;
		}
		const beginning = /<tool-calls>|[tj]s tool-calls/;
		const beginningUnits = "ts tool-calls".length;
		function createScriptDetector() {
			let hasBegun = false;
			let end = "";
			return (delta) => {
				const text = end + delta;
				hasBegun ||= beginning.test(text);
				end = text.slice(1 - beginningUnits);
				return hasBegun;
			};
		}
		function readLine(text, start) {
			const newline = text.indexOf("\n", start);
			const end = newline < 0 ? text.length : newline + 1;
			return {
				text: text.slice(start, end),
				start,
				whole: start === 0 || text.charAt(start - 1) === "\n"
			};
		}
	})
};
