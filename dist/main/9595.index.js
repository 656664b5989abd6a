export const id = 9595;
export const ids = [9595];
export const modules = { 99595: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { renderPage: () => renderPage });
	var Parser = __webpack_require__(81600);
	var invisible_characters = __webpack_require__(24989);
	;
	const maxPrefixes = 12;
	function createMarkdownWriter(maxCharacters) {
		const page = createFrame();
		const captures = [];
		const prefixes = [];
		let length = 0;
		let breaks = 0;
		let sharedPrefixes = 0;
		let isAfterMarker = false;
		const readFrame = () => captures.at(-1) ?? page;
		const renderPrefix = (count = prefixes.length) => prefixes.slice(0, Math.min(count, maxPrefixes)).join("");
		function put(piece) {
			readFrame().pieces.push(piece);
			length += piece.length;
			isAfterMarker = false;
		}
		function putGap() {
			const frame = readFrame();
			if (frame === page && breaks > 0) {
				if (page.pieces.length > 0) put(breaks === 2 ? `\n${renderPrefix(sharedPrefixes).trimEnd()}\n` : "\n");
				put(renderPrefix());
				breaks = 0;
			} else if (frame.space && frame.pieces.length > 0 && !isAfterMarker) put(" ");
			frame.space = false;
		}
		function raw(piece) {
			if (piece === "") return;
			putGap();
			for (const open of readFrame().marks) {
				if (!open.isWritten) put(open.mark);
				open.isWritten = true;
			}
			put(piece);
		}
		return {
			raw,
			marker(piece) {
				raw(piece);
				isAfterMarker = captures.length === 0;
			},
			text(text) {
				const collapsed = text.replace(/[ \t\n\f\r]+/g, " ");
				if (collapsed.startsWith(" ")) readFrame().space = true;
				raw(collapsed.trim());
				if (collapsed.endsWith(" ")) readFrame().space = true;
			},
			lines(text) {
				raw(captures.length > 0 ? text.replace(/\s+/g, " ") : text.replaceAll("\n", `\n${renderPrefix()}`));
			},
			openMark: (mark) => void readFrame().marks.push({
				mark,
				isWritten: false
			}),
			closeMark(mark) {
				const { marks } = readFrame();
				if (marks.at(-1)?.mark !== mark) return;
				if (marks.pop()?.isWritten === true) put(mark);
			},
			breakLine(kind) {
				if (captures.length > 0) readFrame().space = true;
				else if (!isAfterMarker) {
					sharedPrefixes = breaks === 0 ? prefixes.length : Math.min(sharedPrefixes, prefixes.length);
					breaks = kind === "paragraph" || breaks === 2 ? 2 : 1;
				}
			},
			openPrefix: (prefix) => void prefixes.push(prefix),
			closePrefix() {
				prefixes.pop();
				sharedPrefixes = Math.min(sharedPrefixes, prefixes.length);
				isAfterMarker = false;
			},
			startCapture: () => void captures.push(createFrame()),
			endCapture() {
				const captured = captures.pop()?.pieces.join("") ?? "";
				length -= captured.length;
				return captured.trim();
			},
			get isCapturing() {
				return captures.length > 0;
			},
			get isFull() {
				return length > maxCharacters;
			},
			read: () => page.pieces.join("").trim()
		};
	}
	function createFrame() {
		return {
			pieces: [],
			marks: [],
			space: false
		};
	}
	;
	const blocks = new Set("p div section article header footer main aside nav figure figcaption address fieldset form details summary dl dt dd table caption ul ol blockquote pre hr h1 h2 h3 h4 h5 h6".split(" "));
	const marks = new Map([
		...["b", "strong"].map((name) => [name, "**"]),
		...["i", "em"].map((name) => [name, "*"]),
		...["del", "s"].map((name) => [name, "~~"]),
		...[
			"code",
			"kbd",
			"samp"
		].map((name) => [name, "`"]),
		["sup", "^"],
		["sub", "~"]
	]);
	const maxAddressCharacters = 1e3;
	const maxFence = 100;
	const maxLinks = 5e3;
	function createPageElements(writer, url) {
		const lists = [];
		let base = url;
		let href = null;
		let links = 0;
		let pre = null;
		let row = null;
		let isInCell = false;
		let rows = 0;
		function open(name, attributes) {
			if (blocks.has(name)) writer.breakLine(readBreak(name));
			const mark = marks.get(name);
			if (mark !== undefined && pre === null) writer.openMark(mark);
			if (/^h[1-6]$/.test(name) && !writer.isCapturing) writer.raw(`${"#".repeat(Number(name[1]))} `);
			switch (name) {
				case "base":
					if (base === url) base = resolveLink(attributes["href"], url) ?? url;
					break;
				case "br":
					if (pre === null) writer.breakLine("line");
					else pre += "\n";
					break;
				case "hr":
					if (!writer.isCapturing) writer.raw("---");
					break;
				case "img":
					writer.text("[image]");
					break;
				case "pre":
					if (isInCell && pre === null) endRow();
					pre ??= "";
					break;
				case "blockquote":
					writer.openPrefix("> ");
					break;
				case "ul":
				case "ol":
					lists.push(name === "ol" ? readStart(attributes["start"]) : null);
					break;
				case "li":
					openItem();
					break;
				case "a":
					if (href !== null || attributes["href"] === undefined || (links += 1) > maxLinks) break;
					href = resolveLink(attributes["href"], base) ?? "";
					writer.startCapture();
					break;
				case "table":
					if (!isInCell) rows = 0;
					break;
				case "tr":
					if (!writer.isCapturing) row = [];
					break;
				case "td":
				case "th":
					if (row === null || writer.isCapturing) writer.breakLine("line");
					else {
						isInCell = true;
						writer.startCapture();
					}
					break;
			}
		}
		function close(name) {
			const mark = marks.get(name);
			if (mark !== undefined && pre === null) writer.closeMark(mark);
			switch (name) {
				case "pre":
					if (pre !== null) writePre(pre);
					pre = null;
					break;
				case "blockquote":
				case "li":
					writer.closePrefix();
					break;
				case "ul":
				case "ol":
					lists.pop();
					break;
				case "a":
					closeLink();
					break;
				case "td":
				case "th":
					if (!isInCell) break;
					closeLink();
					row?.push(writer.endCapture().replaceAll("|", "\\|"));
					isInCell = false;
					break;
				case "tr":
					if (isInCell) break;
					writeRow(row ?? []);
					row = null;
					break;
			}
			if (blocks.has(name)) writer.breakLine(readBreak(name));
		}
		function readBreak(name) {
			return (name === "ul" || name === "ol") && lists.length > 0 ? "line" : "paragraph";
		}
		function endRow() {
			closeLink();
			for (const cell of [...row ?? [], writer.endCapture()]) {
				writer.breakLine("paragraph");
				writer.raw(cell);
			}
			writer.breakLine("paragraph");
			row = null;
			isInCell = false;
			rows = 0;
		}
		function openItem() {
			const number = lists.at(-1) ?? null;
			if (number !== null) lists[lists.length - 1] = number + 1;
			writer.breakLine("line");
			writer.marker(number === null ? "- " : `${number}. `);
			writer.openPrefix("  ");
		}
		function closeLink() {
			if (href === null) return;
			const text = writer.endCapture();
			if (text !== "") writer.raw(href === "" ? text : `[${text}](${href})`);
			href = null;
		}
		function writePre(text) {
			const content = text.replace(/^\n/, "").trimEnd();
			if (content === "") return;
			const runs = (content.match(/`{3,}/g) ?? []).map((run) => run.length);
			const fence = "`".repeat(Math.min(runs.reduce((longest, run) => Math.max(longest, run + 1), 3), maxFence));
			writer.lines(`${fence}\n${content}\n${fence}`);
		}
		function writeRow(cells) {
			if (cells.length === 0) return;
			writer.breakLine("line");
			writer.raw(`| ${cells.join(" | ")} |`);
			rows += 1;
			if (rows > 1) return;
			writer.breakLine("line");
			writer.raw(`|${" --- |".repeat(cells.length)}`);
		}
		return {
			open,
			close,
			text(text) {
				if (pre === null) writer.text(text);
				else pre += text;
			},
			get heldCharacters() {
				return pre?.length ?? 0;
			}
		};
	}
	function readStart(written) {
		return /^\d{1,9}$/.test(written ?? "") ? Number(written) : 1;
	}
	function resolveLink(written, base) {
		try {
			const url = new URL(written ?? "", base);
			return [
				"http:",
				"https:",
				"mailto:"
			].includes(url.protocol) && url.href.length <= maxAddressCharacters ? url.href.replaceAll("(", "%28").replaceAll(")", "%29") : null;
		} catch {
			return null;
		}
	}
	;
	const dropped = new Set("script style noscript template svg math iframe object embed canvas audio video select button textarea datalist dialog".split(" "));
	const chunkCharacters = 16384;
	const maxDepth = 512;
	const maxTitleCharacters = 300;
	function renderPage(html, options) {
		const writer = createMarkdownWriter(options.maxCharacters);
		const elements = createPageElements(writer, options.url);
		let depth = 0;
		let droppedFrom = 0;
		let isInTitle = false;
		let title = "";
		const parser = new Parser.i({
			onopentag(name, attributes) {
				depth += 1;
				if (droppedFrom > 0) return;
				if (name === "math" && !isHidden(attributes)) elements.text("[formula]");
				if (dropped.has(name) || isHidden(attributes)) droppedFrom = depth;
				else if (name === "title") isInTitle = true;
				else elements.open(name, attributes);
			},
			onclosetag(name) {
				if (name === "title") isInTitle = false;
				else if (droppedFrom === 0) elements.close(name);
				if (droppedFrom === depth) droppedFrom = 0;
				depth -= 1;
			},
			ontext(text) {
				if (droppedFrom > 0) return;
				const visible = text.replace(invisible_characters.sN, "");
				if (!isInTitle) elements.text(visible);
				else if (title.length < maxTitleCharacters) title += visible;
			}
		});
		const mayContinue = () => !writer.isFull && depth <= maxDepth && elements.heldCharacters <= options.maxCharacters;
		let position = 0;
		for (; position < html.length && mayContinue(); position += chunkCharacters) parser.write(html.slice(position, position + chunkCharacters));
		const isWhole = position >= html.length && mayContinue();
		parser.end();
		return {
			title: title.replace(/\s+/g, " ").trim().slice(0, maxTitleCharacters),
			markdown: writer.read(),
			isWhole
		};
	}
	function isHidden(attributes) {
		if (Object.hasOwn(attributes, "hidden") || attributes["aria-hidden"]?.trim().toLowerCase() === "true") return true;
		return hidingStyle.test(attributes["style"] ?? "");
	}
	const hidingStyle = /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size)\s*:\s*0(?![.\d]*[1-9])/i;
}) };
