export const id = 1258;
export const ids = [1258, 9304];
export const modules = {
	21258: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runAction: () => runAction });
		var external_node_path_ = __webpack_require__(76760);
		var digest_directory = __webpack_require__(43478);
		var approval_requests = __webpack_require__(62533);
		var error = __webpack_require__(22603);
		var record = __webpack_require__(44196);
		var github_artifact = __webpack_require__(66685);
		var github_client = __webpack_require__(81323);
		var tool = __webpack_require__(86276);
		var cut_text = __webpack_require__(37527);
		var grouped_number = __webpack_require__(19375);
		var failure_excerpt = __webpack_require__(46417);
		var request_ask = __webpack_require__(21652);
		var explain_request = __webpack_require__(92294);
		var conversation = __webpack_require__(60409);
		var trigger_event = __webpack_require__(97321);
		;
		async function readThreadTexts(client, event, { withSimilar }) {
			const found = readEventTexts(event);
			const failed = event.type === "workflow_run" ? await readFailedRun(client, event.upstreamRunId) : null;
			const number = (0, trigger_event.ct)(event);
			if (found === null || number === null) return failed;
			const logs = failed?.contributions ?? [];
			const similar = withSimilar && event.type === "issues" ? await readSimilar(client, event) : none;
			return (0, request_ask.yw)(async () => {
				const { found: written, older } = await client.readConversation(number);
				const { selected, leftOut } = (0, conversation.WM)(event, written);
				const cut = leftOut === 0 ? "" : `${leftOut} earlier comments of it are left out, since they are too long. `;
				const unread = older === 0 ? "" : `Of its comments and reviews, the oldest ${older} were not read. `;
				const contributions = [
					...logs,
					...selected.map((one) => createContribution(number, one)),
					...similar.texts
				];
				return {
					...found,
					contributions,
					missing: `${unread}${cut}${similar.missing}`
				};
			}, ({ message }) => ({
				...found,
				contributions: logs,
				missing: `Its comments could not be read: ${message}.`
			}));
		}
		const none = {
			texts: [],
			missing: ""
		};
		async function readSimilar(client, { number, title }) {
			const words = title.slice(0, maxTitle).toLowerCase().match(/[\p{L}\p{N}_]{4,32}/gu) ?? [];
			if (words.length === 0) return none;
			const query = `is:issue (${[...new Set(words)].slice(0, maxWords).join(" OR ")})`;
			return (0, request_ask.yw)(async () => {
				const found = (await client.lookup.search(query)).filter((one) => one.number !== number);
				if (found.length === 0) return none;
				const lines = found.slice(0, maxSimilar).map((one) => `#${one.number} (${one.state}) ${one.title.slice(0, maxTitle).toWellFormed()}`);
				const text = lines.join("\n");
				return {
					texts: [{
						source: "issues with words of the title",
						author: "their authors",
						text
					}],
					missing: ""
				};
			}, ({ message }) => ({
				texts: [],
				missing: `Issues with the same words could not be searched: ${message}.`
			}));
		}
		const maxLogBytes = 16e3;
		const maxOthers = 20;
		const maxTitle = 200;
		const maxSimilar = 10;
		const maxWords = 6;
		async function readFailedRun(client, id) {
			const origin = `workflow run ${id}`;
			return (0, request_ask.yw)(async () => {
				const logs = await readLogs(client, id, (log) => (0, failure_excerpt.u)(log, {
					maxBytes: maxLogBytes,
					where: "GitHub has the whole log"
				}));
				return logs.length === 0 ? null : {
					origin,
					texts: new Map(),
					contributions: logs,
					missing: ""
				};
			}, (failed) => {
				const missing = `Its logs could not be read: ${(0, explain_request.N)(failed, "actions: read")}`;
				return {
					origin,
					texts: new Map(),
					contributions: [],
					missing
				};
			});
		}
		async function readLogs(client, id, shorten) {
			const { logs, others } = await client.readFailedLogs(id);
			const text = `These jobs have failed too, and their logs were not read: ${(0, grouped_number.r$)(others, maxOthers)}.`;
			return [...logs.map(({ name, log }) => ({
				source: `workflow run ${id}, job ${name}, log`,
				author: "programs of the job",
				text: shorten(log)
			})), ...others.length === 0 ? [] : [{
				source: `workflow run ${id}`,
				author: "GitHub",
				text
			}]];
		}
		const kinds = {
			issue_comment: "comment",
			pull_request_review: "review",
			pull_request_review_comment: "comment on"
		};
		function createContribution(number, one) {
			const source = [`#${number}, ${kinds[one.type]}`, ...one.place === null ? [] : [one.place]].join(" ");
			return createText(source, one, (0, conversation.ET)(one.hunk, one.text));
		}
		function createText(source, { author, authorAssociation }, text) {
			return {
				source,
				author: `${author ?? "a deleted account"} (${authorAssociation})`,
				text
			};
		}
		function readEventTexts(event) {
			if (event.type === "workflow_run") {
				const number = (0, trigger_event.ct)(event);
				const details = event.pullRequests[0]?.details ?? null;
				if (number === null || details === null) return null;
				return readThread(`pull request #${number}`, {
					number,
					title: details.title,
					thread: details.body
				});
			}
			if (!("thread" in event)) return null;
			const isIssue = event.type === "issues" || event.type === "issue_comment" && !event.isPullRequest;
			const origin = `${isIssue ? "issue" : "pull request"} #${event.number}`;
			const found = readThread(origin, event);
			if (!(0, trigger_event.QR)(event)) return found;
			const { comment } = event;
			const [kind, noun, text] = event.type === "issue_comment" ? [
				"comment",
				"a comment on",
				comment.text
			] : event.place === null ? [
				"review",
				"a review of",
				(0, conversation.ET)(event.hunk, comment.text)
			] : [
				`comment on ${event.place}`,
				"a review comment of",
				(0, conversation.ET)(event.hunk, comment.text)
			];
			return {
				origin: `${noun} ${origin}`,
				texts: new Map([...found.texts, ["comment", createText(`${origin}, ${kind}`, readLogin(comment), text)]])
			};
		}
		function readThread(origin, { number, title, thread }) {
			const by = readLogin(thread);
			return {
				origin,
				texts: new Map([
					["number", number],
					["title", createText(`${origin}, title`, by, title)],
					["body", createText(`${origin}, body`, by, thread.text)]
				])
			};
		}
		function readLogin({ author, authorAssociation }) {
			return {
				author: author?.login ?? null,
				authorAssociation
			};
		}
		;
		const read_github_maxLogBytes = 256 * 1024;
		const maxFiles = 300;
		const maxResultCharacters = 400;
		function createGitHubReader(openClient, removeHidden) {
			return async (read, signal) => {
				const texts = await (0, request_ask.yw)(() => readTexts(openClient(signal), read), (cause) => {
					throw new tool.X(cause.message, { cause });
				});
				return texts.map((one) => ({
					...one,
					text: removeHidden(one.text.toWellFormed())
				}));
			};
		}
		async function readTexts(client, read) {
			switch (read.type) {
				case "issue":
				case "pull": return read_github_readThread(client, read.type, read.number);
				case "search": {
					const query = `(${read.query})`;
					const found = await client.lookup.search(query);
					if (found.length === 0) throw new tool.X("no issue and no pull request of this repository matches");
					return found.map((one) => createText(readOrigin(one), one, `${one.title} (${one.state})\n${(0, cut_text.IN)(one.body, maxResultCharacters)}`));
				}
				case "run-log": {
					const logs = await readLogs(client, read.runId, keepEnd);
					if (logs.length === 0) throw new tool.X(`no job of the workflow run ${read.runId} has failed`);
					return logs;
				}
			}
		}
		async function read_github_readThread(client, type, number) {
			const thread = await client.lookup.readThread(number);
			if (thread === null || type === "pull" && !thread.isPullRequest) throw new tool.X(`this repository has no ${type === "pull" ? "pull request" : "issue"} ${number}`);
			const origin = readOrigin(thread);
			const labels = thread.labels.length === 0 ? "" : `, labels: ${thread.labels.join(", ")}`;
			return [
				createText(`${origin}, title`, thread, `${thread.title} (${thread.state}${labels})`),
				createText(`${origin}, body`, thread, thread.body),
				...type === "pull" ? await readChanges(client, number) : [],
				...await orReason(`#${number}, comments`, async () => {
					const { found, older } = await client.readConversation(number);
					const unread = {
						...about,
						source: `#${number}, comments`,
						text: `The oldest ${older} were not read.`
					};
					return [...older === 0 ? [] : [unread], ...found.map((one) => createContribution(number, one))];
				})
			];
		}
		function keepEnd(log) {
			const tail = (0, cut_text.G9)(log, read_github_maxLogBytes);
			return tail.length === log.length ? log : `[the first ${log.length - tail.length} characters of the log are left out]\n${tail}`;
		}
		async function readChanges(client, number) {
			const files = orReason(`#${number}, files`, async () => {
				const found = await client.thread.listFiles(number);
				const lines = found.slice(0, maxFiles).map(({ status, path }) => `${status} ${path}`);
				const more = found.length > maxFiles ? [`and ${found.length - maxFiles} more`] : [];
				return [{
					...about,
					source: `#${number}, files`,
					text: [...lines, ...more].join("\n")
				}];
			});
			const checks = orReason(`#${number}, checks`, async () => {
				const { head } = await client.readPullRequest(number);
				const { found, more } = await client.lookup.listChecks(head.sha);
				const lines = found.map(({ name, result, title, url }) => [
					`${result}: ${name}`,
					title,
					url
				].filter(Boolean).join(" "));
				const shown = [...lines.length === 0 ? ["no checks"] : lines, ...more === 0 ? [] : [`and ${more} more`]];
				const text = [`head ${head.sha}, base ${head.baseRef}`, ...shown].join("\n");
				return [{
					...about,
					source: `#${number}, checks`,
					text
				}];
			});
			return [...await files, ...await checks];
		}
		const about = { author: "GitHub" };
		function orReason(source, read) {
			return (0, request_ask.yw)(read, ({ message }) => [{
				source,
				author: "GitHub",
				text: `This part is missing: ${message}.`
			}]);
		}
		function readOrigin({ isPullRequest, number }) {
			return `${isPullRequest ? "pull request" : "issue"} #${number}`;
		}
		var invisible_characters = __webpack_require__(24989);
		;
		const wholeTag = /<\/?[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>\x60]+|'[^']*'|"[^"]*"))?)*\s*\/?>/iy;
		const embedded = new Set("img picture source svg math video audio track iframe object embed canvas".split(" "));
		function stripTags(text) {
			const kept = [];
			let position = 0;
			let seen = 0;
			let rawHtml = false;
			for (const match of text.matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)) {
				const start = match.index;
				if (start < position) continue;
				const [opening, slash, name = ""] = match;
				if (/\n[ \t]*\n/.test(text.slice(seen, start))) rawHtml = false;
				seen = start;
				rawHtml ||= opensLine(text, start);
				const end = findTagEnd(text, start, start + opening.length, rawHtml);
				if (end === null) continue;
				kept.push(text.slice(position, start), renderTag(slash === "/", name, text.slice(start + opening.length, end)));
				position = end;
				seen = end;
			}
			kept.push(text.slice(position));
			return kept.join("");
		}
		function opensLine(text, start) {
			const line = text.slice(Math.max(0, start - 200), start).split("\n").at(-1) ?? "";
			return /^[\s>*+\-\d.)]*$/.test(line);
		}
		function findTagEnd(text, start, nameEnd, rawHtml) {
			wholeTag.lastIndex = start;
			if (wholeTag.test(text)) return wholeTag.lastIndex;
			return rawHtml && /[\s/>]/.test(text[nameEnd] ?? ">") ? findRawEnd(text, nameEnd) : null;
		}
		function findRawEnd(text, start) {
			const next = /["'>]/g;
			next.lastIndex = start;
			for (let found = next.exec(text); found !== null; found = next.exec(text)) {
				if (found[0] === ">") return found.index + 1;
				const closing = text.indexOf(found[0], found.index + 1);
				if (closing === -1) return text.length;
				next.lastIndex = closing + 1;
			}
			return text.length;
		}
		function renderTag(closing, name, attributes) {
			const lower = name.toLowerCase();
			if (embedded.has(lower)) return closing ? "" : "[image]";
			const address = lower === "a" ? /\shref\s*=\s*["']?(https?:\/\/[^\s"'<>]+)/i.exec(attributes)?.[1] : undefined;
			return `<${closing ? "/" : ""}${name}${address === undefined ? "" : ` href="${address}"`}>`;
		}
		;
		function removeHiddenText(text) {
			const steps = [
				removeInvisible,
				removeComments,
				stripTags,
				removeImages,
				removeLinkTitles
			];
			return steps.reduce((current, step) => step(current), text);
		}
		const invisibleEntities = /&(?:zwn?j|lrm|rlm|shy|ZeroWidthSpace|NegativeThinSpace|NoBreak|InvisibleTimes|InvisibleComma|ic|it|af|ApplyFunction);?/g;
		function removeInvisible(text) {
			return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(invisible_characters.sN, "").replace(invisibleEntities, "").replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (entity, hex, decimal) => {
				const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
				return code > 1114111 || String.fromCodePoint(code).replace(invisible_characters.sN, "") === "" ? "" : entity;
			});
		}
		function removeComments(text) {
			const withoutComments = removeBetween(text, "<!--", "-->");
			const withoutData = removeBetween(withoutComments, "<![CDATA[", "]]>");
			return removeDeclarations(removeBetween(withoutData, "<?", "?>"));
		}
		function removeDeclarations(text) {
			const last = text.lastIndexOf(">");
			const kept = [];
			let position = 0;
			for (const { index } of text.matchAll(/<![a-z]/gi)) {
				if (index > last) break;
				if (index < position) continue;
				kept.push(text.slice(position, index), " ");
				position = text.indexOf(">", index) + 1;
			}
			kept.push(text.slice(position));
			return kept.join("");
		}
		function removeBetween(text, open, close) {
			const kept = [];
			let position = 0;
			for (let start = text.indexOf(open); start !== -1; start = text.indexOf(open, position)) {
				kept.push(text.slice(position, start), " ");
				const end = text.indexOf(close, start + 2);
				position = end === -1 ? text.length : end + close.length;
			}
			kept.push(text.slice(position));
			return kept.join("");
		}
		function removeImages(text) {
			if (!text.includes("![")) return text;
			const ends = matchBrackets(text);
			const kept = [];
			let position = 0;
			for (let start = text.indexOf("!["); start !== -1; start = text.indexOf("![", Math.max(position, start + 2))) {
				const label = ends.get(start + 1);
				if (label === undefined) continue;
				const follows = text[label] === "(" || text[label] === "[" ? ends.get(label) : undefined;
				kept.push(text.slice(position, start), "[image]");
				position = follows ?? label;
			}
			kept.push(text.slice(position));
			return kept.join("");
		}
		function matchBrackets(text) {
			const ends = new Map();
			const open = {
				"[": [],
				"(": []
			};
			for (let index = 0; index < text.length; index += 1) {
				const character = text[index] ?? "";
				if (character === "\\") index += 1;
				else if (character === "[" || character === "(") open[character]?.push(index);
				else if (character === "]" || character === ")") {
					const start = open[character === "]" ? "[" : "("]?.pop();
					if (start !== undefined) ends.set(start, index + 1);
				}
			}
			return ends;
		}
		const title = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\))`;
		const address = String.raw`(?:<[^<>\n]*>|[^\s<](?:[^\s\]]|\](?!\())*)`;
		const inlineLink = new RegExp(String.raw`\]\(\s*(${address})\s+${title}\s*\)`, "gs");
		const whitespace = String.raw`[ \t]*(?:\n[ \t]*)?`;
		const linkDefinition = new RegExp(String.raw`^[ \t>*+\-\d.)]*\[(?!\^)(?:[^[\]\\]|\\.)+\]:${whitespace}(?:<[^<>\n]*>|[^\s<]\S*)(?:${whitespace}${title})?[ \t]*$`, "gms");
		function removeLinkTitles(text) {
			return text.replace(inlineLink, "]($1)").replace(linkDefinition, "");
		}
		var read_inputs = __webpack_require__(51504);
		var github_outputs = __webpack_require__(74573);
		var read_resumable = __webpack_require__(54548);
		var run_context = __webpack_require__(72398);
		var fence = __webpack_require__(50018);
		;
		function findTriggerPhrase(markdown, phrase) {
			const lines = classifyLines(markdown.replaceAll(/\r\n?/g, "\n"));
			const withoutQuotes = lines.map(({ kind, text }) => kind === "quote" ? blank(text) : text).join("\n");
			const prose = lines.map(({ kind, text }) => kind === "prose" ? text : blank(text)).join("\n").split(paragraphEnd).map((paragraph) => blankInlineCode(paragraph)).join("").replaceAll(htmlComment, blank);
			const found = new RegExp(`${notBefore}${escapePattern(phrase)}${notAfter}`, "iu").exec(prose);
			if (found === null) return null;
			return withoutQuotes.slice(found.index + found[0].length).trim();
		}
		const notBefore = String.raw`(?<![\p{L}\p{N}_@/.#-])`;
		const notAfter = String.raw`(?![\p{L}\p{N}_@/-]|\.[\p{L}\p{N}])`;
		const paragraphEnd = /(\n[ \t]*\n)/;
		const htmlComment = /<!--[^]*?(?:-->|$)/g;
		function classifyLines(markdown) {
			let isOpen = false;
			let previous = "empty";
			return (0, fence.R)(markdown).map(({ line: text, open }) => {
				const isFenced = isOpen || open !== null;
				isOpen = open !== null;
				const kind = isFenced ? "code" : classify(text, previous);
				previous = isFenced || text.trim() === "" ? "empty" : kind;
				return {
					kind,
					text
				};
			});
		}
		function classify(text, previous) {
			if (/^ {0,3}>/.test(text)) return "quote";
			if (text.trim() === "") return "prose";
			if (previous === "quote") return "quote";
			return /^(?: {4}| {0,3}\t)/.test(text) && previous !== "prose" ? "code" : "prose";
		}
		function blankInlineCode(paragraph) {
			const runs = [...paragraph.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
				start: index,
				end: index + length
			}));
			const lengths = runs.map(({ start, end }) => end - start);
			const nextOfLength = new Map();
			const closers = runs.map(() => -1);
			for (let index = runs.length - 1; index >= 0; index -= 1) {
				const length = lengths[index] ?? 0;
				closers[index] = nextOfLength.get(length) ?? -1;
				nextOfLength.set(length, index);
			}
			const parts = [];
			let from = 0;
			for (let index = 0; index < runs.length; index += 1) {
				const closer = closers[index] ?? -1;
				const [opening, closing] = [runs[index], runs[closer]];
				if (opening === undefined || closing === undefined) continue;
				parts.push(paragraph.slice(from, opening.start), blank(paragraph.slice(opening.start, closing.end)));
				from = closing.end;
				index = closer;
			}
			return [...parts, paragraph.slice(from)].join("");
		}
		function blank(text) {
			return text.replaceAll(/[^\n]/g, " ");
		}
		function escapePattern(text) {
			return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
		}
		;
		function readJobRequest(event, { triggerPhrase, oneShotLabel }) {
			if ("label" in event && event.label !== null) {
				return oneShotLabel === null || (0, trigger_event.yS)(event.label, oneShotLabel) ? {
					type: "requested",
					instruction: null
				} : refuse(`the label ${event.label} is not ${oneShotLabel}`);
			}
			const unlabelled = event.type === "workflow_run" && oneShotLabel !== null ? event.pullRequests.find(({ details }) => details?.labels.every((name) => !(0, trigger_event.yS)(name, oneShotLabel))) : undefined;
			if (unlabelled !== undefined) return refuse(`#${unlabelled.number} does not have the label ${oneShotLabel}`);
			const authored = (0, trigger_event.QR)(event) ? event.comment : "thread" in event ? event.thread : null;
			if (triggerPhrase === null || authored === null) return {
				type: "requested",
				instruction: null
			};
			if (authored.author === null || !(0, trigger_event.yS)(authored.author.login, event.actor.login)) return refuse(`${event.actor.login} is not the author of the text`);
			const instruction = findTriggerPhrase(authored.text, triggerPhrase);
			return instruction === null ? refuse(`the text does not contain the trigger phrase ${triggerPhrase}`) : {
				type: "requested",
				instruction: instruction === "" ? null : instruction
			};
		}
		function refuse(reason) {
			return {
				type: "not-requested",
				reason
			};
		}
		var github_state = __webpack_require__(85334);
		var workflow_log = __webpack_require__(82101);
		var models = __webpack_require__(91475);
		var external_node_child_process_ = __webpack_require__(31421);
		var known_secrets = __webpack_require__(6999);
		var find_programs = __webpack_require__(88317);
		;
		const defaultSeconds = 60;
		const maxCharacters = 64 * 1024;
		const steering = /^(?:LD_PRELOAD|LD_AUDIT|BASH_ENV|ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|PS4)$/;
		async function readCommandKey(command, { environment, directory, signal, seconds = defaultSeconds }) {
			const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !(0, known_secrets.KS)(name) && !steering.test(name)));
			const printed = await run(locate("bash"), {
				command,
				env,
				directory,
				signal,
				seconds
			});
			const key = printed.trim();
			if (key === "" || /\s/.test(key)) throw key_command_refuse(key === "" ? "printed nothing" : "printed more than one word");
			return key;
		}
		function run(bash, how) {
			const { command, env, directory, signal, seconds } = how;
			return new Promise((resolve, reject) => {
				signal.throwIfAborted();
				const child = (0, external_node_child_process_.spawn)(bash, [
					"-e",
					"-o",
					"pipefail",
					"-c",
					command
				], {
					env,
					cwd: directory,
					stdio: [
						"ignore",
						"pipe",
						"ignore"
					],
					detached: true
				});
				const settle = () => {
					clearTimeout(timer);
					signal.removeEventListener("abort", cancel);
				};
				const kill = (reason) => {
					settle();
					if (child.pid !== undefined) (0, error.NW)(() => process.kill(-(child.pid ?? 0), "SIGKILL"), true, "ESRCH", "EPERM");
					child.stdout.destroy();
					reject(reason);
				};
				const cancel = () => kill(signal.reason);
				const timer = setTimeout(() => kill(key_command_refuse(`took longer than ${seconds} seconds`)), seconds * 1e3);
				signal.addEventListener("abort", cancel, { once: true });
				let printed = "";
				child.stdout.setEncoding("utf8").on("data", (text) => {
					printed += text;
					if (printed.length > maxCharacters) kill(key_command_refuse(`printed more than ${maxCharacters} characters`));
				});
				child.once("error", kill);
				child.once("close", (code, killer) => {
					settle();
					if (code === 0) resolve(printed);
					else reject(key_command_refuse(`ended with ${String(code ?? killer)}`));
				});
			});
		}
		function locate(name) {
			const path = (0, find_programs.Kp)(name, "", []);
			if (path === null) throw new error.tj({
				code: "usage",
				message: `key-command needs ${name}, which is not found among programs that root owns`,
				hint: `Install ${name} on the runner.`
			});
			return path;
		}
		function key_command_refuse(what) {
			return new error.tj({
				code: "usage",
				message: `key-command ${what}; its output is not shown, because it may hold a secret`,
				hint: "Try the command in a step of its own. For OIDC the job needs permissions: { id-token: write }."
			});
		}
		var approval_files = __webpack_require__(15109);
		var approval_channel = __webpack_require__(40349);
		;
		function createCommentChannel(grant, clock, renderHint) {
			return (0, approval_channel.J)({
				list() {
					if (grant === null) return [];
					const { request, approver } = grant;
					return [{
						...request,
						requestId: request.id,
						approver,
						decision: "granted",
						question: ""
					}];
				},
				isUsed: () => false,
				take: async () => grant !== null && grant.take(),
				file: (request) => renderHint((0, approval_files.tr)(request)),
				waitMs: 0
			}, clock);
		}
		var comment = __webpack_require__(74510);
		var associations = __webpack_require__(66883);
		;
		const minHeadAgeMs = 6e4;
		async function checkEventState(client, event, options) {
			return (0, explain_request.w)(() => checkState(client, event, options), {
				code: "untrusted",
				what: "the state of the event cannot be checked",
				permissions: "contents: read, issues: read, pull-requests: read"
			});
		}
		async function checkState(client, event, options) {
			const { removedLabel } = options;
			switch (event.type) {
				case "pull_request":
				case "pull_request_target": return checkPullRequest(client, event, options);
				case "issues": {
					const { label, number } = event;
					if (label === null || isRemoved(label, removedLabel)) return {
						checked: [],
						head: null
					};
					return {
						checked: [requireLabel(label, await client.readIssueLabels(number), number)],
						head: null
					};
				}
				case "issue_comment":
				case "pull_request_review":
				case "pull_request_review_comment": return checkComment(client, event);
				case "merge_group": return checkMergeGroup(client, event);
				case "workflow_run": return checkUpstream(client, event);
				case "workflow_dispatch":
				case "repository_dispatch":
				case "schedule":
				case "push": return {
					checked: [],
					head: null
				};
			}
		}
		async function checkPullRequest(client, event, { removedLabel, stage }) {
			const { label, number } = event;
			const state = await client.readPullRequest(number);
			const checked = [];
			if (label !== null && !isRemoved(label, removedLabel)) checked.push(requireLabel(label, state.labels, number));
			checked.push(requireHead(event.headSha, state, number));
			if (label !== null && stage === "start") {
				const labelling = {
					givenAt: event.updatedAt,
					givenBy: event.actor.login
				};
				if (!await isOlderHead(client, state, labelling)) throw (0, error.ZW)(`nothing shows that ${event.actor.login} has seen the head ${state.head.sha} of #${number} before setting the label ${label}: it must be pushed at least a minute before`, "Look at the head, then take the label off and set it again.");
				checked.push(`The head ${state.head.sha} was pushed before the label ${label} was set.`);
			}
			const { headSha: sha, headRef: ref, baseRef, fork } = event;
			return {
				checked,
				head: {
					sha,
					ref,
					baseRef,
					mergeSha: state.head.mergeSha,
					fork
				}
			};
		}
		async function checkUpstream(client, event) {
			const { headSha: sha, fork, pullRequests } = event;
			const checked = [];
			let mergeSha = null;
			for (const { number } of pullRequests) {
				const state = await client.readPullRequest(number);
				checked.push(requireHead(sha, state, number));
				mergeSha ??= state.head.mergeSha;
			}
			if (pullRequests.length === 0) checked.push(`The upstream run names no pull request; its head is ${sha}.`);
			const head = {
				sha,
				ref: event.headBranch,
				baseRef: pullRequests[0]?.baseRef ?? null,
				mergeSha,
				fork
			};
			return {
				checked,
				head: (0, trigger_event.bv)(event) === "untrusted" ? head : null
			};
		}
		async function checkMergeGroup(client, event) {
			const { headSha: sha, headRef, baseRef, baseSha, pullRequest } = event;
			const found = await client.publishing.findBranch(headRef);
			if (found === null) throw (0, error.ZW)(`the merge group ${headRef} does not exist any more; the event (${event.action}) was about ${sha}`, "GitHub removes a merge group that is merged or made again: wait for the newer run. If it still exists, give the job `permissions: {contents: read}`.");
			if (event.action !== "checks_requested" || found !== sha) throw (0, error.ZW)(`the merge group ${headRef} is now at ${found}; the event (${event.action}) was about ${sha}`, "Use `types: [checks_requested]` for merge_group, and wait for the newer run.");
			const isAlone = await client.isAncestor(baseSha, await client.publishing.readBranch(baseRef));
			const fork = pullRequest === null || !isAlone || (await client.readPullRequest(pullRequest)).head.fork;
			const checked = [`The merge group ${headRef} is still at ${sha}.`];
			return {
				checked,
				head: {
					sha,
					ref: null,
					baseRef,
					mergeSha: null,
					fork
				}
			};
		}
		async function checkComment(client, event) {
			const isReview = event.type === "pull_request_review";
			const noun = isReview ? "review" : "comment";
			const first = isReview ? "submitted" : "created";
			if (event.action !== first) {
				throw (0, error.ZW)(`the ${noun} was ${event.action}; only a new ${noun} can start a run`, `Use \`types: [${first}]\` for ${event.type}, and write a new ${noun}.`);
			}
			const text = await client.readComment({
				type: event.type,
				number: event.number,
				id: event.commentId
			});
			if (text !== event.comment.text) {
				throw (0, error.ZW)(`the ${noun} ${event.commentId} on #${event.number} was ${text === null ? "deleted" : "edited"} after it started the run`, text === null ? `Write a new ${noun}. If it still exists, give the job \`permissions: {issues: read, pull-requests: read}\`.` : `Write a new ${noun}.`);
			}
			if (event.type === "issue_comment" && !event.isPullRequest) return {
				checked: [],
				head: null
			};
			const state = await client.readPullRequest(event.number);
			const { head } = state;
			const { sha } = head;
			if (event.type !== "issue_comment") {
				const still = requireHead(event.headSha, state, event.number);
				if (event.commentedSha === sha) return {
					checked: [still, `The ${noun} was written about it.`],
					head
				};
			}
			if (event.comment.text.toLowerCase().includes(sha)) return {
				checked: [`The ${noun} names the head ${sha}.`],
				head
			};
			const writing = {
				givenAt: event.commentedAt,
				givenBy: event.comment.author?.login ?? null
			};
			if (await isOlderHead(client, state, writing)) return {
				checked: [`The head ${sha} was pushed before the ${noun} was written.`],
				head
			};
			throw (0, error.ZW)(`nothing shows that the ${noun} was written about the present head ${sha} of #${event.number}: it must be pushed at least a minute before`, `Look at the head, then write a new ${noun} that names it in full: ${sha}.`);
		}
		async function isOlderHead(client, state, { givenAt, givenBy }) {
			const { sha, ref, fork } = state.head;
			const [push] = fork || ref === null ? [] : await client.publishing.listPushes(ref, 1);
			const isKnown = push?.after === sha;
			const pushedAt = isKnown ? push.at : state.pushedAt;
			const ageMs = Date.parse(givenAt ?? "") - Date.parse(pushedAt ?? "");
			const isOwn = isKnown && push.login !== null && givenBy !== null && (0, trigger_event.yS)(push.login, givenBy);
			return ageMs >= (isOwn ? 0 : minHeadAgeMs);
		}
		function requireHead(expected, { head }, number) {
			if (head.sha === expected) return `The head of #${number} is still ${expected}.`;
			throw (0, error.ZW)(`the head of #${number} is now ${head.sha}; the event was about ${expected}`, "Look at the new commits, then start the run again (set the label again, or wait for the newer run).");
		}
		function isRemoved(label, removedLabel) {
			return removedLabel !== null && (0, trigger_event.yS)(label, removedLabel);
		}
		function requireLabel(label, labels, number) {
			if (labels.some((name) => (0, trigger_event.yS)(name, label))) {
				return `The label ${label} is still set on #${number}.`;
			}
			throw (0, error.ZW)(`the label ${label} has been taken off #${number}`, "Set the label again to start a run.");
		}
		;
		async function checkTrust(options) {
			const { client, event, rules } = options;
			const people = listPeople(event);
			const results = [];
			for (const person of people) results.push(await checkPerson(client, person, rules));
			const standings = results.map((result) => result.standing);
			const roles = standings.map((standing) => standing === "listed" ? "none" : standing);
			const state = await checkEventState(client, event, {
				removedLabel: options.removedLabel ?? null,
				stage: "start"
			});
			return {
				checked: [
					...describeStart(event),
					...results.map((result) => result.sentence),
					...state.checked
				],
				actorPermission: associations.P.find((role) => roles.includes(role)) ?? "none",
				actorStandings: standings.length === 0 ? ["schedule"] : standings,
				head: state.head
			};
		}
		function listPeople(event) {
			const people = [];
			const startedByClock = event.type === "schedule" && (0, trigger_event.yS)(event.actor.login, event.triggeringActor.login);
			if (!startedByClock) {
				const labelled = "label" in event && event.label !== null;
				if (event.type !== "schedule") people.push({
					account: event.actor,
					part: labelled ? "labeller" : "actor"
				});
				people.push({
					account: event.triggeringActor,
					part: "person who started this attempt"
				});
			}
			if (event.type === "workflow_run") {
				if (event.upstreamActors.length === 0) {
					throw (0, error.ZW)("the payload does not say who started the upstream workflow run", "Start the run on another event, for example workflow_dispatch.");
				}
				for (const account of event.upstreamActors) people.push({
					account,
					part: "upstream actor"
				});
			}
			const unique = new Map();
			for (const person of people) {
				const key = person.account.login.toLowerCase();
				const known = unique.get(key);
				if (known === undefined || known.account.kind === "user" && person.account.kind === "bot") {
					unique.set(key, {
						account: person.account,
						part: known?.part ?? person.part
					});
				}
			}
			return [...unique.values()];
		}
		async function checkPerson(client, person, rules) {
			const { account, part } = person;
			const { login } = account;
			if (account.kind === "bot" || includesLogin(rules.allowBotUsers, login)) return checkBot(login, part, rules);
			if (includesLogin(rules.allowUsers, login)) return {
				sentence: `${login} (${part}) is listed in allow-users.`,
				standing: "listed"
			};
			const permission = await readPermission(client, login);
			if (permission.accountType === "Bot") return checkBot(login, part, rules);
			const role = readRole(permission);
			if (associations.P.indexOf(role) < associations.P.indexOf(rules.minPermission)) {
				throw (0, error.ZW)(`${login} (${part}) has the role ${role}; min-permission asks for ${rules.minPermission}`, `Let a person with the role ${rules.minPermission} start the run, or list ${login} in allow-users.`);
			}
			return {
				sentence: `${login} (${part}) has the role ${role}.`,
				standing: role
			};
		}
		async function readPermission(client, login) {
			return (0, explain_request.w)(() => client.readPermission(login), {
				code: "untrusted",
				what: `the permission of ${login} is not known`,
				permissions: "contents: read",
				advise: ({ message }) => message.includes("is not a user") ? `List ${login} in allow-bot-users if it may start runs.` : ""
			});
		}
		const legacyPermissions = {
			none: "none",
			read: "read",
			triage: "read",
			write: "write",
			maintain: "write",
			admin: "admin"
		};
		function readRole(permission) {
			const named = associations.P.find((role) => role === permission.roleName);
			if (named !== undefined && legacyPermissions[named] === permission.permission) return named;
			const legacy = [
				"admin",
				"write",
				"read"
			].find((role) => role === permission.permission);
			return legacy ?? "none";
		}
		function checkBot(login, part, { allowBotUsers }) {
			if (includesLogin(allowBotUsers, login)) return {
				sentence: `${login} (${part}) is a bot listed in allow-bot-users.`,
				standing: "listed"
			};
			throw (0, error.ZW)(`${login} (${part}) is a bot`, `List ${login} in allow-bot-users if it may start runs; a bot's role alone is never enough.`);
		}
		function includesLogin(list, login) {
			return list.some((entry) => (0, trigger_event.yS)(entry, login));
		}
		function describeStart(event) {
			switch (event.type) {
				case "schedule": return [`Started by the schedule ${event.schedule}, which only the default branch can hold.`];
				case "repository_dispatch": return [`Started by the dispatch ${event.action}, which GitHub allows to accounts with write access.`];
				case "workflow_dispatch": return [`Started by hand on ${event.ref}, which GitHub allows to people with write access.`];
				case "merge_group": return [`Started by the merge group ${event.headRef}.`];
				case "push": return [`Started by a push to ${event.ref} of this repository.`];
				case "workflow_run": return [`Started by workflow run ${event.upstreamRunId} (${event.upstreamEvent}).`];
				case "pull_request":
				case "pull_request_target":
				case "issues":
				case "issue_comment":
				case "pull_request_review":
				case "pull_request_review_comment": return [`Started by ${event.type} (${event.action}) on #${event.number}.`];
			}
		}
		;
		function readApprovalCode(text) {
			const [, code] = /^\s*\/approve ([0-9a-f]{40})\s*(?:\n|$)/.exec(text) ?? [];
			return code ?? null;
		}
		async function explainNotPermitted(client, account, { by, ownLogin }) {
			const noPerson = "only a person can";
			if (account === null || account.kind === "bot" || (0, trigger_event.yS)(account.login, ownLogin)) return noPerson;
			const permission = await client.readPermission(account.login);
			if (permission.accountType === "Bot") return noPerson;
			const role = readRole(permission);
			return by.includes(role) ? null : `the role is ${role}`;
		}
		;
		async function openApproval(job, directory) {
			return (0, explain_request.w)(() => findApproval(job, directory), {
				code: "untrusted",
				what: "the approval cannot be checked",
				permissions: "actions: read, contents: read, issues: write, pull-requests: write"
			});
		}
		async function findApproval(job, directory) {
			const { client, context, token } = job;
			const answer = await readAnswer(job);
			const { login } = await client.readOwnAccount();
			const comments = await client.listComments(answer.number);
			const waiting = comments.filter(({ author }) => author === login).flatMap(({ body }) => (0, comment.Jm)(body) ?? []).filter(({ codes }) => answer.code === null || codes.includes(answer.code));
			const [pending] = waiting;
			if (pending === undefined || waiting.length > 1) throw refuseAnswer(answer, waiting.length);
			await checkOrigin(job, pending.runId);
			await (0, github_artifact.bk)({
				...pending,
				repository: context.repository,
				token,
				directory,
				services: job
			});
			const resumed = (0, read_resumable.aG)(directory, { digest: pending.digest });
			const requests = (0, approval_requests.xO)(resumed.events.map(({ event }) => event)).map((asked) => asked.request).filter((request) => pending.codes.includes((0, approval_files.tr)(request))).filter((request) => answer.code === null ? (0, trigger_event.yS)(request.label, answer.label) : (0, approval_files.tr)(request) === answer.code);
			const [request] = requests;
			if (request === undefined || requests.length > 1) throw refuseAnswer(answer, requests.length);
			const approver = await checkApprover(client, answer, {
				by: request.by,
				login
			});
			if (!(Date.parse(answer.givenAt) > request.createdMs)) throw (0, error.ZW)(`the ${answer.noun} is older than the request that it approves`, answer.code === null ? "Take the label off, and set it again." : "Write a new comment.");
			let usedLabel = null;
			const take = async () => {
				const isFirst = await answer.take();
				if (isFirst && answer.code === null) usedLabel = answer.label;
				return isFirst;
			};
			return {
				resumed,
				grant: {
					request,
					approver,
					take
				},
				readUsedLabel: () => usedLabel
			};
		}
		function openApprovalChannel(grant, { event, clock }, inputs, upload) {
			const { approvalEnvironment, comment } = inputs;
			if (approvalEnvironment === null && (comment === "off" || (0, trigger_event.ct)(event) === null)) return null;
			const renderHint = (code) => {
				if (upload !== "full") return "no approval can continue this run, since its whole record is not uploaded: set upload-artifact: full";
				return approvalEnvironment === null ? `a comment "/approve ${code}" of a person who may approve it continues the run` : `a review of the environment ${approvalEnvironment} by a person who may approve it continues the run`;
			};
			return {
				channel: createCommentChannel(grant, clock, renderHint),
				directory: null
			};
		}
		async function readAnswer({ client, event }) {
			if (event.type === "issue_comment") {
				const code = readApprovalCode(event.comment.text);
				const comment = {
					type: event.type,
					number: event.number,
					id: event.commentId
				};
				const take = () => client.addReaction(comment, "rocket");
				const { number, commentedAt: givenAt } = event;
				if (code !== null) return {
					noun: "comment",
					code,
					number,
					givenAt,
					author: event.comment.author,
					take
				};
			}
			if ("label" in event && event.label !== null) {
				const { number, label, actor } = event;
				const found = await client.findLabelling(number, label);
				if (found === null || !(0, trigger_event.yS)(found.login, actor.login)) throw (0, error.ZW)(`GitHub does not confirm that ${actor.login} has set the label ${label} last`, "Take the label off, and set it again.");
				const take = () => client.removeLabel(number, label);
				return {
					noun: "label",
					code: null,
					label,
					number,
					givenAt: found.setAt,
					author: actor,
					take
				};
			}
			throw new error.tj({
				code: "usage",
				message: "resume: approved needs a comment that begins with /approve and the code of a request, or a label",
				hint: "Copy the line from the comment of the run that waits for an approval."
			});
		}
		async function checkOrigin({ client, context }, runId) {
			const run = await client.readWorkflowRun(runId);
			const repository = (0, run_context.Ot)(context.repository);
			const isOurs = (0, trigger_event.yS)(run.repository, repository) && `${repository}/${run.path}` === context.workflowFile;
			if (isOurs) return;
			throw (0, error.ZW)(`the run ${runId} is of ${run.path} in ${run.repository}, and not of this workflow`, "Approve only runs of the same repository and workflow file.");
		}
		async function checkApprover(client, { author, noun }, { by, login: own }) {
			const login = author?.login ?? "";
			const reason = await explainNotPermitted(client, author, {
				by,
				ownLogin: own
			});
			if (reason === null) return login;
			throw (0, error.ZW)(`${login === "" ? `the author of the ${noun}` : login} may not approve this call: ${reason}`, `The rule of the policy lets people with these roles approve: ${by.join(", ")}.`);
		}
		function refuseAnswer(answer, count) {
			const named = answer.code === null ? `the label ${answer.label}` : "this code";
			return new error.tj({
				code: "usage",
				message: count === 0 ? `no run on #${answer.number} waits for an approval with ${named}` : `${count} calls on #${answer.number} wait for an approval with ${named}`,
				hint: count === 0 ? "Copy the line from the comment of the run. A newer run replaces it." : "Approve one of them by the line in its comment."
			});
		}
		var external_node_fs_ = __webpack_require__(73024);
		var private_directory = __webpack_require__(39520);
		;
		async function openEnvironmentApproval(job, { environment, resumed, directory }) {
			const { client, context } = job;
			const request = pickRequest(resumed);
			if (context.runAttempt !== 1) throw (0, error.ZW)("an approval by an environment holds only for the first attempt", "Start the workflow again.");
			return (0, explain_request.w)(async () => {
				const { createdAt } = await client.readWorkflowRun(context.runId);
				if (!(request.createdMs >= Date.parse(createdAt))) throw (0, error.ZW)("the run to resume is not of this workflow run", "Resume the run of a job that this job needs.");
				const approver = await findReviewer(job, environment, request.by);
				if (approver === null) throw (0, error.ZW)(`no person with one of the roles ${request.by.join(", ")} has approved the environment ${environment} in this workflow run`, "Give this job `environment:` with that name, and the environment required reviewers with these roles.");
				return {
					request,
					approver,
					take: () => takeOnce(request, job, directory)
				};
			}, {
				code: "untrusted",
				what: `the review of the environment ${environment} cannot be checked`,
				permissions: "actions: read, contents: read"
			});
		}
		function pickRequest({ events }) {
			const open = (0, approval_requests.xO)(events.map(({ event }) => event));
			const [waiting] = open;
			if (waiting !== undefined && open.length === 1) return waiting.request;
			throw new error.tj({
				code: "usage",
				message: `${open.length} calls of the run to resume wait for an approval; an environment approves exactly one`,
				hint: "Start this job only if the outcome of the run is needs-approval."
			});
		}
		async function findReviewer({ client, context }, environment, by) {
			const reviews = await client.listReviews(context.runId);
			const ours = reviews.filter(({ environments }) => environments.some((name) => (0, trigger_event.yS)(name, environment)));
			const { login: ownLogin } = await client.readOwnAccount();
			for (const { state, login } of ours) {
				if (state !== "approved" || login === null) continue;
				if (await explainNotPermitted(client, (0, trigger_event.GM)(login, "User"), {
					by,
					ownLogin
				}) === null) return login;
			}
			return null;
		}
		async function takeOnce(request, job, directory) {
			const code = (0, approval_files.tr)(request);
			(0, private_directory.n)(directory);
			(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(directory, "approval.txt"), `${code}\n`);
			const publish = (0, github_artifact.lY)(job.context, job);
			const name = `script-harness-approval-${code}`;
			const made = await publish({
				directory,
				only: null,
				name,
				retentionDays: null
			});
			return made.type === "uploaded";
		}
		var path_text = __webpack_require__(45894);
		var ports_policy = __webpack_require__(58748);
		var load = __webpack_require__(49808);
		;
		const maxOwnCommits = 20;
		async function checkApprovedCommit(options) {
			const { event, head, checkout } = options;
			if (checkout.head === null) throw (0, error.ZW)("the checkout has no commit", head === null ? "Let actions/checkout run first." : describeRef(event));
			const found = checkout.head;
			return (0, explain_request.w)(() => head === null ? checkOwnCommit(options, found) : checkHead(options, head, found), {
				code: "untrusted",
				what: `the commit ${found.sha} of the checkout cannot be checked`,
				permissions: "contents: read"
			});
		}
		async function checkHead(options, head, found) {
			const { client, event } = options;
			if (found.sha === head.sha) return {
				sha: found.sha,
				checked: `The checkout is at the head ${head.sha}.`,
				origin: "head"
			};
			const other = found.parents.find((parent) => parent !== head.sha);
			const isMerge = found.parents.length === 2 && found.parents.includes(head.sha) && other !== undefined;
			const branch = head.baseRef ?? event.defaultBranch ?? (await client.readRepository()).defaultBranch;
			if (isMerge && await isOnBranch(client, other, branch) && await isMadeByGit(options, head, found)) return {
				sha: found.sha,
				checked: `The checkout is at ${found.sha}, the merge of the head ${head.sha} with ${branch}.`,
				origin: "head"
			};
			throw (0, error.ZW)(`the checkout is at ${found.sha}, which is neither the head ${head.sha} of the event nor its merge with ${branch}`, describeRef(event));
		}
		async function isMadeByGit({ client, eventSha }, head, merge) {
			return merge.sha === eventSha || merge.sha === head.mergeSha || !await client.hasCommit(merge.sha);
		}
		async function checkOwnCommit(options, found) {
			const { client, event, eventSha, checkout } = options;
			const eventShas = [eventSha, "headSha" in event ? event.headSha : ""];
			if (eventShas.includes(found.sha)) return {
				sha: found.sha,
				checked: `The checkout is at ${found.sha}, the commit of the event.`,
				origin: "branch"
			};
			const elsewhere = {
				sha: found.sha,
				checked: `The checkout is at ${found.sha}, which is no commit of this repository: its files count as another person's.`,
				origin: "elsewhere"
			};
			let isKnown = false;
			const seen = new Set();
			const pending = [found.sha];
			for (let sha = pending.pop(); sha !== undefined; sha = pending.pop()) {
				if (seen.has(sha) || eventShas.includes(sha)) continue;
				seen.add(sha);
				if (await client.hasCommit(sha)) {
					isKnown ||= sha === found.sha;
					if (await isOfRepository(client, event, sha)) continue;
					throw (0, error.ZW)(`the checkout ${sha === found.sha ? "is at" : `${found.sha} is built on`} ${sha}, which is on no branch of this repository`, "The code of a pull request runs on the events of that pull request. For other events, let `ref:` of actions/checkout name a branch.");
				}
				const parents = checkout.readCommit(sha)?.parents ?? [];
				if (parents.length === 0 || seen.size > maxOwnCommits) return elsewhere;
				pending.push(...parents);
			}
			const source = isKnown ? "a commit of a branch of this repository" : "which a step of this job made";
			const checked = `The checkout is at ${found.sha}, ${source}.`;
			return {
				sha: found.sha,
				checked,
				origin: isKnown ? "branch" : "step"
			};
		}
		async function isOfRepository(client, event, sha) {
			if ((await client.listBranchesAt(sha)).length > 0) return true;
			return isOnBranch(client, sha, event.defaultBranch ?? (await client.readRepository()).defaultBranch);
		}
		async function isOnBranch(client, sha, branch) {
			return client.isAncestor(sha, await client.publishing.readBranch(branch));
		}
		function describeRef(event) {
			const ref = pickRef(event);
			return ref === null ? "Let actions/checkout run first, without `ref:`." : `Give the step with actions/checkout \`with: { ref: '${ref}' }\`, and let no step after it check out something else.`;
		}
		function pickRef(event) {
			switch (event.type) {
				case "pull_request":
				case "pull_request_target":
				case "pull_request_review":
				case "pull_request_review_comment": return "${{ github.event.pull_request.head.sha }}";
				case "issue_comment": return "refs/pull/${{ github.event.issue.number }}/head";
				case "workflow_run": return "${{ github.event.workflow_run.head_sha }}";
				case "merge_group":
				case "workflow_dispatch":
				case "repository_dispatch":
				case "schedule":
				case "push":
				case "issues": return null;
			}
		}
		var external_node_buffer_ = __webpack_require__(4573);
		;
		const directive = /^(?:no ci|from scratch|config only|deploy: \S+|skip\S*(?: \S+){0,2}|\S+(?: \S+)? skip)$/;
		function cleanCommitText(text) {
			return text.replaceAll(/\[([^[\]\n]{1,60})\](\(?)/g, (whole, inside, link) => {
				const words = readWords(inside);
				const isDirective = directive.test(words) || link === "" && /(?:^| )(?:skip|deploy)|skip$/.test(words);
				return isDirective ? `(${inside})${link}` : whole;
			}).replaceAll(/(?<=\*)NO_CI(?=\*)/gi, "NO CI").replaceAll(/--(?=skip-ci|ci-skip)/gi, "-- ").replaceAll(/(BEGIN|END)_(?=COMMIT_OVERRIDE|NESTED_COMMIT)/gi, "$1 ").replaceAll(/\b(skip|release)-(?=(?:checks|as)[ \t]{0,3}:)/gi, "$1 ").replaceAll(/^[ \t]{0,9}(?:(?:[a-z]{1,20}-){1,3}by|on-behalf-of|change-id|script-harness-run)(?=[ \t]{0,3}:)/gim, (key) => key.replaceAll("-", " ")).replaceAll(/\b((?:close|fix|resolve)(?:s|d|es|ed)?:?\s{1,5}[\w./-]{0,100}(?:#|GH-))(?=\d)/gi, "$1 ").replaceAll(/\b((?:close|fix|resolve)(?:s|d|es|ed)?:?\s{1,5}https?:)(?=\/\/)/gi, "$1 ");
		}
		function readWords(text) {
			return text.toLowerCase().replaceAll(/[\s_-]+/g, " ").trim();
		}
		;
		const githubLogin = "web-flow";
		const trailer = "Script-Harness-Run:";
		async function publishCommit(client, changes, text) {
			const submodule = changes.files.find(({ mode }) => mode === "160000");
			if (submodule !== undefined) throw publish_changes_refuse(`the patch moves the submodule ${submodule.path}`, "Move it by hand; only files are published.");
			const tree = await storeTree(client, changes);
			if (tree !== changes.after) throw publish_changes_refuse(`GitHub made the tree ${tree}, git ${changes.after}`, "Run the job again; nothing was published.");
			const signed = text.signer === null ? "" : `${renderSignOff(text.signer)}\n`;
			const message = `${cleanCommitText(text.message)}\n\n${signed}${trailer} ${text.runId}\n`;
			return client.createCommit({
				message,
				tree,
				parent: changes.commit
			});
		}
		const treeFiles = 100;
		const treeBytes = 1e6;
		async function storeTree(client, { before, files, readBlob }) {
			let tree = before;
			let group = [];
			let bytes = 0;
			const removed = files.filter(({ blob }) => blob === null);
			for (const file of [...removed, ...files.filter(({ blob }) => blob !== null)]) {
				const stored = await storeFile(client, file, readBlob);
				const size = "content" in stored ? Buffer.byteLength(stored.content) : 0;
				if (group.length === treeFiles || bytes + size > treeBytes) {
					tree = await client.createTree(tree, group);
					[group, bytes] = [[], 0];
				}
				group.push(stored);
				bytes += size;
			}
			return client.createTree(tree, group);
		}
		async function storeFile(client, { path, mode, blob }, readBlob) {
			if (blob === null) return {
				path,
				mode,
				sha: null
			};
			const bytes = readBlob(blob);
			const content = readPlainText(bytes);
			if (content !== null) return {
				path,
				mode,
				content
			};
			const sha = await client.createBlob(bytes);
			if (sha !== blob) throw publish_changes_refuse(`GitHub stored ${path} as ${sha}, git as ${blob}`, "Run the job again.");
			return {
				path,
				mode,
				sha
			};
		}
		function readPlainText(content) {
			const isPlain = (byte) => byte >= 32 || byte === 9 || byte === 10;
			return content.length > 0 && content.length <= treeBytes && (0, external_node_buffer_.isUtf8)(content) && content.every(isPlain) ? Buffer.from(content).toString() : null;
		}
		function renderSignOff({ login, id, host }) {
			return `Signed-off-by: ${login} <${id === null ? "" : `${id}+`}${login}@users.noreply.${host}>`;
		}
		async function publishToBranch(client, branch, commit) {
			await addCommit(client, branch, commit);
			const pullRequest = await (0, request_ask.yw)(() => client.findPullRequest(branch), () => null);
			return {
				branch,
				commit,
				pullRequest,
				notes: []
			};
		}
		function addCommit(client, branch, commit) {
			return explainPublishing(() => client.moveBranch(branch, commit, false), ({ status, message }) => status === 422 && /fast.?forward|does not exist/i.test(message) ? `The branch ${branch} has moved since the run began: start the run again.` : "");
		}
		async function publishPullRequest({ publishing: client, thread }, plan, commit) {
			const { branch, base } = plan;
			const existing = await client.findBranch(branch);
			if (existing === null) await createBranch(client, branch, commit);
			else if (plan.continues) await addCommit(client, branch, commit);
			else if (await hasOthersCommits(client, {
				branch,
				base,
				sha: existing
			})) throw publish_changes_refuse(`people have added commits to the branch ${branch} since the run began`, "Start the run again: it then continues from them.");
			else await client.moveBranch(branch, commit, true);
			if (plan.create === "off") return {
				branch,
				commit,
				pullRequest: null,
				notes: []
			};
			const explain = (ask) => explainPublishing(ask, () => `The changes are on the branch ${branch}.`);
			const open = existing === null ? null : await explain(() => client.findPullRequest(branch));
			if (open !== null && plan.continues) return {
				branch,
				commit,
				pullRequest: open,
				notes: []
			};
			const [title, body] = [cleanCommitText(plan.title), cleanCommitText(plan.body)];
			if (open !== null) {
				const pullRequest = await explain(() => client.updatePullRequest(open.number, {
					title,
					body
				}));
				return {
					branch,
					commit,
					pullRequest,
					notes: []
				};
			}
			const request = {
				base,
				title,
				body,
				branch,
				draft: plan.create === "draft"
			};
			const { pullRequest, notes } = await explain(() => createPullRequest(client, request));
			const missing = await addressPullRequest(thread, pullRequest.number, plan);
			return {
				branch,
				commit,
				pullRequest,
				notes: [...notes, ...missing]
			};
		}
		async function createBranch(client, branch, commit) {
			const create = () => (0, request_ask.Ur)(() => client.createBranch(branch, commit), async () => await client.findBranch(branch) === commit ? undefined : null);
			await (0, request_ask.yw)(create, async (failed) => {
				for (let end = branch.indexOf("/"); end !== -1 && failed.status === 422; end = branch.indexOf("/", end + 1)) {
					const above = branch.slice(0, end);
					if (await client.findBranch(above) !== null) throw publish_changes_refuse(`the branch ${above} exists, so ${branch} cannot`, "Rename that branch, or set another branch-prefix.");
				}
				throw failed;
			});
		}
		async function addressPullRequest(thread, number, { labels, assignees, reviewers }) {
			const notes = [];
			const send = async (names, ask) => {
				if (names.length === 0) return;
				await (0, request_ask.yw)(() => ask(names), async (failed) => {
					if (failed.status === 422 && names.length > 1) for (const name of names) await send([name], ask);
					else notes.push((0, explain_request.N)(failed, permissions));
				});
			};
			await send(labels, (names) => thread.addLabels(number, names));
			await send(assignees, (names) => thread.assign(number, names));
			await send(reviewers, (names) => thread.requestReviews(number, names));
			return notes;
		}
		async function hasOthersCommits(client, { branch, base, sha }) {
			const commits = await client.listCommits(base, sha);
			if (commits?.every(isOfRun) === true) return false;
			const isMerged = await (0, request_ask.yw)(() => client.isMerged(branch, base, sha), async (failed) => {
				if (failed.status !== 403 || failed.failure.type === "limited") throw failed;
				return false;
			});
			if (isMerged) return false;
			const first = commits?.findIndex(isOfRun) ?? -1;
			const added = commits?.slice(first);
			const began = first > 0 ? added?.[0]?.parent ?? null : null;
			if (began === null || added?.every(isOfRun) !== true) return true;
			const pushes = await client.listPushes(base, 100);
			return !pushes.some(({ before, after }) => before === began || after === began);
		}
		function isOfRun({ message, author, committer }) {
			const isAmended = committer !== author && committer !== githubLogin;
			return author !== null && !isAmended && message.trimEnd().split("\n").at(-1)?.startsWith(trailer) === true;
		}
		async function createPullRequest(client, request) {
			const create = (wanted) => (0, request_ask.Ur)(() => client.createPullRequest(wanted), () => client.findPullRequest(request.branch));
			const pullRequest = await (0, request_ask.yw)(() => create(request), (failed) => {
				if (request.draft && failed.status === 422 && /draft/i.test(failed.message)) return null;
				throw failed;
			});
			if (pullRequest !== null) return {
				pullRequest,
				notes: []
			};
			return {
				pullRequest: await create({
					...request,
					draft: false
				}),
				notes: ["The repository has no draft pull requests, so this one is open for review."]
			};
		}
		const permissions = "contents: write, pull-requests: write";
		function explainPublishing(ask, advise = () => "") {
			return (0, explain_request.w)(ask, {
				code: "publish",
				what: "",
				permissions,
				advise
			});
		}
		function publish_changes_refuse(message, hint) {
			return new error.tj({
				code: "publish",
				message,
				hint
			});
		}
		;
		async function readNames({ inputs, client, context, event, head }) {
			const readDefaultBranch = async () => (await client.readRepository()).defaultBranch;
			const defaultBranch = event.defaultBranch ?? await explain(readDefaultBranch);
			return {
				event,
				head,
				context,
				branchPrefix: inputs.branchPrefix,
				defaultBranch,
				key: inputs.commentKey
			};
		}
		async function findContinued(sources) {
			const shared = nameSharedBranch(await readNames(sources));
			if (shared === null) return null;
			return explain(async () => {
				const { publishing } = sources.client;
				const sha = await publishing.findBranch(shared.branch);
				const isContinued = sha !== null && await hasOthersCommits(publishing, {
					...shared,
					sha
				});
				return isContinued ? {
					...shared,
					sha
				} : null;
			});
		}
		const explain = (ask) => (0, explain_request.w)(ask, {
			code: "publish",
			what: "the branch of earlier runs is not known",
			permissions: "contents: read"
		});
		function nameSharedBranch(options) {
			const base = pickBase(options);
			if (base === null || isOwnPullRequest(options, base) || nameWork(options) === nameRun(options.context)) return null;
			return {
				branch: nameBranch(options),
				base
			};
		}
		async function pickPublishTarget(sources, publishAs, commit) {
			const options = await readNames(sources);
			const { event, head, defaultBranch } = options;
			const name = `mode: ${publishAs}`;
			const base = pickBase(options);
			if (base === null) throw explainNoBase(options, name);
			if (head !== null && commit !== head.sha) throw pick_target_refuse(`${name} needs a checkout of the head ${head.sha}, not of its merge with the base`, describeRef(event));
			if (publishAs === "commit") {
				if (base === defaultBranch) throw pick_target_refuse(`mode: commit would write to the default branch ${base}`, "Use mode: pull-request.");
				return {
					type: "commit",
					branch: base
				};
			}
			if (isOwnPullRequest(options, base)) return {
				type: "commit",
				branch: base
			};
			return {
				type: "pull-request",
				base,
				branch: nameBranch(options),
				continues: false
			};
		}
		function nameBranch(options) {
			const suffix = options.key === null ? "" : `-${options.key.replace(/[^\w-]+/g, "-").slice(0, 50)}`;
			return `${options.branchPrefix}${nameWork(options)}${suffix}`;
		}
		function nameWork({ event, head, context }) {
			const number = (0, trigger_event.ct)(event);
			if (number !== null) return `${head === null ? "issue" : "pull"}-${number}`;
			const workflow = (0, external_node_path_.basename)(context.workflowFile).replace(/\.ya?ml$/, "").replace(/[^\w-]+/g, "-");
			return event.type === "schedule" && workflow !== "" ? workflow : nameRun(context);
		}
		function nameRun({ runId, runAttempt }) {
			return `run-${runId}-${runAttempt}`;
		}
		function pickBase({ event, head, defaultBranch }) {
			if (head !== null) return head.fork ? null : head.ref;
			switch (event.type) {
				case "push":
				case "workflow_dispatch": return event.ref.startsWith("refs/heads/") ? event.ref.slice("refs/heads/".length) : null;
				case "workflow_run": return event.headBranch ?? defaultBranch;
				default: return defaultBranch;
			}
		}
		function isOwnPullRequest({ head, branchPrefix }, base) {
			return head !== null && base.startsWith(branchPrefix);
		}
		function explainNoBase({ event, head }, name) {
			return head === null && "ref" in event ? pick_target_refuse(`${name} needs a branch, and the event is about ${event.ref}`, "Use mode: patch.") : pick_target_refuse(`${name} cannot publish for a head that is in another repository`, "Use mode: patch or mode: comment for pull requests from forks.");
		}
		function pick_target_refuse(message, hint) {
			return new error.tj({
				code: "usage",
				message,
				hint
			});
		}
		var external_node_tls_ = __webpack_require__(41692);
		var models_proxy = __webpack_require__(50434);
		var git_layout = __webpack_require__(41125);
		;
		const timeoutMs = 3e5;
		const maxOutputBytes = 1024 * 1024;
		function fetchHead({ event, head, ...options }) {
			if (event.type !== "workflow_run" || event.upstreamEvent !== "pull_request" || head === null) throw new error.tj({
				code: "usage",
				message: `fetch-head is for workflow_run after a run on pull_request; the event is ${event.type}`,
				hint: "On other events, let actions/checkout run first."
			});
			if ((0, trigger_event.ct)(event) === null) throw (0, error.ZW)(`not exactly one open pull request has the head ${head.sha} of the upstream run`, "Wait for the run of the newer commit, or start the upstream workflow again.");
			return fetchCommit(head.sha, options);
		}
		function fetchCommit(sha, options) {
			const { context, token, environment } = options;
			const git = (0, find_programs.Ct)((name) => (0, find_programs.Kp)(name, environment["PATH"] ?? "", [context.workspace]));
			const directory = (0, external_node_path_.join)(context.runnerTemp, "script-harness", "head");
			(0, external_node_fs_.mkdirSync)(directory, { recursive: true });
			const proxy = (0, models_proxy.UR)(environment, context.serverUrl);
			const settings = Object.entries({
				[`http.${context.serverUrl}/.extraheader`]: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`,
				"core.hooksPath": "/dev/null",
				"submodule.recurse": "false",
				"protocol.allow": "never",
				"protocol.https.allow": "always",
				"protocol.http.allow": "always",
				...proxy !== null && { "http.proxy": proxy.url.href },
				...environment["NODE_EXTRA_CA_CERTS"] && { "http.sslCAInfo": writeAuthorities(context) }
			});
			const env = {
				...(0, git_layout.Bj)((0, git_layout.hg)(sha)),
				GIT_TERMINAL_PROMPT: "0",
				GIT_CONFIG_COUNT: String(settings.length),
				...Object.fromEntries(settings.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${index}`, key], [`GIT_CONFIG_VALUE_${index}`, value]]))
			};
			const address = `${context.serverUrl}/${(0, run_context.Ot)(context.repository)}.git`;
			for (const args of [
				[
					"init",
					"--quiet",
					"--template="
				],
				[
					"fetch",
					"--quiet",
					"--depth=1",
					"--no-tags",
					address,
					sha
				],
				[
					"checkout",
					"--quiet",
					"--detach",
					sha
				]
			]) {
				try {
					(0, git_layout.K)(git, args, {
						cwd: directory,
						env,
						timeoutMs,
						maxOutputBytes
					});
				} catch (thrown) {
					throw (0, error.ZW)(`the commit ${sha} cannot be fetched: git ${args[0]}: ${(0, error.IP)(thrown)}`, "Give the job `permissions: {contents: read}`, and start it again.");
				}
			}
			return directory;
		}
		function writeAuthorities({ runnerTemp }) {
			const file = (0, external_node_path_.join)(runnerTemp, "script-harness", "head-authorities.pem");
			(0, external_node_fs_.writeFileSync)(file, (0, external_node_tls_.getCACertificates)("default").join("\n"));
			return file;
		}
		var isolation = __webpack_require__(85377);
		var catalogue = __webpack_require__(59809);
		;
		function hasOutsider(standings) {
			return standings.includes("none") || standings.includes("read");
		}
		function requireOutsiderPolicy(policy, event) {
			const isIssue = (event.type === "issues" || event.type === "issue_comment") && (0, trigger_event.bv)(event) === "trusted";
			if (!isIssue) throw (0, error.ZW)(`a person without a role may not start a run on ${event.type}`, "With `min-permission: none`, use the events issues and issue_comment; pull requests need a role.");
			const reasons = listReasons(policy);
			if (reasons.length === 0) return;
			throw new error.tj({
				code: "policy",
				message: `the policy ${policy.name} is not for people without a role: ${reasons.join("; ")}`,
				hint: "Use `policy: builtin:triage` or a policy that extends it, or set `min-permission: write`."
			});
		}
		function listReasons(policy) {
			const { settings } = policy;
			const view = policy.view();
			const running = catalogue.s.tools.listNames("command", "session", "session-input").filter((tool) => view.isOffered(tool));
			const isContained = view.require !== null && (0, isolation.du)(view.require, "full");
			return [
				...settings.permissions?.includes("none") === true ? [] : ["it does not require `actor: { permission: [none] }`"],
				...view.allowsWrites ? ["it allows writes"] : [],
				...running.length > 0 && !isContained ? [`it offers ${running.join(", ")} at any isolation`] : [],
				...settings.customTools.length > 0 ? ["it declares tools that run commands"] : [],
				...settings.mcpServers.length > 0 || settings.search !== null ? ["it names servers"] : [],
				...view.network === null ? [] : ["it opens the network"],
				...view.passEnv.length + settings.setupEnv.length > 0 ? ["it passes variables"] : [],
				...settings.setupSees.length > 0 ? ["it shows closed files to setup"] : [],
				...settings.limits.tokens === undefined && settings.limits.costUsd === undefined ? ["it limits neither tokens nor costUsd"] : []
			];
		}
		;
		const byDistance = associations.HX;
		function readAssociations(event) {
			const authored = listAuthored(event);
			if (authored.length === 0) return {
				actor: "",
				author: (0, trigger_event.bv)(event) === "trusted" ? null : ""
			};
			const own = authored.find(({ author }) => author !== null && (0, trigger_event.yS)(author.login, event.actor.login));
			return {
				actor: readKnown(own?.authorAssociation),
				author: pickFurthest(authored)
			};
		}
		function listAuthored(event) {
			if (event.type === "workflow_run") return event.pullRequests.flatMap(({ details }) => details?.body ?? []);
			return [...(0, trigger_event.QR)(event) ? [event.comment] : [], ..."thread" in event ? [event.thread] : []];
		}
		function pickFurthest(authored) {
			const known = authored.map(({ authorAssociation }) => readKnown(authorAssociation));
			if (known.includes("")) return "";
			return known.reduce((left, right) => byDistance.indexOf(left) >= byDistance.indexOf(right) ? left : right);
		}
		function readKnown(association) {
			return association !== undefined && byDistance.includes(association) ? association : "";
		}
		;
		function openOrganisationPolicy({ repository, path: source, commit }, client) {
			const repositoryName = (0, run_context.Ot)(repository);
			return {
				source,
				origin: `${repositoryName}@${commit}/`,
				async readFile(path) {
					const file = external_node_path_.posix.normalize(path);
					const name = `${repositoryName}/${file}@${commit}`;
					const text = await (0, request_ask.yw)(() => client.readFile(file, commit), (cause) => {
						throw new error.tj({
							code: "policy",
							message: `the organisation\u2019s policy ${name} cannot be read: ${cause.message}`,
							hint: explainStatus(cause.status, repositoryName),
							cause
						});
					});
					if (text !== null) return text;
					throw new error.tj({
						code: "policy",
						message: `the organisation\u2019s policy ${name} does not exist, or the token cannot see it`,
						hint: `Check path and commit. ${tokenHint(repositoryName)}`
					});
				}
			};
		}
		function explainStatus(status, repository) {
			if (status === 401) return "The token is not valid or has expired: renew org-policy-token.";
			if (status === 403) return tokenHint(repository);
			return "The job fails as long as it cannot be read. Run it again if GitHub was not available.";
		}
		function tokenHint(repository) {
			return `For a private repository, give org-policy-token a token with \`contents: read\` of ${repository}: the token of the job reads only its own repository.`;
		}
		;
		function createSteering(client) {
			let located = null;
			const locate = () => located ??= explainFailure("policy", () => readTrustedCommit(client));
			return {
				locate,
				async findFile(path) {
					const { commit } = await locate();
					const what = `${path} cannot be read`;
					return (0, explain_request.w)(() => client.readFile(path, commit), {
						code: "usage",
						what,
						permissions: "contents: read"
					});
				},
				async readFile(given, kind) {
					const path = normalizePath(given, kind);
					const { branch, commit } = await locate();
					const text = await explainFailure(kind, () => client.readFile(path, commit));
					if (text !== null) return text;
					throw new error.tj({
						code: readCode(kind),
						message: `${branch} has no file ${path} (looked at commit ${commit.slice(0, 12)})`,
						hint: kind === "policy" ? `Commit the policy to ${branch}, or use \`policy: builtin:read-only\`.` : `A task file in the checkout is read from ${branch}, since the checkout may be another person's. Commit it there, or let a step write it outside of the checkout (${ownFile}).`
					});
				}
			};
		}
		function readPolicySource(policy) {
			return policy.startsWith("builtin:") ? policy : normalizePath(policy, "policy");
		}
		const readCode = (kind) => kind === "policy" ? "policy" : "usage";
		const ownFile = "`${{ runner.temp }}/task.md`";
		async function readTrustedCommit(client) {
			const { defaultBranch: branch } = await client.readRepository();
			return {
				branch,
				commit: await client.publishing.readBranch(branch)
			};
		}
		function normalizePath(path, kind) {
			const normalized = external_node_path_.posix.normalize(path);
			if (path === "" || normalized.startsWith("/") || /^\.\.?(?:\/|$)/.test(normalized) || /[\p{Cc}\\]/u.test(path)) {
				throw new error.tj({
					code: readCode(kind),
					message: `the ${kind} ${JSON.stringify(path)} is not a path inside the repository`,
					hint: "Give the path relative to the root of the repository, for example .github/script-harness.yml."
				});
			}
			return normalized;
		}
		const explainFailure = (kind, read) => (0, explain_request.w)(read, {
			code: readCode(kind),
			what: `the ${kind} cannot be read`,
			permissions: "contents: read",
			otherwise: kind === "policy" ? "use `policy: builtin:read-only`" : ""
		});
		var host = __webpack_require__(69676);
		var locate_directory = __webpack_require__(88230);
		var fetch_remote_policy = __webpack_require__(38434);
		var check = __webpack_require__(56039);
		var machine_floor = __webpack_require__(7738);
		var paths = __webpack_require__(88526);
		;
		function openCheckout(workspace, searchPath) {
			const git = (0, find_programs.Ct)((name) => (0, find_programs.Kp)(name, searchPath, [workspace]));
			return createCheckout(workspace, git);
		}
		function createCheckout(directory, git) {
			const layout = (0, git_layout.h6)(directory, git);
			const { repositoryRoot } = layout;
			const settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((setting) => ["-c", setting]);
			const runIn = (gitDirectory, args, input = "") => (0, git_layout.K)(git, [
				`--git-dir=${gitDirectory}`,
				`--work-tree=${repositoryRoot}`,
				...settings,
				...args
			], {
				cwd: repositoryRoot,
				env: {
					GIT_NO_REPLACE_OBJECTS: "1",
					GIT_NO_LAZY_FETCH: "1",
					GIT_OPTIONAL_LOCKS: "0"
				},
				input
			});
			const readGit = (gitDirectory, args) => {
				try {
					return runIn(gitDirectory, args);
				} catch (cause) {
					throw new Error(`git ${args[0]}: ${(0, error.IP)(cause)}`, { cause });
				}
			};
			const readCommit = (name) => {
				let printed;
				try {
					printed = runIn(layout.gitDirectory, ["cat-file", "--batch"], `${name}^{commit}\n`).toString();
				} catch (cause) {
					throw new error.tj({
						code: "usage",
						message: `git cannot open the repository ${layout.gitDirectory}: ${(0, error.IP)(cause)}`,
						hint: "Let actions/checkout make a new clone.",
						cause
					});
				}
				const [, sha, object = ""] = /^([0-9a-f]{40,64}) commit \d+\n([^]*)$/.exec(printed) ?? [];
				if (sha === undefined) return null;
				const header = object.split("\n\n", 1)[0] ?? "";
				return {
					sha,
					parents: [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = ""]) => parent)
				};
			};
			return {
				layout,
				repositoryRoot,
				head: readCommit("HEAD"),
				readCommit,
				openSubmodule(path) {
					const submodule = (0, external_node_path_.join)(repositoryRoot, path);
					return (0, paths.uq)((0, external_node_path_.join)(submodule, ".git")) === null ? null : createCheckout(submodule, git);
				},
				readGit,
				runGit(gitDirectory, args) {
					try {
						return readGit(gitDirectory, args).toString();
					} catch (cause) {
						throw new error.tj({
							code: "untrusted",
							message: `the work tree cannot be compared with its commit: ${(0, error.IP)(cause)}`,
							hint: "Check the file that is named, and let actions/checkout make a new clone.",
							cause
						});
					}
				}
			};
		}
		;
		async function openJob(job, options) {
			const { host, client, context, event, log } = job;
			const { inputs } = options;
			const trust = await checkTrust({
				client,
				event,
				rules: inputs,
				removedLabel: inputs.removedLabel ?? null
			});
			for (const sentence of trust.checked) log.write(sentence);
			options.onTrusted?.();
			const { environment } = host.facts;
			const continued = options.continues ? await findContinued({
				...job,
				inputs,
				head: trust.head
			}) : null;
			const access = {
				context,
				token: job.token,
				environment
			};
			const root = continued !== null ? fetchCommit(continued.sha, access) : inputs.fetchHead ? fetchHead({
				...access,
				event,
				head: trust.head
			}) : context.workspace;
			if (continued !== null) log.write(`People have worked on the branch ${continued.branch}: the run continues at its head ${continued.sha}.`);
			const workspace = locateWorkspace((0, locate_directory.m)(host, root, "GITHUB_WORKSPACE"), inputs.workingDirectory);
			const checkout = openCheckout(workspace, environment["PATH"] ?? "");
			const head = continued === null ? trust.head : {
				sha: continued.sha,
				ref: continued.branch,
				baseRef: continued.base,
				mergeSha: null,
				fork: false
			};
			const approved = await checkApprovedCommit({
				client,
				event,
				head,
				eventSha: context.sha,
				checkout
			});
			log.write(approved.checked);
			const associations = readAssociations(event);
			const facts = {
				event: event.type,
				ref: context.ref,
				label: "label" in event ? event.label ?? "" : "",
				fork: trust.head?.fork ?? ((0, trigger_event.B0)(event) || approved.origin === "elsewhere"),
				actorPermission: trust.actorPermission,
				actorStandings: trust.actorStandings,
				actorAssociation: associations.actor,
				authorAssociation: associations.author
			};
			const steering = createSteering(client);
			const place = {
				workspace,
				repositoryRoot: checkout.repositoryRoot
			};
			const floors = openFloors(job, inputs, options.orgPolicyToken);
			const { policy, files } = await loadTrustedPolicy({
				host,
				steering,
				inputs,
				facts,
				place,
				floors
			});
			if (hasOutsider(trust.actorStandings)) requireOutsiderPolicy(policy, event);
			const [path] = files;
			const policyFiles = files.flatMap((file) => locateInside(place, file));
			const policyOrigin = path === undefined ? null : {
				path,
				...await steering.locate()
			};
			for (const { name, sha256 } of (0, ports_policy.qB)(policy.layers)) log.write(`The policy is bound by ${name} (${sha256}).`);
			if (policyOrigin !== null) log.write(`The policy is ${policyOrigin.path} of ${policyOrigin.branch} at ${policyOrigin.commit}.`);
			return {
				...job,
				root,
				workspace,
				checkout,
				approved,
				head: trust.head,
				continued,
				steering,
				policy,
				policyFiles,
				policyOrigin
			};
		}
		function locateWorkspace(root, workingDirectory) {
			const path = (0, external_node_path_.resolve)(root, workingDirectory);
			const found = (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.realpathSync)(path) : null;
			const isInside = found !== null && (0, paths.Yw)(root, found);
			if (isInside && (0, external_node_fs_.statSync)(found).isDirectory()) return found;
			const problem = isInside ? "is not a directory" : "leads out of the checkout";
			throw new error.tj({
				code: "usage",
				message: `working-directory ${workingDirectory} ${found === null ? "does not exist" : problem}`,
				hint: "Give a directory of the checkout; actions/checkout has to come first."
			});
		}
		function locateInside({ workspace, repositoryRoot }, path) {
			const inside = (0, external_node_path_.relative)(workspace, (0, external_node_path_.join)(repositoryRoot, path));
			return inside === "" || (0, path_text._K)(inside) ? [] : [inside];
		}
		function openFloors({ host, context, token, clock, signal }, { orgPolicy }, orgPolicyToken) {
			const machine = (0, machine_floor.v)(host.machineFloor);
			if (orgPolicy === null) return machine;
			const place = {
				...context,
				repository: orgPolicy.repository
			};
			return [...machine, openOrganisationPolicy(orgPolicy, (0, github_client.c)(place, orgPolicyToken ?? token, {
				clock,
				signal
			}))];
		}
		async function loadTrustedPolicy(options) {
			const { steering, facts, place, floors } = options;
			const { workspace } = place;
			const source = readPolicySource(options.inputs.policy);
			const files = [];
			const policy = await (0, check.F9)({
				source,
				catalogue: catalogue.s,
				builtinPolicies: (0, host.q1)(options.host),
				facts,
				fetchRemote: (0, fetch_remote_policy.I)(),
				floors,
				today: (0, load.FM)(options.host.clock.nowMs()),
				workspace,
				readFile: async (path) => {
					files.push(path);
					return steering.readFile(path, "policy");
				},
				protectedPaths: source.startsWith("builtin:") ? [] : locateInside(place, source)
			});
			return {
				policy,
				files
			};
		}
		var network = __webpack_require__(10007);
		var report_comment = __webpack_require__(37023);
		var facts = __webpack_require__(65275);
		var fit_parts = __webpack_require__(79588);
		var markdown = __webpack_require__(62051);
		;
		const maxTitleCharacters = 120;
		const maxOwnTitleCharacters = 100;
		const maxMessageCharacters = 1e4;
		const shownFiles = 100;
		const maxNamedFiles = 50;
		const maxTemplateCharacters = 6e3;
		const maxBodyCharacters = 5e4;
		function renderPublishTitle(message, files, { prefix, number }) {
			const own = splitMessage(message).title;
			const plain = (0, markdown.X5)(own ?? (0, facts.LG)(files)).replaceAll(/(?<![\w+.-])[\w+.-]+:\/\/\S+/g, "").replaceAll(/[#@]|\bGH-(?=\d)/gi, "").replaceAll(/\s+/g, " ").trim().slice(0, maxTitleCharacters).toWellFormed();
			const text = [prefix ?? "", plain === "" ? "Changes by script-harness" : plain].filter((part) => part !== "").join(" ");
			return number === null ? text : `${text} (for #${number})`;
		}
		function splitMessage(message) {
			const text = (0, markdown.X5)(message).trim();
			const [, line = "", rest = ""] = /^([^\n]*)(?:\n\s*\n([^]*))?$/.exec(text) ?? [];
			const title = line.replace(/^#{1,6}\s+/, "").replaceAll(/[*`]/g, "").replace(/[.\s]$/, "").trim();
			const isTitle = rest !== "" && title.length <= maxOwnTitleCharacters && /\S\s+\S/.test(title) && !title.endsWith(":");
			return isTitle ? {
				title,
				rest
			} : {
				title: null,
				rest: text
			};
		}
		function renderPullRequestBody({ result, files, paths }, texts) {
			const message = (0, cut_text.IN)(splitMessage(result?.finalMessage ?? "").rest, maxMessageCharacters);
			const { denials = [], deniedCalls, warnings = [] } = result ?? {};
			const { denied, warned, changed } = (0, fit_parts.XH)({
				denials,
				deniedCalls,
				warnings,
				files
			}, shownFiles, facts.I2);
			const parts = [
				{
					name: "tests",
					value: 8,
					text: result === null ? "" : (0, facts.Cu)(result)
				},
				{
					name: "replayed model",
					value: Infinity,
					text: result?.replayed === true ? "Replayed model." : ""
				},
				{
					name: "message of the model",
					value: 4,
					text: (0, markdown.e4)(message)
				},
				{
					name: "names of files that the repository does not have",
					value: 6,
					text: (0, facts.Ht)("files that the repository does not have", listUnknownFiles(message, paths))
				},
				{
					name: "names of tests that verify did not run",
					value: 6,
					text: (0, facts.Ht)("tests that verify did not run", result?.unknownTests ?? [])
				},
				{
					name: "policy of the run",
					value: 7,
					text: renderPolicyNote(texts.policyNote)
				},
				changed,
				denied,
				warned
			];
			const thread = texts.number === null ? "" : `For #${texts.number}. `;
			const after = `${thread}${(0, report_comment.i5)(texts.runUrl)}`;
			return addTemplate((0, fit_parts.u5)(parts, {
				after,
				most: maxBodyCharacters,
				measure: fit_parts.wZ
			}), texts);
		}
		function listUnknownFiles(message, paths) {
			const named = message.matchAll(/`(?:\.\/)?((?:[\w@+.-]+\/)+[\w@+.-]*\.[A-Za-z]\w{0,4})(?::\d+)?`/g);
			const unique = new Set([...named].map(([, path = ""]) => path));
			return [...unique].slice(0, maxNamedFiles).filter((path) => !paths.some((known) => `/${known}`.endsWith(`/${path}`)));
		}
		function renderPublishSummary(published, { policy, origin, policyNote, connections }) {
			const name = `${(0, markdown._)(policy.name)} ${(0, markdown.cR)(policy.sha256.slice(0, 16))}`;
			const place = origin === null ? "" : `, ${(0, markdown._)(origin.path)} of ${(0, markdown._)(origin.branch)} at ${(0, markdown.cR)(origin.commit)}`;
			const parts = [
				published,
				renderPolicyNote(policyNote),
				`Judged by the policy ${name}${place}.`,
				renderAsked(connections)
			];
			return parts.filter((text) => text !== "").join("\n\n");
		}
		function renderAsked(connections) {
			const texts = connections.map((one) => {
				const refused = one.decision === "allow" ? "" : `, refused: ${(0, markdown._)(one.reason)}`;
				return `${(0, markdown.cR)((0, network.oL)(one))}${refused}`;
			});
			const lines = [...new Set(texts)].map((text) => {
				const count = texts.filter((other) => other === text).length;
				return `- ${text}${count === 1 ? "" : ` (${count} connections)`}`;
			});
			return lines.length === 0 ? "" : `Asked about the added dependencies:\n\n${lines.join("\n")}`;
		}
		function renderPolicyNote(note) {
			return note === "" ? "" : `**Another policy**: ${(0, markdown._)(note)}.`;
		}
		function addTemplate(body, { template }) {
			if (template === null) return body;
			const shown = template.length <= maxTemplateCharacters ? template : `*The repository's template is left out: it has more than ${(0, grouped_number.kT)(maxTemplateCharacters)} characters.*`;
			return `${body}\n\n---\n\n${shown}`;
		}
		function renderPublished(published) {
			if (published.type === "failed") return `**Not published**: ${(0, markdown._)(published.reason)}`;
			const { branch, pullRequest, notes } = published.publication;
			const place = pullRequest === null ? "" : `#${pullRequest.number}, `;
			const said = `The changes are in ${place}branch ${(0, markdown.cR)(branch)}.`;
			return notes.length === 0 ? said : `${said}\n\n${(0, facts.c7)(notes)}`;
		}
		var action_job = __webpack_require__(17339);
		var git_directory = __webpack_require__(51390);
		var patch = __webpack_require__(1124);
		var run_directory = __webpack_require__(57953);
		;
		function createPatchedTree(options) {
			const { checkout, commit } = options;
			const gitDirectory = (0, run_directory.HZ)(options.temporaryDirectory, "publish-");
			const close = () => (0, external_node_fs_.rmSync)(gitDirectory, {
				recursive: true,
				force: true
			});
			const git = (...args) => checkout.readGit(gitDirectory, args);
			const read = (...args) => git(...args).toString().trim();
			try {
				(0, git_directory.g7)(gitDirectory, checkout.layout, null);
				const patchFile = (0, external_node_path_.join)(gitDirectory, "changes.patch");
				(0, external_node_fs_.writeFileSync)(patchFile, options.patch);
				const before = read("rev-parse", "--verify", `${commit}^{tree}`);
				git("read-tree", before);
				git("apply", "--cached", "--whitespace=nowarn", patchFile);
				const after = read("write-tree", "--missing-ok");
				const listed = git("diff-tree", "-r", "-z", "--raw", "--no-renames", before, after).toString();
				return {
					before,
					after,
					entries: (0, patch.$2)(listed),
					readBlob: (blob) => git("cat-file", "blob", blob),
					listPaths: () => [before, after].flatMap((tree) => read("ls-tree", "-r", "-z", "--name-only", tree).split("\0")),
					close
				};
			} catch (cause) {
				close();
				throw new error.tj({
					code: "publish",
					message: `the patch does not apply to the commit ${commit}: ${(0, error.IP)(cause)}`,
					hint: "Let the job check out the commit of the event, as the job that made the patch did.",
					cause
				});
			}
		}
		;
		const templatePaths = [
			".github/",
			"",
			"docs/"
		].flatMap((directory) => ["pull_request_template.md", "PULL_REQUEST_TEMPLATE.md"].map((name) => `${directory}${name}`));
		async function pickTarget(job, publishAs, inputs) {
			const { sha, origin } = job.approved;
			if (origin === "step" || origin === "elsewhere") throw new error.tj({
				code: "usage",
				message: `nothing can be published on the commit ${sha} of the checkout, which this repository does not have`,
				hint: "Let no step before this one commit; a command that prepares the work tree can be the `setup` of this step. Or use mode: patch."
			});
			await requireOpen(job);
			return findTarget(job, publishAs, inputs);
		}
		async function requireOpen({ client, event, head }) {
			const number = (0, trigger_event.ct)(event);
			if (head === null || number === null) return;
			const { isOpen } = await explainPublishing(() => client.readPullRequest(number));
			if (!isOpen) throw new error.tj({
				code: "usage",
				message: `#${number} is closed, so changes of its branch would reach no other branch`,
				hint: "Reopen it, or use mode: patch."
			});
		}
		async function findTarget(job, publishAs, inputs) {
			const { continued, approved } = job;
			if (continued === null) return pickPublishTarget({
				...job,
				inputs
			}, publishAs, approved.sha);
			return {
				type: "pull-request",
				base: continued.base,
				branch: continued.branch,
				continues: true
			};
		}
		async function findOpenPullRequest(client, target) {
			if (target.type === "commit") return null;
			const { branch } = target;
			return (0, explain_request.w)(() => client.publishing.findPullRequest(branch), {
				code: "publish",
				what: "if-open: skip needs the pull requests of the repository",
				permissions: "pull-requests: read"
			});
		}
		function publishRun(job, wanted) {
			const { host, client, event, checkout, approved } = job;
			return publish_run_explainFailure(async () => {
				await checkEventState(client, event, {
					removedLabel: wanted.removedLabel,
					stage: "publish"
				});
				await requireOpen(job);
				const patch = (0, external_node_fs_.readFileSync)(wanted.patchFile);
				const { temporaryDirectory } = host;
				const tree = createPatchedTree({
					checkout,
					commit: approved.sha,
					patch,
					temporaryDirectory
				});
				return publishTree(job, {
					...wanted,
					tree,
					runId: wanted.result.runId,
					policyNote: ""
				});
			});
		}
		async function publishTree({ client, event, context, approved, redactor, steering }, { target, inputs, tree, runId, result, policyNote }) {
			const commit = approved.sha;
			try {
				const number = (0, trigger_event.ct)(event);
				const changed = tree.entries.map(readChangedFile);
				const title = redactor.redactText(renderPublishTitle(result?.finalMessage ?? "", changed, {
					prefix: inputs.prTitlePrefix,
					number
				}));
				const files = tree.entries.map(({ path, before, after }) => ({
					path,
					mode: (after ?? before)?.mode ?? "",
					blob: after?.object ?? null
				}));
				const changes = {
					commit,
					before: tree.before,
					after: tree.after,
					files,
					readBlob: tree.readBlob
				};
				const signer = inputs.signOff ? {
					...await client.readOwnAccount(),
					host: new URL(context.serverUrl).hostname
				} : null;
				const made = await publishCommit(client.publishing, changes, {
					message: title,
					runId,
					signer
				});
				if (target.type === "commit") return await publishToBranch(client.publishing, target.branch, made);
				const template = await findTemplate(steering);
				const change = {
					result,
					files: changed,
					paths: tree.listPaths()
				};
				const body = redactor.redactText(renderPullRequestBody(change, {
					runUrl: (0, run_context.Br)(context),
					number,
					template,
					policyNote
				}));
				const plan = {
					...target,
					title,
					body,
					create: inputs.createPr,
					labels: inputs.prLabels,
					reviewers: inputs.prReviewers,
					assignees: inputs.prAssignees
				};
				return await publishPullRequest(client, plan, made);
			} finally {
				tree.close();
			}
		}
		function readChangedFile({ path, before, after }) {
			return {
				path,
				kind: before === null ? "added" : after === null ? "deleted" : "modified"
			};
		}
		function publish_run_explainFailure(publish) {
			return (0, action_job.x8)(async () => ({
				type: "published",
				publication: await explainPublishing(publish)
			}), (reason) => ({
				type: "failed",
				reason
			}));
		}
		async function findTemplate(steering) {
			try {
				for (const path of templatePaths) {
					const text = await steering.findFile(path);
					if (text !== null) return text;
				}
			} catch (thrown) {
				if (!(thrown instanceof error.tj)) throw thrown;
			}
			return null;
		}
		var external_node_crypto_ = __webpack_require__(77598);
		var untrusted_envelope = __webpack_require__(4994);
		;
		function readDiffLines(patch) {
			const lines = [];
			let hunk = 0;
			let next = 0;
			for (const line of patch.split("\n")) {
				const start = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line)?.[1];
				if (start !== undefined) {
					hunk += 1;
					next = Number(start);
					continue;
				}
				const text = line.slice(1);
				if (line.startsWith("-")) lines.push({
					hunk,
					number: null,
					type: "removed",
					text
				});
				else if (line.startsWith("+") || line.startsWith(" ")) {
					lines.push({
						hunk,
						number: next,
						type: line.startsWith("+") ? "added" : "context",
						text
					});
					next += 1;
				}
			}
			return lines;
		}
		const pull_diff_maxCharacters = 6e4;
		function renderPullDiff(number, files) {
			const shown = [];
			const omitted = [];
			let length = 0;
			for (const file of files) {
				const text = file.patch === null ? null : renderFile(file, file.patch);
				if (text === null || length + text.length > pull_diff_maxCharacters) {
					omitted.push(`${file.path} (${file.status})`);
					continue;
				}
				shown.push(text);
				length += text.length;
			}
			if (omitted.length > 0) shown.push(`Changed, and not shown here:\n${omitted.join("\n")}`);
			return (0, untrusted_envelope.uU)(`pull request #${number}, diff with the line numbers of the new files`, shown.join("\n\n"));
		}
		function renderFile(file, patch) {
			const lines = [`${file.path} (${file.status})`];
			let hunk = 1;
			for (const line of readDiffLines(patch)) {
				if (line.hunk !== hunk) lines.push("\u2026");
				hunk = line.hunk;
				const mark = {
					context: " ",
					added: "+",
					removed: "-"
				}[line.type];
				lines.push(`${String(line.number ?? "").padStart(6)} ${mark}${line.text}`);
			}
			return lines.join("\n");
		}
		;
		function placeComments(files, wanted) {
			const placed = [];
			const elsewhere = [];
			for (const comment of wanted) {
				const lines = readDiffLines(files.find(({ path }) => path === comment.path)?.patch ?? "");
				const at = lines.findIndex(({ number }) => number === comment.line);
				const line = lines[at];
				if (line === undefined) elsewhere.push(comment);
				else placed.push({
					...comment,
					startLine: findStart(lines, line, comment),
					marker: renderMarker(comment.path, lines, at)
				});
			}
			return {
				placed,
				elsewhere
			};
		}
		function createLineCheck(files) {
			const markers = files.flatMap(({ path, patch }) => {
				const lines = readDiffLines(patch ?? "");
				return lines.map((_line, at) => renderMarker(path, lines, at));
			});
			const present = new Set(markers);
			return (body) => {
				const marker = /^<!-- script-harness:line [0-9a-f]{32} -->/.exec(body)?.[0];
				return marker !== undefined && !present.has(marker);
			};
		}
		function findStart(lines, end, { startLine }) {
			if (startLine === null || startLine >= (end.number ?? 0)) return null;
			return lines.some(({ hunk, number }) => hunk === end.hunk && number === startLine) ? startLine : null;
		}
		function renderMarker(path, lines, at) {
			const texts = [lines[at - 1]?.text ?? "", lines[at]?.text ?? ""];
			const hash = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([path, ...texts])).digest("hex");
			return `<!-- script-harness:line ${hash.slice(0, 32)} -->`;
		}
		;
		const typed_answer_maxCharacters = 2e4;
		function renderReview(review) {
			const { onLines, repeated, elsewhere } = review;
			const counts = [
				...onLines > 0 ? [`${onLines} on lines of the diff`] : [],
				...repeated > 0 ? [`${repeated} that an earlier run made`] : [],
				...elsewhere.length > 0 ? [`${elsewhere.length} below`] : []
			];
			const head = counts.length === 0 ? "No comments on lines." : `Comments: ${counts.join(", ")}.`;
			const parts = [head];
			let length = 0;
			for (const { path, line, text } of elsewhere) {
				length += text.length;
				if (length <= typed_answer_maxCharacters) parts.push(`**${(0, markdown.cR)(`${path}:${line}`)}**\n\n${text}`);
			}
			const left = elsewhere.length - (parts.length - 1);
			return [...parts, ...left > 0 ? [`*The output structured-output has ${left} more.*`] : []].join("\n\n");
		}
		function renderTriage({ labels, assignee }) {
			const parts = [...labels.length > 0 ? [`Labels: ${labels.map(markdown.cR).join(", ")}.`] : [], ...assignee === null ? [] : [`Assigned to ${(0, markdown.cR)(assignee)}.`]];
			return parts.length === 0 ? "No label was set." : parts.join(" ");
		}
		const maxAnswerCharacters = 2e4;
		function renderAnswerComment(text, notes, runUrl) {
			return [
				(0, markdown.e4)((0, cut_text.IN)(text, maxAnswerCharacters)),
				...notes,
				(0, report_comment.i5)(runUrl)
			].filter((part) => part !== "").join("\n\n");
		}
		var typed_answer = __webpack_require__(49304);
		;
		const maxCommentCharacters = 8e3;
		async function openAnswerTarget(typed, { client, event, head }) {
			const number = (0, trigger_event.ct)(event);
			if (typed.type === "triage" && number !== null) return {
				type: "triage",
				number
			};
			if (typed.type === "review" && number !== null && head !== null) {
				const files = await (0, explain_request.w)(() => client.thread.listFiles(number), {
					code: "untrusted",
					what: "the diff of the pull request cannot be read",
					permissions: "contents: read, pull-requests: write"
				});
				return {
					type: "review",
					number,
					commit: head.sha,
					files
				};
			}
			const needs = typed.type === "review" ? "a pull request" : "an issue or a pull request";
			throw new error.tj({
				code: "usage",
				message: `publish.${typed.type} of the policy needs ${needs}; the event is ${event.type}`,
				hint: "Start the job on such an event, or use a policy without publish."
			});
		}
		async function publishAnswer(target, json, job, removedLabel) {
			const { client, event } = job;
			return (0, action_job.x8)(() => explainAnswer(target, async () => {
				await checkEventState(client, event, {
					removedLabel,
					stage: "publish"
				});
				return target.type === "review" ? publishReview(target, json, job) : publishTriage(target, json, client);
			}), (failure) => ({
				note: "",
				warnings: [],
				failure
			}));
		}
		function explainAnswer({ type }, ask) {
			const permissions = type === "review" ? "pull-requests: write" : "issues: write, pull-requests: write";
			return (0, explain_request.w)(ask, {
				code: "publish",
				what: "",
				permissions
			});
		}
		async function publishReview({ number, commit, files }, json, { client, redactor }) {
			const wanted = (0, typed_answer.readReviewAnswer)(json).comments.map(({ path, line, startLine, body }) => ({
				path,
				line,
				startLine: startLine ?? null,
				text: redactor.redactText((0, markdown.e4)((0, cut_text.IN)(redactor.redactText(body), maxCommentCharacters)))
			}));
			const { placed, elsewhere } = placeComments(files, wanted.filter(isFirst));
			const { login } = await client.readOwnAccount();
			const findNew = async () => {
				const written = await client.thread.listLineComments(number);
				const own = written.filter(({ author }) => author === login);
				return placed.filter(({ marker }) => !own.some(({ body }) => body.startsWith(marker)));
			};
			const fresh = await findNew();
			const refused = fresh.length === 0 ? null : await createReview(client, {
				number,
				commit,
				fresh,
				findNew
			});
			const warnings = [...refused === null ? [] : [`The comments on lines are in the comment instead: ${refused}`], ...await resolveOutdated(client, {
				number,
				files
			})];
			const note = renderReview({
				onLines: refused === null ? fresh.length : 0,
				repeated: placed.length - fresh.length,
				elsewhere: refused === null ? elsewhere : [...elsewhere, ...fresh]
			});
			return {
				note: [note, (0, facts.c7)(warnings)].filter((text) => text !== "").join("\n\n"),
				warnings,
				failure: null
			};
		}
		function isFirst({ path, line, text }, at, all) {
			return all.findIndex((other) => other.path === path && other.line === line && other.text === text) === at;
		}
		function resolveOutdated({ thread }, { number, files }) {
			return (0, request_ask.yw)(async () => {
				const isChanged = createLineCheck(files);
				for (const { id, body } of await thread.listOutdatedThreads(number)) if (isChanged(body)) await thread.resolveThread(id);
				return [];
			}, ({ message }) => [`Threads about lines that were changed since may be open: ${message}`]);
		}
		async function createReview(client, review) {
			const comments = review.fresh.map(({ path, line, startLine, text, marker }) => ({
				path,
				line,
				startLine,
				body: `${marker}\n${text}`
			}));
			return (0, request_ask.yw)(async () => {
				await (0, request_ask.Ur)(() => client.thread.createReview(review.number, review.commit, comments), async () => (await review.findNew()).length === 0 ? undefined : null);
				return null;
			}, (failed) => {
				if (failed.status === 422) return failed.message;
				throw failed;
			});
		}
		async function publishTriage(target, json, { thread }) {
			const { labels, assignee = null } = (0, typed_answer.readTriageAnswer)(json);
			const unique = [...new Set(labels)];
			if (unique.length > 0) await thread.addLabels(target.number, unique);
			const assign = async () => {
				if (assignee !== null) await thread.assign(target.number, [assignee]);
				return null;
			};
			const failure = await (0, action_job.x8)(() => explainAnswer(target, assign), (reason) => reason);
			const note = renderTriage({
				labels: unique,
				assignee: failure === null ? assignee : null
			});
			return {
				note,
				warnings: [],
				failure
			};
		}
		var limit_time = __webpack_require__(28942);
		var http_client = __webpack_require__(50582);
		var lib_report = __webpack_require__(43720);
		;
		function openCollector(endpoint, headers, environment) {
			if (endpoint === null) return null;
			return {
				endpoint,
				headers,
				send: (0, http_client.u)((0, models_proxy.UR)(environment, endpoint))
			};
		}
		const limitMs = 1e4;
		async function sendTraces(record, { endpoint, headers, send }, services) {
			const report = await lib_report.uE.otlp.load();
			const body = services.redactor.redactText(report.render(record));
			try {
				const status = await (0, limit_time.D)({
					...services,
					limitMs
				}, async (signal) => {
					const response = await send(endpoint, {
						method: "POST",
						headers: {
							...headers,
							"content-type": "application/json"
						},
						body,
						signal,
						onSent: () => undefined
					});
					for await (const _ of response.body) break;
					return response.status >= 200 && response.status < 300 ? null : response.status;
				});
				if (status === null) return null;
				const isRedirection = status >= 300 && status < 400;
				return describeFailure(`the collector answered ${status}${isRedirection ? ", a redirection" : ""}`);
			} catch (thrown) {
				const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
				return describeFailure((0, error.IP)(cause));
			}
		}
		function describeFailure(reason) {
			return `The spans of the run were not sent: ${reason}. Check otlp-endpoint and otlp-headers; \`script-harness report RUN --otlp\` makes them from the record.`;
		}
		var thread_signals = __webpack_require__(7724);
		var run_options = __webpack_require__(92514);
		var task_template = __webpack_require__(70821);
		;
		const maxLength = 65536;
		function renderUntrustedText(untrusted) {
			const visible = removeHiddenText(untrusted.text.slice(0, maxLength).toWellFormed());
			const cut = untrusted.text.length > maxLength ? "\n[cut]" : "";
			const attributes = {
				source: removeHiddenText(untrusted.source),
				author: removeHiddenText(untrusted.author)
			};
			return (0, untrusted_envelope.VY)(attributes, `${visible}${cut}`);
		}
		;
		function createEventTask(template, thread) {
			if (template === null || thread === null) throw new error.tj({
				code: "usage",
				message: template === null ? "there is no task, and the policy has no taskTemplate for one that comes from the event" : "there is no task, and this event brings none for the taskTemplate of the policy",
				hint: "Give task or task-file, or a policy with a taskTemplate on an issue, pull request or comment."
			});
			const missing = [];
			const used = new Set();
			const text = template.replaceAll(task_template.u, (_placeholder, written) => {
				const name = written.trim();
				const value = thread.texts.get(name);
				if (value === undefined) missing.push(name);
				used.add(name);
				return typeof value === "object" ? `\n${renderUntrustedText(value)}\n` : String(value);
			});
			if (missing.length > 0) throw new error.tj({
				code: "usage",
				message: `the taskTemplate of the policy names ${missing.join(", ")}, which ${thread.origin} does not have`,
				hint: `It has ${[...thread.texts.keys()].join(", ")}.`
			});
			const rest = renderThread(thread, used);
			return {
				text: rest === "" ? text : `${text.trimEnd()}\n\nThe rest of ${thread.origin}:\n\n${rest}\n`,
				origin: thread.origin,
				trust: "enveloped"
			};
		}
		function createInstructionTask(instruction, thread, author) {
			const lead = author === "trusted" ? (0, untrusted_envelope.Te)(removeHiddenText(instruction)) : "Answer the request in the texts below, as far as the policy allows it.";
			return {
				text: [
					lead,
					`The task comes from ${thread.origin}:`,
					renderThread(thread)
				].join("\n\n"),
				origin: thread.origin,
				trust: "enveloped"
			};
		}
		function addThread(task, thread) {
			if (thread === null) return task;
			return {
				text: `${task.text.trimEnd()}\n\nThis job was started by ${thread.origin}:\n\n${renderThread(thread)}\n`,
				origin: task.origin,
				trust: "enveloped"
			};
		}
		function renderThread({ texts, contributions, missing }, used = new Set()) {
			const others = [...texts].flatMap(([name, value]) => typeof value === "object" && !used.has(name) ? [value] : []);
			return [...[...others, ...contributions].filter(({ text }) => text !== "").map(renderUntrustedText), ...missing === "" ? [] : [missing]].join("\n\n");
		}
		var read_task = __webpack_require__(45543);
		;
		async function readActionTask(job, options) {
			const { client, event, continued } = job;
			const withSimilar = options.target?.type === "triage";
			const task = await readOwnTask(job, options, await readThreadTexts(client, event, { withSimilar }));
			const diff = options.target?.type === "review" ? options.target : await readDiff(job);
			const note = continued === null ? "" : `\n\nThe files come from the branch ${continued.branch}: an earlier run has worked on this task there, and people after it. Keep what they did, and add what is missing.`;
			const text = `${task.text}${note}`;
			if (diff === null || diff.files.length === 0) return {
				...task,
				text
			};
			return {
				...task,
				text: `${text}\n\n${renderPullDiff(diff.number, diff.files)}`,
				trust: "enveloped"
			};
		}
		async function readOwnTask({ root, policy, steering, checkout }, { inputs, instruction }, thread) {
			const { taskTemplate } = policy.settings;
			switch (inputs.task.type) {
				case "text": return addThread((0, read_task.UT)(Buffer.from(inputs.task.text), "input task"), thread);
				case "file": return addThread(await readOwnTaskFile(inputs.task.path, root, {
					...steering,
					...checkout
				}), thread);
				case "event": {
					if (instruction === null || taskTemplate !== null || thread === null) return createEventTask(taskTemplate, thread);
					const mayInstruct = !hasOutsider(policy.facts?.actorStandings ?? []);
					return createInstructionTask(instruction, thread, mayInstruct ? "trusted" : "untrusted");
				}
			}
		}
		async function readDiff(job) {
			const { client, event, head, continued, log } = job;
			return (0, request_ask.yw)(async () => {
				const number = continued !== null ? (await client.publishing.findPullRequest(continued.branch))?.number ?? null : head === null ? null : (0, trigger_event.ct)(event);
				return number === null ? null : {
					number,
					files: await client.thread.listFiles(number)
				};
			}, (failed) => {
				const reason = (0, explain_request.N)(failed, "pull-requests: read");
				log.warn(`the model does not get the diff of the pull request: ${reason}`);
				return null;
			});
		}
		async function readOwnTaskFile(written, root, steering) {
			const path = (0, external_node_path_.resolve)(root, written);
			const inRoot = (0, external_node_path_.relative)(root, path);
			const found = (0, path_text._K)(inRoot) ? (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.realpathSync)(path) : path : (0, external_node_path_.join)((0, external_node_fs_.realpathSync)(root), inRoot);
			if (!(0, run_options.Zj)(root, found)) return (0, read_task.wS)(path, `file ${written}`);
			const inRepository = (0, external_node_path_.relative)(steering.repositoryRoot, found);
			const text = await steering.readFile(inRepository, "task file");
			const { branch } = await steering.locate();
			return (0, read_task.UT)(Buffer.from(text), `file ${inRepository} of ${branch}`);
		}
		var describe_repository = __webpack_require__(36e3);
		;
		async function readInstructionFiles(steering, { workspace, repositoryRoot }) {
			const directories = [...new Set(["", (0, external_node_path_.relative)(repositoryRoot, workspace)])];
			const paths = directories.flatMap((directory) => describe_repository.xx.map((name) => external_node_path_.posix.join(directory, name)));
			try {
				const { branch } = await steering.locate();
				const texts = await Promise.all(paths.map((path) => steering.findFile(path)));
				return {
					files: paths.flatMap((path, index) => {
						const text = texts[index] ?? null;
						return text === null ? [] : [{
							name: `${path} of ${branch}`,
							text
						}];
					}),
					warnings: []
				};
			} catch (thrown) {
				if (!(thrown instanceof error.tj)) throw thrown;
				return {
					files: [],
					warnings: [`the model does not receive ${describe_repository.xx.join(" and ")}: ${thrown.message}`]
				};
			}
		}
		var types_outcome = __webpack_require__(93905);
		var step_summary = __webpack_require__(28336);
		var publish_state = __webpack_require__(62483);
		;
		async function reportFailure(thrown, parts) {
			const { inputs, begun, log, services } = parts;
			const { redactor } = services;
			const { outcome, reason } = (0, types_outcome.f1)(thrown);
			const isKnown = thrown instanceof error.tj;
			const problems = isKnown ? thrown.problems : [];
			const hint = isKnown && thrown.hint !== "" ? ` ${thrown.hint}` : "";
			const failOn = inputs?.failOn ?? [outcome];
			const level = (0, github_outputs._z)(outcome, failOn) === "failure" ? "error" : "notice";
			log.annotate({
				level,
				message: `${reason}.${hint}`,
				file: null,
				line: null
			});
			for (const problem of problems) log.annotate({
				level,
				message: `${problem.message}${problem.hint === "" ? "" : ` (${problem.hint})`}`,
				file: problem.file?.startsWith("builtin:") === true ? null : problem.file,
				line: problem.line
			});
			if (!isKnown) log.write((0, error.vr)(thrown));
			const state = begun?.state ?? null;
			const record = state === null ? null : (0, publish_state.Tq)(state);
			const text = (0, report_comment.XV)({
				outcome,
				reason: `${reason}.${hint}`,
				problems: problems.map(error.yM),
				output: record === null ? "" : (0, facts.em)(record),
				runUrl: begun === null ? null : (0, run_context.Br)(begun.job.context),
				hasRecord: record !== null
			});
			const write = (0, github_outputs.XO)(redactor);
			const writeOutputs = (outputs) => {
				try {
					write(outputs);
				} catch (failed) {
					if (!(failed instanceof error.tj)) throw failed;
					log.warn((0, action_job.UW)(failed));
				}
			};
			const outputs = (0, github_outputs.w$)(outcome, failOn);
			writeOutputs(outputs);
			const commentUrl = inputs === null || begun === null ? "" : await replaceComment(text, inputs, begun);
			if (begun !== null && state !== null && (0, external_node_fs_.existsSync)(state.recordDirectory)) {
				const { artifact, warnings } = await (0, publish_state.DF)(state, begun.job.context, "main ended", services, publish_state.P2);
				for (const message of warnings) log.warn(message);
				const closed = (0, publish_state.Tq)(state);
				const result = closed?.result ?? null;
				writeOutputs(closed === null || result === null ? {
					...outputs,
					...(0, github_outputs.VL)(artifact),
					"comment-url": commentUrl
				} : {
					...(0, github_outputs.lk)({
						result: {
							...result,
							outcome,
							reason
						},
						failOn,
						directory: state.recordDirectory,
						auditDigest: closed.auditDigest,
						patchSha256: "",
						policyDigest: closed.started?.policySha256 ?? "",
						approvals: "",
						publication: null,
						commentUrl,
						artifact
					}),
					"changed-files-count": ""
				});
			} else {
				if (inputs?.summary !== "off") await (0, step_summary.o)(redactor.redactText(text));
				writeOutputs({
					...outputs,
					"comment-url": commentUrl
				});
			}
			(0, github_state.Nh)();
			return outputs.conclusion === "failure" ? (0, types_outcome.K8)(outcome) : 0;
		}
		async function replaceComment(body, inputs, { job, mayComment }) {
			if (!mayComment) return "";
			const written = await (0, thread_signals.HF)(job, inputs, {
				body,
				keepPending: true
			});
			return "url" in written ? written.url : "";
		}
		var approvals = __webpack_require__(57396);
		;
		const noProduct = {
			note: "",
			warnings: [],
			failure: null,
			publication: null
		};
		async function reportRun(run) {
			const { job, finished, inputs, state } = run;
			const { log } = job;
			const { result } = finished;
			const directory = state.recordDirectory;
			const writeOutputs = (0, github_outputs.XO)(job.redactor);
			const isComplete = result.outcome === "completed";
			const needsComment = inputs.mode === "comment" && inputs.comment !== "off" && (0, trigger_event.ct)(job.event) !== null;
			let unwritten = null;
			const write = (product, done, failure) => {
				try {
					writeOutputs(renderOutputs(run, {
						product,
						done,
						failure
					}));
				} catch (thrown) {
					if (!(thrown instanceof error.tj)) throw thrown;
					unwritten = (0, action_job.UW)(thrown);
				}
			};
			write(noProduct, nothingPublished, isComplete && (run.publish !== null || needsComment) ? publish_state.VM : null);
			const published = isComplete && run.publish !== null ? await publishProduct(run.publish, job) : noProduct;
			write(published, nothingPublished, published.failure ?? (isComplete && needsComment ? publish_state.VM : null));
			const open = (0, approvals.sC)(finished).map((request) => ({
				request,
				code: (0, approval_files.tr)(request)
			}));
			const inSummary = (0, approvals.B3)(open, pickWay(inputs, state.upload === "full"), maxSummaryApprovals);
			const notes = {
				approvals: inSummary.text,
				product: published.note,
				failure: published.failure
			};
			const { artifact, warnings } = await (0, publish_state.DF)(state, job.context, "main ended", job, notes);
			for (const warning of [...warnings, ...published.warnings]) log.warn(warning);
			const requests = (0, approvals.B3)(open, pickWay(inputs, isResumable(run, artifact)), maxCommentApprovals);
			const pending = readPending(run, {
				codes: requests.codes,
				artifact
			});
			const lost = open.length === 0 || state.upload !== "full" || isResumable(run, artifact) ? "" : "*No approval can continue this run, since its record could not be uploaded.*";
			const place = published.publication === null ? (0, report_comment.Ab)(finished, (0, github_artifact.df)(artifact, directory)) : "";
			const body = (0, report_comment.wQ)((0, publish_state.fd)(finished, published.failure), {
				runUrl: (0, run_context.Br)(job.context),
				note: [
					published.note,
					lost,
					markPlace(place)
				].filter((text) => text !== "").join("\n\n"),
				style: inputs.commentStyle,
				maxCharacters: Math.max(1e3, Math.min(58e3, maxCommentApprovals - requests.text.length))
			});
			const comment = await (0, thread_signals.HF)(job, inputs, {
				body,
				pending,
				approvals: requests.text
			});
			const unsaid = isComplete && needsComment && comment.type === "failed" ? comment.reason : null;
			if (published.failure === null && unsaid !== null) await (0, publish_state.Xz)(state, job, {
				...notes,
				failure: unsaid
			});
			const failure = isComplete ? published.failure ?? unsaid ?? unwritten : null;
			write(published, {
				artifact,
				comment
			}, failure);
			const refused = run.collector === null ? null : await sendTraces((0, publish_state.fd)(finished, failure), run.collector, job);
			if (refused !== null) log.warn(refused);
			if (comment.type !== "failed" || !job.signal.aborted) (0, github_state.Nh)();
			const { outcome, reason } = (0, publish_state.a2)(result, failure);
			return (0, action_job.Cs)(log, {
				outcome,
				reason,
				failOn: inputs.failOn
			});
		}
		const markPlace = (place) => place === "" ? "" : `${comment.MA}\n${place}`;
		async function publishProduct(publish, { redactor }) {
			(0, github_state.J$)({ type: "missing" });
			const product = await publish();
			const type = product.publication === null ? "answer" : "changes";
			if (product.failure === null) (0, github_state.J$)({
				type,
				note: redactor.redactText(product.note)
			});
			return product;
		}
		const maxCommentApprovals = 62500;
		const maxSummaryApprovals = 4e5;
		const nothingPublished = {
			artifact: null,
			comment: { type: "none" }
		};
		function renderOutputs({ finished, inputs, state }, { product, done: { artifact, comment }, failure }) {
			const { result } = finished;
			return (0, github_outputs.lk)({
				result: (0, publish_state.a2)(result, failure),
				publication: product.publication,
				failOn: inputs.failOn,
				directory: state.recordDirectory,
				auditDigest: finished.auditDigest,
				patchSha256: finished.patchSha256,
				policyDigest: finished.started?.policySha256 ?? "",
				approvals: (0, approval_files.PL)((0, approval_requests.wN)(finished.events.map(({ event }) => event)).map(({ request }) => request)),
				commentUrl: "url" in comment ? comment.url : null,
				artifact
			});
		}
		function pickWay({ approvalEnvironment: environment }, canContinue) {
			if (!canContinue) return { type: "none" };
			return environment === null ? { type: "comment" } : {
				type: "environment",
				environment
			};
		}
		function isResumable({ state }, artifact) {
			return artifact?.type === "uploaded" && state.upload === "full";
		}
		function readPending(run, { codes, artifact }) {
			const { job, finished, inputs } = run;
			if (codes.length === 0 || !isResumable(run, artifact) || inputs.approvalEnvironment !== null) return null;
			return {
				runId: job.context.runId,
				artifactName: artifact.name,
				digest: finished.auditDigest,
				codes: [...codes]
			};
		}
		var parse_json = __webpack_require__(27831);
		var result = __webpack_require__(37976);
		var attestation = __webpack_require__(91195);
		var ask_registries = __webpack_require__(70157);
		var judge_run_patch = __webpack_require__(42568);
		;
		function createApprovalCheck(job, requests, environment) {
			const { policy, approved } = job;
			return async (change, escalation) => {
				let reason = "the input approvals has no request of the run for this change";
				for (const request of requests.filter((one) => (0, approval_files.t8)(one, change))) {
					const problem = request.policySha256 !== policy.sha256 ? "it was requested under another policy" : request.headSha !== approved.sha ? "it was requested for another commit" : environment === null ? await explainUnanswered(job, request, escalation) : await explainUnreviewed(job, environment, escalation);
					if (problem === null) return null;
					reason = problem;
				}
				return reason;
			};
		}
		async function explainUnreviewed(job, environment, { by }) {
			const reviewer = job.context.runAttempt === 1 ? await findReviewer(job, environment, by) : null;
			return reviewer === null ? `no person with one of the roles ${by.join(", ")} has approved the environment ${environment} in the first attempt of this workflow run` : null;
		}
		async function explainUnanswered(job, request, { by, ttlMs, label }) {
			const answers = [...await listComments(job, (0, approval_files.tr)(request)), ...await listLabellings(job, label)];
			const { login: ownLogin } = await job.client.readOwnAccount();
			let reason = "GitHub has no comment or label of a person for it";
			for (const { account, givenAt } of answers) {
				const givenMs = Date.parse(givenAt);
				const problem = !(givenMs > request.expiresMs - ttlMs && givenMs <= request.expiresMs) ? "the answer on GitHub is older than the request, or came after its end" : await explainNotPermitted(job.client, account, {
					by,
					ownLogin
				});
				if (problem === null) return null;
				reason = `${account?.login ?? "a deleted account"} may not approve it: ${problem}`;
			}
			return reason;
		}
		async function listComments({ client, event }, code) {
			if (event.type === "issue_comment" && readApprovalCode(event.comment.text) === code) return [{
				account: event.comment.author,
				givenAt: event.commentedAt
			}];
			const number = (0, trigger_event.ct)(event);
			if (number === null) return [];
			const { found } = await client.readConversation(number);
			return found.filter(({ type, isEdited, text }) => type === "issue_comment" && !isEdited && readApprovalCode(text) === code).map(({ author, changedAt }) => ({
				account: author === null ? null : (0, trigger_event.GM)(author, "User"),
				givenAt: changedAt
			}));
		}
		async function listLabellings({ client, event }, label) {
			const number = (0, trigger_event.ct)(event);
			if (number === null || label === "") return [];
			const found = await client.findLabelling(number, label);
			return found === null ? [] : [{
				account: (0, trigger_event.GM)(found.login, "User"),
				givenAt: found.setAt
			}];
		}
		;
		async function publishGivenAnswer(json, job, inputs) {
			const { context, event, log, redactor } = job;
			const typed = job.policy.settings.typedResult;
			const number = (0, trigger_event.ct)(event);
			if (typed === null || number === null) throw new error.tj({
				code: "usage",
				message: `the policy ${job.policy.name} publishes no answer on ${event.type}`,
				hint: "Give this job the policy of the job of the agent, with `publish: { review }` or `publish: { triage }`, and the same event."
			});
			try {
				(0, typed_answer.checkAnswer)(typed, json);
			} catch (cause) {
				throw new error.tj({
					code: "usage",
					message: `the input answer is not an answer under publish.${typed.type} of the policy: ${(0, error.IP)(cause).slice(0, 500)}`,
					hint: "Write answer: ${{ needs.agent.outputs.structured-output }}, with the name of that job."
				});
			}
			const target = await openAnswerTarget(typed, job);
			const answered = await publishAnswer(target, json, job, inputs.oneShotLabel);
			const { note, warnings } = answered;
			const render = (...notes) => renderAnswerComment(redactor.redactText((0, typed_answer.readAnswerText)(typed, json)), notes, (0, run_context.Br)(context));
			const comment = answered.failure === null ? await (0, thread_signals.HF)(job, inputs, { body: render(note) }) : null;
			const failure = comment?.type === "failed" ? comment.reason : answered.failure;
			const outcome = failure === null ? "completed" : "publish-failed";
			await (0, thread_signals.pT)(job, inputs.oneShotLabel);
			if (inputs.summary === "full") {
				const failed = failure === null ? "" : renderPublished({
					type: "failed",
					reason: failure
				});
				await (0, step_summary.o)(redactor.redactText(render(failed, note)));
			}
			const url = comment !== null && "url" in comment ? comment.url : "";
			(0, github_outputs.Kn)({
				...(0, github_outputs.w$)(outcome, inputs.failOn),
				"comment-url": url
			}, redactor);
			for (const message of warnings) log.warn(message);
			return (0, action_job.Cs)(log, {
				outcome,
				reason: failure ?? `published on #${number}`,
				failOn: inputs.failOn
			});
		}
		;
		const maxPatchBytes = 100 * 1024 * 1024;
		const sameJob = "Give this job the same policy and working-directory as the job of the agent.";
		async function runPublish(inputs, parts) {
			(0, workflow_log.Q)([inputs.githubToken, ...(0, known_secrets.Xb)(parts.host.facts.environment)]);
			const job = await (0, action_job.Nc)(parts, inputs.githubToken);
			const { client, context, log, redactor } = job;
			const { product } = inputs;
			const number = (0, trigger_event.ct)(job.event);
			const showPlace = async (place) => {
				if (product.type === "answer" || inputs.comment === "off" || number === null) return;
				const written = await (0, comment.Or)({
					client,
					number,
					key: inputs.commentKey,
					context,
					place,
					redactor
				});
				if (written.type === "failed") log.warn(written.reason);
				if (written.type === "other") await (0, thread_signals.HF)(job, inputs, { body: `${place}\n\n${(0, report_comment.i5)((0, run_context.Br)(context))}` });
			};
			try {
				if (product.type === "patch") return await publishPatch(job, {
					inputs,
					product,
					showPlace
				});
				return await publishGivenAnswer(product.json, await openPublishJob(job, inputs, { continues: false }), inputs);
			} catch (thrown) {
				if (thrown instanceof error.tj) await showPlace(renderPublished({
					type: "failed",
					reason: (0, action_job.UW)(thrown)
				}));
				throw thrown;
			}
		}
		function openPublishJob(job, inputs, { continues }) {
			const { orgPolicyToken, oneShotLabel } = inputs;
			return openJob(job, {
				inputs: {
					...inputs,
					removedLabel: oneShotLabel
				},
				orgPolicyToken,
				continues
			});
		}
		async function publishPatch(begun, { inputs, product, showPlace }) {
			const patchFile = (0, external_node_path_.resolve)(begun.context.workspace, product.file);
			const patch = readPatch(patchFile, product.digest);
			const job = await openPublishJob(begun, inputs, { continues: true });
			const { host, context, log, redactor, policy, checkout, approved } = job;
			const audit = inputs.auditDigest === null ? null : (0, attestation.Wu)((0, external_node_path_.dirname)(patchFile), {
				rootHash: inputs.auditDigest,
				patchDigest: product.digest
			});
			const target = await pickTarget(job, "pull-request", inputs);
			const requests = (0, approval_files.nt)(inputs.approvals ?? "");
			if (requests === null) throw new error.tj({
				code: "usage",
				message: "the input approvals is not the output approvals of a job of the agent",
				hint: "Write approvals: ${{ needs.agent.outputs.approvals }}, with the name of that job."
			});
			const explainUnapproved = createApprovalCheck(job, requests, inputs.approvalEnvironment);
			const policyNote = describePolicyChange(job, inputs.runPolicyDigest);
			if (policyNote !== "") log.warn(policyNote);
			const result = readRunResult(inputs.runResult, log);
			const connections = [];
			const published = await publish_run_explainFailure(async () => {
				const tree = createPatchedTree({
					checkout,
					commit: approved.sha,
					patch,
					temporaryDirectory: host.temporaryDirectory
				});
				const onDecision = (connection) => void connections.push(connection);
				await refuseDenied(job, {
					tree,
					explainUnapproved,
					onDecision
				}).catch((thrown) => {
					tree.close();
					throw thrown;
				});
				return publishTree(job, {
					target,
					inputs,
					tree,
					runId: context.runId,
					result,
					policyNote
				});
			});
			const publication = published.type === "published" ? published.publication : null;
			const outcome = publication === null ? "publish-failed" : "completed";
			const text = renderPublished(published);
			await showPlace(text);
			if (inputs.summary === "full") await (0, step_summary.o)(redactor.redactText(renderPublishSummary(text, {
				policy,
				origin: job.policyOrigin,
				policyNote,
				connections
			})));
			const attested = audit === null || publication === null ? {} : writeStatement(job, product.digest, (0, attestation.Ay)(audit, {
				patchDigest: product.digest,
				result,
				judgedBy: policy,
				repository: `${context.serverUrl}/${(0, run_context.Ot)(context.repository)}`,
				commit: approved.sha,
				workflowRun: (0, run_context.Br)(context),
				publication: {
					branch: publication.branch,
					commit: publication.commit,
					pullRequest: publication.pullRequest?.url ?? null
				}
			}));
			(0, github_outputs.Kn)({
				...(0, github_outputs.w$)(outcome, inputs.failOn),
				"branch-name": publication?.branch ?? "",
				"pull-request-number": String(publication?.pullRequest?.number ?? ""),
				"pull-request-url": publication?.pullRequest?.url ?? "",
				...attested
			}, redactor);
			for (const message of publication?.notes ?? []) log.warn(message);
			const reason = published.type === "failed" ? published.reason : text;
			return (0, action_job.Cs)(log, {
				outcome,
				reason,
				failOn: inputs.failOn
			});
		}
		function writeStatement({ context, redactor }, patchDigest, statement) {
			const directory = (0, external_node_path_.join)(context.runnerTemp, "script-harness");
			(0, private_directory.n)(directory);
			const file = (0, external_node_path_.join)(directory, `agent-run-${patchDigest.slice(0, 12)}.intoto.json`);
			const text = redactor.redactText(JSON.stringify(statement));
			(0, external_node_fs_.writeFileSync)(file, `${text}\n`);
			const { predicate } = JSON.parse(text);
			return {
				"attestation-predicate": JSON.stringify(predicate),
				"attestation-file": file
			};
		}
		function readRunResult(json, log) {
			if (json === null) return null;
			try {
				return result.F.parse((0, parse_json.qF)(json));
			} catch {
				const message = "run-result is not the output result of a job of the agent: the pull request has only its files";
				log.warn(message);
				return null;
			}
		}
		function describePolicyChange({ policy, policyOrigin }, digest) {
			if (digest === null || digest === policy.sha256) return "";
			const place = policyOrigin === null ? "" : ` of ${policyOrigin.branch} at ${policyOrigin.commit}`;
			return `the patch was made under a policy with the digest ${digest.slice(0, 16)}, and judged by the policy${place} with the digest ${policy.sha256.slice(0, 16)}`;
		}
		function readPatch(file, digest) {
			const stats = (0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
			if (stats?.isFile() !== true || stats.size > maxPatchBytes) throw new error.tj({
				code: "usage",
				message: `patch-file ${file} ${stats === undefined ? "does not exist" : "is not a file of at most 100 MB"}`,
				hint: "Let actions/download-artifact fetch the output artifact-name of the job of the agent, and name its changes.patch."
			});
			const patch = (0, external_node_fs_.readFileSync)(file);
			const found = (0, external_node_crypto_.createHash)("sha256").update(patch).digest("hex");
			if (found === digest) return patch;
			throw new error.tj({
				code: "tampered",
				message: `the patch has the digest ${found}, and the job of the agent made one with ${digest}`,
				hint: "Only the unchanged patch of the same workflow run is published."
			});
		}
		async function refuseDenied({ policy, workspace, checkout, event, host, log }, { tree, explainUnapproved, onDecision }) {
			const { repositoryRoot } = checkout;
			const { entries } = tree;
			const readBlob = async (object) => tree.readBlob(object);
			const changes = (0, judge_run_patch.EK)({
				repositoryRoot,
				workspace,
				entries,
				readBlob
			});
			if (changes.outline.length < entries.length) throw new error.tj({
				code: "publish",
				message: "the patch has a change outside of working-directory",
				hint: sameJob
			});
			const [first, ...others] = await (0, judge_run_patch.vN)(policy, changes, {
				tainted: readEventTexts(event) === null ? null : true,
				explainUnapproved,
				readFacts: () => ({ submodule: null }),
				askRegistries: (0, ask_registries.o)({
					host,
					policy
				}, {
					signal: new AbortController().signal,
					onDecision,
					onProblem: (message) => log.warn(message)
				})
			});
			if (first === undefined) return;
			const more = others.length === 0 ? "" : ` and ${others.length} more`;
			throw new error.tj({
				code: "publish",
				message: `the policy refuses the change of ${first.path}${more}: ${first.reason}`,
				hint: `Rule ${first.rule} of the policy ${policy.name} decides. Change the policy, or let the agent leave the file alone.`
			});
		}
		var live_log = __webpack_require__(60288);
		var assemble_run = __webpack_require__(14027);
		var contents = __webpack_require__(75);
		var filtered_files = __webpack_require__(91863);
		;
		function checkWorkTree(checkout, commit, temporaryDirectory) {
			const { changed, added } = compareCheckout(checkout, commit, temporaryDirectory);
			if (changed.length > 0 && !(0, external_node_fs_.existsSync)((0, external_node_path_.join)(checkout.layout.gitDirectory, "index"))) throw new error.tj({
				code: "untrusted",
				message: `the checkout of the commit ${commit} has no index, with which its files are compared`,
				hint: "Let actions/checkout make a new clone, or make the index with `git reset`."
			});
			if (changed.length > 0) throw new error.tj({
				code: "untrusted",
				message: `files of the commit ${commit} were changed before the run: ${(0, path_text.Pe)(changed)}`,
				hint: "Let no step between the checkout and this one change tracked files, or restore them with `git checkout -- .`. A command that prepares the work tree can be the `setup` of this step."
			});
			if (added.length === 0) return [];
			return [`earlier steps left files that are not in the commit ${commit.slice(0, 12)}: ${(0, path_text.Pe)(added)}`];
		}
		function compareCheckout(checkout, commit, temporaryDirectory) {
			const gitDirectory = (0, run_directory.HZ)(temporaryDirectory, "checkout-");
			try {
				const git = (args) => checkout.runGit(gitDirectory, args);
				(0, git_directory.g7)(gitDirectory, checkout.layout, commit);
				(0, git_directory.UZ)(gitDirectory, checkout.layout);
				const index = (0, external_node_path_.join)(gitDirectory, "index");
				const now = Date.now() / 1e3;
				if ((0, external_node_fs_.existsSync)(index)) (0, external_node_fs_.utimesSync)(index, now, now);
				const written = (0, external_node_fs_.statSync)((0, external_node_path_.join)(checkout.layout.gitDirectory, "index"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
				const tree = {
					root: checkout.repositoryRoot,
					commit,
					git,
					index,
					written
				};
				const own = compareFiles(tree);
				const inside = own.submodules.filter((path) => !own.changed.includes(path)).map((path) => compareSubmodule(checkout, path, temporaryDirectory));
				return {
					changed: [own, ...inside].flatMap(({ changed }) => changed),
					added: [own, ...inside].flatMap(({ added }) => added)
				};
			} finally {
				(0, external_node_fs_.rmSync)(gitDirectory, {
					recursive: true,
					force: true
				});
			}
		}
		function compareSubmodule(parent, path, temporaryDirectory) {
			const checkout = parent.openSubmodule(path);
			if (checkout === null) {
				const directory = (0, external_node_path_.join)(parent.repositoryRoot, path);
				const isEmpty = (0, paths.uq)(directory)?.isDirectory() !== true || (0, external_node_fs_.readdirSync)(directory).length === 0;
				return {
					changed: [],
					added: isEmpty ? [] : [`${path}/ (a submodule that is not checked out)`]
				};
			}
			if (checkout.head === null) return {
				changed: [path],
				added: []
			};
			const { changed, added } = compareCheckout(checkout, checkout.head.sha, temporaryDirectory);
			const locate = (inside) => `${path}/${inside}`;
			return {
				changed: changed.map(locate),
				added: added.map(locate)
			};
		}
		function compareFiles(tree) {
			const { commit, git } = tree;
			const { marked, repositories } = readIndex(tree);
			const changed = [...listChanged(tree, listSuspects(tree)), ...marked];
			const inCommit = repositories.length === 0 ? "" : git([
				"ls-tree",
				"-z",
				"--full-tree",
				commit,
				"--",
				...repositories
			]);
			git(["read-tree", commit]);
			const listed = git([
				"ls-files",
				"--others",
				"--exclude-standard",
				"--directory",
				"--no-empty-directory",
				"-z"
			]);
			return {
				changed,
				added: listed.split("\0").filter((path) => path !== ""),
				submodules: inCommit.split("\0").flatMap((line) => /^160000 commit \w+\t([^]+)$/.exec(line)?.[1] ?? [])
			};
		}
		function listSuspects({ root, commit, git, index, written }) {
			const list = () => (0, patch.$2)(git([
				"diff-index",
				"--raw",
				"-z",
				"--no-abbrev",
				"--no-renames",
				"--ignore-submodules=dirty",
				commit
			])).filter(({ before }) => before !== null);
			const known = new Set(list().map(({ path }) => path));
			if (written > 0) (0, external_node_fs_.utimesSync)(index, written / 1e3, written / 1e3);
			return list().filter(({ path }) => known.has(path) || ((0, paths.uq)((0, external_node_path_.join)(root, path))?.ctimeMs ?? Infinity) > written);
		}
		const isFile = (mode) => mode === "100644" || mode === "100755";
		function listChanged(tree, entries) {
			const areFiles = ({ before, after }) => isFile(before?.mode) && isFile(after?.mode);
			const rewritten = entries.some(areFiles) ? listRewritten(tree) : new Set();
			return entries.filter((entry) => !areFiles(entry) || rewritten.has(entry.path) && !isConverted(tree, entry)).map(({ path }) => path);
		}
		function listRewritten({ git, commit }) {
			const options = [
				"--ignore-cr-at-eol",
				"--no-ext-diff",
				"--no-textconv",
				"--ignore-submodules=dirty"
			];
			const listed = git([
				"diff-index",
				"--numstat",
				"-z",
				"--no-renames",
				...options,
				commit
			]);
			const counted = listed.split("\0").map((line) => /^(\d+|-)\t(\d+|-)\t([^]+)$/.exec(line) ?? []);
			return new Set(counted.flatMap(([, added, deleted, path = ""]) => added === "0" && deleted === "0" ? [] : [path]));
		}
		function isConverted({ root, git }, { path, before }) {
			const object = before?.object ?? "";
			if (git([
				"hash-object",
				"--no-filters",
				"--",
				path
			]).trim() === object) return true;
			if (Number(git([
				"cat-file",
				"-s",
				object
			])) > filtered_files.dg) return false;
			const stored = (0, filtered_files.qT)(git([
				"cat-file",
				"blob",
				object
			]));
			const file = (0, external_node_path_.join)(root, path);
			if (stored === null || (0, paths.uq)(file)?.size !== stored.size || (0, external_node_fs_.realpathSync)(file) !== file) return false;
			return (0, contents.DC)(file) === stored.digest;
		}
		function readIndex({ root, git }) {
			const entries = git([
				"ls-files",
				"-v",
				"--stage",
				"-z"
			]).split("\0").map((line) => /^(.) (\d+) \w+ \d\t([^]+)$/.exec(line) ?? []);
			const marked = entries.flatMap(([, tag = "", , path = ""]) => /[a-zS]/.test(tag) && (path.includes("\ufffd") || (0, paths.uq)((0, external_node_path_.join)(root, path)) !== null) ? [path] : []);
			return {
				marked: marked.map((path) => `${path} (marked in the index, see \`git ls-files -v\`)`),
				repositories: entries.flatMap(([, , mode, path = ""]) => mode === "160000" ? [path] : [])
			};
		}
		var plan_run = __webpack_require__(58982);
		var run_run = __webpack_require__(39736);
		var watchdog = __webpack_require__(2966);
		var install_sandbox = __webpack_require__(14231);
		;
		const commandFiles = [
			"GITHUB_ENV",
			"GITHUB_PATH",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_STEP_SUMMARY"
		];
		async function runAction(given, signal, refusal) {
			const host = {
				...given,
				redactor: maskNewSecrets(given.redactor)
			};
			const log = (0, workflow_log.W)(host.redactor);
			const { environment } = host.facts;
			const services = {
				...host,
				signal: startClosing(signal, host.clock)
			};
			let read = null;
			let inputs = null;
			let begun = null;
			if (refusal !== null) {
				const { inputs: reported = null } = (0, read_inputs.readReportInputs)(environment) ?? {};
				const exitCode = await reportFailure(refusal, {
					inputs: reported,
					begun: null,
					log,
					services
				});
				log.close();
				return exitCode;
			}
			try {
				if ((0, read_inputs.isPublishJob)(environment)) {
					const given = (0, read_inputs.readPublishInputs)(environment);
					inputs = given;
					return await runPublish(given, {
						...services,
						host,
						log
					});
				}
				read = (0, read_inputs.readInputs)({
					environment,
					apis: models.X
				});
				inputs = read.inputs;
				const { secrets, warnings } = read;
				(0, workflow_log.Q)([...(0, read_inputs.listSecrets)(secrets), ...(0, known_secrets.Xb)(environment)]);
				for (const warning of warnings) log.warn(warning);
				return await runJob(read, {
					...services,
					host,
					log
				}, {
					signal,
					onBegun: (value) => begun = value
				});
			} catch (thrown) {
				const cause = services.signal.aborted && thrown instanceof error.tj ? signal.reason : thrown;
				return await reportFailure(cause, {
					inputs: inputs ?? readInvalidInputs(environment),
					begun,
					log,
					services
				});
			} finally {
				await endThread(read, begun);
				log.close();
			}
		}
		function maskNewSecrets(redactor) {
			return {
				...redactor,
				addSecret(secret) {
					(0, workflow_log.Q)([secret]);
					redactor.addSecret(secret);
				}
			};
		}
		function readInvalidInputs(environment) {
			const read = (0, read_inputs.readReportInputs)(environment);
			if (read === null) return null;
			(0, workflow_log.Q)([read.githubToken, ...(0, known_secrets.Xb)(environment)]);
			return read.inputs;
		}
		const closingMs = 5e3;
		function startClosing(signal, clock) {
			const closing = new AbortController();
			const close = () => void clock.sleep(closingMs).then(() => closing.abort(signal.reason));
			signal.addEventListener("abort", close, { once: true });
			return closing.signal;
		}
		function requireAnswer({ ended, events }, nowMs) {
			const [request] = (0, approval_requests.dV)(events.map(({ event }) => event), nowMs);
			if (ended !== "needs-approval" || request === undefined) return;
			throw new error.tj({
				code: "usage",
				message: `the run to resume waits for an approval (${request.id}), and this job has none`,
				hint: "Answer the request on its issue or pull request, or give this job the approval-environment of the run."
			});
		}
		async function endThread(read, begun) {
			if (read === null || begun === null || begun.job.signal.aborted) return;
			if (!read.inputs.publishesAnswer) return;
			await (0, thread_signals.pT)(begun.job, read.inputs.oneShotLabel);
			(0, github_state.g0)();
		}
		function endUnrequested(reason, { log, redactor }) {
			log.write(`There is nothing to do: ${reason}.`);
			(0, github_outputs.Kn)((0, github_outputs.w$)("no-changes", []), redactor);
			return 0;
		}
		async function runJob({ inputs, secrets }, parts, { signal, onBegun }) {
			const { host, log } = parts;
			const { environment } = host.facts;
			const begun = await (0, action_job.Nc)(parts, secrets.githubToken);
			const { client, context, event } = begun;
			const request = readJobRequest(event, inputs.resume?.type === "approved" ? {
				triggerPhrase: null,
				oneShotLabel: null
			} : inputs);
			if (request.type === "not-requested") return endUnrequested(request.reason, begun);
			const createdId = host.createId("run");
			const recordDirectory = (0, external_node_path_.join)(context.runnerTemp, "script-harness", createdId);
			const state = {
				schema: "run-state/v1",
				recordDirectory,
				artifactName: (0, github_artifact.ym)({
					job: context.job,
					runAttempt: context.runAttempt,
					runId: createdId
				}),
				upload: (0, github_state.du)(inputs.uploadArtifact, event.visibility),
				retentionDays: inputs.retentionDays,
				summary: inputs.summary,
				programSha256: (0, run_options.Zj)(context.workspace, host.distDirectory) ? (0, digest_directory.q)(host.distDirectory) : null
			};
			(0, github_state.iZ)(state);
			const { resume } = inputs;
			const given = resume?.type === "record" ? (0, read_resumable.aG)((0, external_node_path_.resolve)(context.workspace, resume.record), resume) : null;
			onBegun({
				job: begun,
				state,
				mayComment: false
			});
			const { publishAs } = inputs;
			const job = await openJob(begun, {
				inputs,
				orgPolicyToken: secrets.orgPolicyToken,
				continues: inputs.mode === "patch" && publishAs !== "commit",
				onTrusted: () => onBegun({
					job: begun,
					state,
					mayComment: resume === null
				})
			});
			const { workspace, checkout, approved, steering, policy } = job;
			const opened = resume?.type === "approved" ? await openApproval(job, `${recordDirectory}-resumed`) : null;
			const resumed = opened?.resumed ?? given;
			const { approvalEnvironment: environmentName } = inputs;
			const grant = environmentName !== null && given !== null ? await openEnvironmentApproval(job, {
				environment: environmentName,
				resumed: given,
				directory: `${recordDirectory}-approval`
			}) : opened?.grant ?? null;
			if (given !== null && grant === null) requireAnswer(given, host.clock.nowMs());
			onBegun({
				job: begun,
				state,
				mayComment: true
			});
			const target = publishAs === null ? null : await pickTarget(job, publishAs, inputs);
			if (inputs.ifOpen === "skip") {
				const planned = target ?? await findTarget(job, "pull-request", inputs);
				const open = await findOpenPullRequest(client, planned);
				if (open !== null) return endUnrequested(`${open.url} of an earlier run is still open (if-open: skip)`, job);
			}
			if (!inputs.dryRun) await (0, thread_signals.b0)(job, inputs);
			const typed = inputs.mode === "comment" ? policy.settings.typedResult : null;
			const answerTarget = typed === null ? null : await openAnswerTarget(typed, job);
			const collector = openCollector(inputs.otlpEndpoint, secrets.otlpHeaders, environment);
			const warnings = checkWorkTree(checkout, approved.sha, host.temporaryDirectory);
			const instructions = await readInstructionFiles(steering, {
				workspace,
				repositoryRoot: checkout.repositoryRoot
			});
			const keys = await readKeys(host, {
				inputs,
				secrets
			}, {
				directory: context.runnerTemp,
				signal
			});
			const isTrusted = approved.origin === "branch" || approved.origin === "step";
			const stateDirectory = (0, external_node_path_.join)(context.runnerTemp, "script-harness");
			(0, watchdog.M5)({
				wallClockMs: (0, assemble_run.v5)(inputs.limits, policy).wallClockMs,
				usedMs: resumed?.usedMs ?? 0,
				stateDirectory,
				recordDirectory,
				name: createdId
			});
			const options = await (0, assemble_run.Ol)({
				host: {
					...host,
					stateDirectory
				},
				runId: resumed?.started.runId ?? createdId,
				workspace,
				readTask: () => readActionTask(job, {
					inputs,
					instruction: request.instruction,
					target: answerTarget
				}),
				repositoryTrust: isTrusted ? "trusted" : "untrusted",
				approvedCommit: approved.sha,
				instructionFiles: instructions.files,
				warnings: [...warnings, ...instructions.warnings],
				policy,
				policyFiles: job.policyFiles,
				policyOrigin: job.policyOrigin,
				inputs,
				secrets: {
					...secrets,
					apiKeys: keys
				},
				approvals: openApprovalChannel(grant, job, inputs, state.upload),
				readGitHub: createGitHubReader((ended) => (0, github_client.c)(context, job.token, {
					...job,
					signal: AbortSignal.any([job.signal, ended])
				}), removeHiddenText),
				recordDirectory,
				command: null,
				job: {
					repository: (0, run_context.Ot)(context.repository),
					workflowFile: context.workflowFile,
					runUrl: (0, run_context.Br)(context),
					thread: (0, trigger_event.ct)(event)
				},
				resumed,
				watchedFiles: commandFiles.flatMap((name) => environment[name] ?? []),
				actor: context.triggeringActor,
				signal,
				onEvent: createEventLogger(log, {
					linesPerSecond: policy.settings.scriptLimits.consoleLinesPerSecond,
					clock: host.clock
				}),
				onScript: () => log.write(live_log.u)
			});
			await (0, install_sandbox.p)({
				mode: inputs.installSandbox,
				hosted: environment["RUNNER_ENVIRONMENT"] === "github-hosted",
				uid: host.uid,
				write: (line) => log.write(line)
			});
			if (inputs.dryRun) {
				log.write(await (0, plan_run.n)(options));
				(0, github_outputs.Kn)((0, github_outputs.w$)("completed", []), host.redactor);
				return 0;
			}
			const finished = await (0, run_run.Z)(options);
			const publish = createPublisher(job, {
				inputs,
				result: finished.result,
				patchFile: (0, external_node_path_.join)(recordDirectory, record.B5.patch),
				target,
				answerTarget: inputs.publishesAnswer ? answerTarget : null,
				removedLabel: opened?.readUsedLabel() ?? null
			});
			return reportRun({
				job,
				finished,
				inputs,
				state,
				collector,
				publish
			});
		}
		function createPublisher(job, wanted) {
			const { target, answerTarget, result, removedLabel } = wanted;
			if (target !== null) return async () => {
				const published = await publishRun(job, {
					...wanted,
					target
				});
				if (published.type === "failed") return {
					...noProduct,
					failure: published.reason
				};
				const { publication } = published;
				return {
					note: renderPublished(published),
					warnings: publication.notes,
					failure: null,
					publication
				};
			};
			if (answerTarget === null) return null;
			return async () => {
				if (result.structuredOutput === null) return noProduct;
				const published = await publishAnswer(answerTarget, result.structuredOutput, job, removedLabel);
				return {
					...published,
					publication: null
				};
			};
		}
		async function readKeys({ facts, redactor }, { inputs, secrets }, place) {
			const api = models.X.find(({ name }) => name === inputs.provider);
			if (inputs.keyCommand === null || inputs.dryRun || api === undefined) return secrets.apiKeys;
			const key = await readCommandKey(inputs.keyCommand, {
				...place,
				environment: facts.environment
			});
			redactor.addSecret(key);
			return new Map([[api.access.type === "key" ? api.access.input : "key-command", key]]);
		}
		function createEventLogger(log, options) {
			const renderEventLine = (0, live_log.w)(options);
			return ({ event }) => {
				if (event.type === "model-responded") log.openGroup(`turn ${event.turn}`);
				const line = renderEventLine(event);
				if (line !== null) log.write(line);
				if (event.type === "run-finished") log.closeGroup();
			};
		}
	}),
	91195: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ay: () => createStatement,
			W3: () => predicateType,
			Wu: () => readAnchoredAudit,
			xB: () => renderAttestationCheck
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85377);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2032);
		var _contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73387);
		const predicateType = "urn:script-harness:agent-run:v1";
		function readAnchoredAudit(directory, { rootHash, patchDigest }) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: `${file} does not exist`,
				hint: `Let actions/download-artifact fetch ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit} next to the patch, or do not give audit-digest.`
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_7__.R)(directory);
			const [opened, closed] = [lines[0], lines.at(-1)];
			const isWhole = broken === null && opened?.type === "opened" && closed?.type === "closed";
			if (isWhole && closed.hash === rootHash && closed.files[_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.patch] === patchDigest) return {
				lines,
				opened,
				closed,
				fileDigest: (0, _contents_js__WEBPACK_IMPORTED_MODULE_6__.DC)(file)
			};
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "tampered",
				message: `${file} is not the audit log of this patch: ${broken === null ? `its digest is ${closed?.hash ?? "missing"}` : `broken at entry ${broken.at}`}`,
				hint: "Give the output audit-digest of the job of the agent that made the patch."
			});
		}
		function createStatement({ lines, opened, closed, fileDigest }, facts) {
			const granted = new Set(lines.flatMap((line) => line.type === "approval-answered" && line.answer.startsWith("granted") ? [line.call_id] : []));
			const decided = lines.filter((line) => line.type === "call");
			const allowedCalls = decided.filter((call) => (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(call.decision) || granted.has(call.call_id)).length;
			const sandbox = (0, _core_types_isolation_js__WEBPACK_IMPORTED_MODULE_8__.Sd)(lines.filter((line) => line.type === "sandbox"), ({ isolation }) => isolation);
			const parts = lines.filter((line) => line.type === "opened" || line.type === "resumed" || line.type === "model-replaced");
			const listAll = (read) => [...new Set(parts.flatMap((part) => read(part) || []))].join(", ");
			const verify = facts.result?.verify ?? null;
			return {
				_type: "https://in-toto.io/Statement/v1",
				subject: [{
					name: _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.patch,
					digest: { sha256: facts.patchDigest }
				}, {
					name: _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit,
					digest: { sha256: fileDigest }
				}],
				predicateType,
				predicate: {
					run: {
						id: opened.run_id,
						version: opened.version,
						outcome: closed.outcome,
						workflowRun: facts.workflowRun
					},
					base: {
						repository: facts.repository,
						commit: facts.commit
					},
					policy: {
						name: opened.policy,
						digest: { sha256: opened.policy_sha256 },
						judgedBy: {
							name: facts.judgedBy.name,
							digest: { sha256: facts.judgedBy.sha256 }
						}
					},
					audit: {
						rootHash: { sha256: closed.hash },
						entries: lines.length,
						allowedCalls,
						deniedCalls: decided.length - allowedCalls
					},
					verify: verify === null ? null : {
						command: verify.command,
						before: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.hB)(verify),
						after: (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.C$)(verify),
						problems: [...verify.problems],
						fixedTests: verify.tests?.fixed.count ?? null
					},
					isolation: sandbox === null ? null : {
						level: sandbox.isolation,
						backend: sandbox.rung,
						boundaries: sandbox.walls
					},
					model: {
						provider: listAll((part) => part.type === "model-replaced" ? undefined : part.provider),
						name: listAll(({ model }) => model),
						replayed: facts.result?.replayed ?? null
					},
					publication: facts.publication
				}
			};
		}
		function renderAttestationCheck(file, repository) {
			return `gh attestation verify ${file} --repo ${repository} --predicate-type ${predicateType}`;
		}
	}),
	14231: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			R: () => installPackages,
			p: () => installSandbox
		});
		var _find_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88317);
		async function installSandbox(options) {
			if (options.mode === "never" || !options.hosted || (0, _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.FG)("bwrap") !== null) return;
			options.write("bubblewrap is not installed; installing it");
			const missing = ["bwrap", "rg"].filter((name) => (0, _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.FG)(name) === null);
			const refused = installPackages({
				...options,
				packages: missing.map((name) => _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.l2[name])
			});
			if (refused !== null) options.write(`the installation failed: ${refused}`);
		}
		function installPackages(options) {
			const { find = _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.FG, limitMs: timeout = 18e4 } = options;
			const [apt, sudo] = [find("apt-get"), find("sudo")];
			if (apt === null) return "apt-get is not installed";
			if (options.uid !== 0 && sudo === null) return "this user is not root, and sudo is not installed";
			const run = (...args) => (0, _find_programs_js__WEBPACK_IMPORTED_MODULE_0__.yf)(options.uid === 0 ? null : sudo, [apt, ...args], {
				env: { DEBIAN_FRONTEND: "noninteractive" },
				timeout
			});
			const install = [
				"install",
				"-y",
				"-qq",
				"-o",
				"DPkg::Lock::Timeout=60",
				...options.packages
			];
			const refused = run(...install);
			return refused === null || run("update", "-qq") !== null ? refused : run(...install);
		}
	}),
	49304: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			checkAnswer: () => checkAnswer,
			readAnswerText: () => readAnswerText,
			readReviewAnswer: () => readReviewAnswer,
			readTriageAnswer: () => readTriageAnswer,
			renderAnswerParts: () => renderAnswerParts,
			renderAnswerSchema: () => renderAnswerSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		const maxTextCharacters = 2e4;
		const text = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(maxTextCharacters);
		const line = zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1);
		const reviewComment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
			path: text.max(4e3),
			line: line.describe("A line of the diff: its number in the new file."),
			startLine: line.optional().describe("The first line, if the comment is about several."),
			body: text.describe("Markdown: what is wrong, why, and what to do.")
		});
		const reviewAnswer = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
			summary: text.describe("Markdown: the verdict, and what belongs to no line."),
			comments: zod__WEBPACK_IMPORTED_MODULE_1__.array(reviewComment)
		});
		const triageAnswer = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
			labels: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
			assignee: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable().optional(),
			comment: text.describe("Markdown: for the author of the issue.")
		});
		function renderAnswerSchema(result) {
			return zod__WEBPACK_IMPORTED_MODULE_2__.bl(createSchema(result));
		}
		function checkAnswer(result, json) {
			createSchema(result).parse(JSON.parse(json));
		}
		function readReviewAnswer(json) {
			return reviewAnswer.parse(JSON.parse(json));
		}
		function readTriageAnswer(json) {
			return triageAnswer.parse(JSON.parse(json));
		}
		function readAnswerText(result, json) {
			return result.type === "review" ? readReviewAnswer(json).summary : readTriageAnswer(json).comment;
		}
		function renderAnswerParts(result, json) {
			if (result.type === "review") return readReviewAnswer(json).comments.map(({ path, line: end, startLine, body }) => {
				const place = startLine === undefined || startLine === end ? `${end}` : `${startLine}-${end}`;
				return `${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7)(path)}:${place}: ${body}`;
			}).join("\n\n");
			const { labels, assignee } = readTriageAnswer(json);
			return [...labels.length > 0 ? [`labels: ${labels.join(", ")}`] : [], ...assignee ? [`assignee: ${assignee}`] : []].join("\n");
		}
		function createSchema(result) {
			if (result.type === "review") return reviewAnswer.extend({ comments: zod__WEBPACK_IMPORTED_MODULE_1__.array(reviewComment).max(result.maxComments) });
			const { labels, assignees } = result;
			const { comment } = triageAnswer.shape;
			const common = {
				labels: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__["enum"](labels)).max(labels.length),
				comment
			};
			return assignees.length === 0 ? zod__WEBPACK_IMPORTED_MODULE_1__.strictObject(common) : zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
				...common,
				assignee: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](assignees).nullable()
			});
		}
	})
};
