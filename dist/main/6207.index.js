export const id = 6207;
export const ids = [6207];
export const modules = {
	50509: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			DT: () => stripPrefixes,
			JZ: () => splitPatch,
			Zq: () => parseGitHeader,
			mw: () => parseDiffName
		});
		const nowhere = "/dev/null";
		const prefix = /^[abciow]\//;
		function parseDiffName(text) {
			const written = text.replace(/\r$/, "");
			return readQuoted(written) ?? (written.split("	", 1)[0] ?? "").trimEnd();
		}
		const gitHeader = "diff --git ";
		function parseGitHeader(line) {
			if (!line.startsWith(gitHeader)) return null;
			const written = line.slice(gitHeader.length).replace(/\r$/, "");
			const middle = (written.length - 1) / 2;
			if (written[middle] !== " ") return null;
			const [before = "", after = ""] = [written.slice(0, middle), written.slice(middle + 1)].map((name) => readQuoted(name) ?? name);
			const { oldPath, newPath } = stripPrefixes(before, after);
			return oldPath === newPath ? oldPath : null;
		}
		function splitPatch(patch) {
			return patch.split(/^(?=diff --git )/m);
		}
		const namedEscapes = new Map(Object.entries({
			a: "\x07",
			b: "\b",
			t: "	",
			n: "\n",
			v: "\v",
			f: "\f",
			r: "\r"
		}));
		function readQuoted(text) {
			const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
			if (quoted === undefined) return null;
			const bytes = Buffer.from(quoted).toString("latin1");
			const read = bytes.replaceAll(/\\([0-7]{3}|.)/g, (_, escape) => escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : namedEscapes.get(escape) ?? escape);
			return Buffer.from(read, "latin1").toString("utf8");
		}
		function stripPrefixes(oldName, newName) {
			const oldPath = oldName === nowhere ? null : oldName;
			const newPath = newName === nowhere ? null : newName;
			const prefixed = oldPath === null || newPath === null ? (oldPath ?? "a/").startsWith("a/") && (newPath ?? "b/").startsWith("b/") : prefix.test(oldPath) && prefix.test(newPath) && oldPath[0] !== newPath[0];
			const strip = (path) => path === null || !prefixed ? path : path.slice(2);
			return {
				oldPath: strip(oldPath),
				newPath: strip(newPath)
			};
		}
	}),
	61106: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			N: () => renderDenialCards,
			c: () => renderDenialsHtml
		});
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19375);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65275);
		var _content_refused_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9244);
		var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18148);
		var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56296);
		const shown = 50;
		function renderDenialsHtml(record) {
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`${renderDenialCards((0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.d1)(record))}${renderRefused(record)}`;
		}
		function renderDenialCards(groups) {
			const cards = groups.slice(0, shown).map(({ rule, reason, count, example, moreExamples, suggestion }) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<article class="denial"><h3><code>${rule}</code> <span class="badge bad">${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_4__.SS)(count, "call")}</span></h3><p>${reason}</p><ul>${[example, ...moreExamples].map((one) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<li><code>${one}</code></li>`)}</ul>${suggestion === "" ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<p class="quiet">There is no small rule that allows it.</p>` : (0, _parts_js__WEBPACK_IMPORTED_MODULE_3__.S5)(suggestion, {
				label: "The smallest YAML that would allow it",
				maxBytes: 4e3
			})}</article>`);
			const more = groups.length > shown ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<p>And ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_4__.SS)(groups.length - shown, "more rule")}.</p>` : _markup_js__WEBPACK_IMPORTED_MODULE_2__.s;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`${cards}${more}`;
		}
		function renderRefused(record) {
			const sections = (0, _content_refused_changes_js__WEBPACK_IMPORTED_MODULE_1__.r)(record, shown).map(({ title, groups, hidden }) => {
				const rows = groups.map(({ path, kind, rule, reason, state, count }) => [
					(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<code>${path}</code>`,
					kind,
					(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<code>${rule}</code>`,
					reason,
					state === "restored" ? state : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<strong>${state}</strong>`,
					String(count)
				]);
				const more = hidden > 0 ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<p>And ${hidden} more; the record has them.</p>` : _markup_js__WEBPACK_IMPORTED_MODULE_2__.s;
				return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<h3>${title}</h3>${(0, _parts_js__WEBPACK_IMPORTED_MODULE_3__.UR)(title, [
					"path",
					"change",
					"rule",
					"reason",
					"state",
					"times"
				], rows)}${more}`;
			});
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`${sections}`;
		}
	}),
	18148: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			P: () => markup,
			s: () => nothing
		});
		function markup(strings, ...values) {
			let text = strings[0] ?? "";
			for (const [index, value] of values.entries()) text += renderValue(value) + (strings[index + 1] ?? "");
			return { html: text };
		}
		const nothing = { html: "" };
		function renderValue(value) {
			if (typeof value === "number") return String(value);
			if (typeof value === "string") return escapeHtml(value);
			return "html" in value ? value.html : value.map((part) => part.html).join("");
		}
		function escapeHtml(text) {
			return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
		}
	}),
	4935: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			m: () => renderOverview,
			z: () => renderOutcome
		});
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2032);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97535);
		var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93905);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _content_approvals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57396);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65275);
		var _markup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18148);
		var _parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56296);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37527);
		const taskBytes = 4e3;
		function renderOverview(record) {
			const { result, started } = record;
			const reason = result?.reason ?? "The run was killed before its end, or still works. This is what it has recorded.";
			const next = (0, _content_approvals_js__WEBPACK_IMPORTED_MODULE_4__.iL)(record);
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<header class="top">
<p class="brand"><b>script-harness</b> run report <code>${started?.runId ?? ""}</code>${renderLinks(record)}</p>
<h1>${renderOutcome(record)} <span class="reason">${reason}</span></h1>
${renderVerify(record)}
${(0, _parts_js__WEBPACK_IMPORTED_MODULE_7__.S5)(started?.task ?? "", {
				label: `Task (${started?.taskOrigin ?? ""})`,
				maxBytes: taskBytes
			})}
<dl class="tiles">${(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Ff)(record).map(([name, value]) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<div><dt>${name}</dt><dd>${value.map(renderPiece)}${renderMeter(readShare(record, name))}</dd></div>`)}</dl>
<dl class="facts">${[...(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.cl)(record), ...(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.zA)(record)].map(([name, value]) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<div><dt>${name}</dt><dd>${value.map(renderPiece)}</dd></div>`)}</dl>
${(0, _parts_js__WEBPACK_IMPORTED_MODULE_7__.S5)(next.commands.join("\n"), {
				label: next.title,
				maxBytes: taskBytes
			})}
</header>`;
		}
		function renderLinks({ started }) {
			const { repository = "", runUrl = "", thread = null } = started?.job ?? {};
			const [, home = ""] = /^(https?:\/\/[^\s"<>]+)\/actions\/runs\/\d+$/.exec(runUrl) ?? [];
			if (home === "") return _markup_js__WEBPACK_IMPORTED_MODULE_6__.s;
			const link = (url, text) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)` \u00b7 <a href="${url}">${text}</a>`;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`${link(home, repository)}${link(runUrl, "workflow run")}${thread === null ? _markup_js__WEBPACK_IMPORTED_MODULE_6__.s : link(`${home}/issues/${thread}`, `#${thread}`)}`;
		}
		function renderOutcome({ result, started }) {
			const isGood = result !== null && (0, _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__.$L)(result.outcome);
			const replayed = started?.replayed === true ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)` <span class="badge plain">replayed model</span>` : _markup_js__WEBPACK_IMPORTED_MODULE_6__.s;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<span class="badge ${isGood ? "good" : "bad"}">${isGood ? "\u2713" : "\u2717"} ${result?.outcome ?? "not finished"}</span>${replayed}`;
		}
		function renderVerify(record) {
			const { result } = record;
			if (result === null || result.verify === null) return _markup_js__WEBPACK_IMPORTED_MODULE_6__.s;
			const { command, before, after, timedOutBefore, timedOutAfter, testsBefore, testsAfter } = result.verify;
			const { problems, notes, tests, returned } = result.verify;
			const badge = (exitCode, timedOut, text) => {
				const kind = exitCode === null && !timedOut ? "plain" : text === "green" ? "good" : "bad";
				return (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<span class="badge ${kind}">${{
					plain: "",
					good: "\u2713 ",
					bad: "\u2717 "
				}[kind]}${text}</span>`;
			};
			const started = (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_0__.hB)(result.verify);
			const changes = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.sK)(tests).map(([label, names]) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<div><dt>${label}</dt><dd>${names}</dd></div>`);
			const rounds = returned === 0 ? [] : [`${(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Le)(record)}.`];
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<p class="verify">Verify <code>${(0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_8__.IN)(command, 200)}</code>: before ${badge(before, timedOutBefore, started)} <span aria-hidden="true">\u2192</span> after ${badge(after, timedOutAfter, (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_0__.C$)(result.verify))}${(0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_0__.Jw)(result.verify)} <span>${(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Z_)(testsBefore, testsAfter)}</span></p>${problems.map((problem) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<p class="error">${problem}</p>`)}${[...notes, ...rounds].map((note) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<p class="note">${note}</p>`)}${changes.length === 0 ? _markup_js__WEBPACK_IMPORTED_MODULE_6__.s : (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<dl class="facts">${changes}</dl>`}`;
		}
		function renderPiece(piece) {
			if (typeof piece === "string") return (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`${piece}`;
			return "code" in piece ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<code>${piece.code}</code>` : (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`${piece.text}`;
		}
		function readShare(record, name) {
			const { result } = record;
			const limits = (0, _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.BU)(record);
			if (result === null || limits === null) return null;
			const shares = {
				Turns: result.turns / limits.turns,
				"Tool calls": result.toolCalls / limits.toolCalls,
				Tokens: (0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__.YD)(result.usage) / limits.tokens,
				Cost: result.costUsd === null || limits.costUsd === null ? null : result.costUsd / limits.costUsd,
				Time: result.durationMs / limits.wallClockMs
			};
			return shares[name] ?? null;
		}
		function renderMeter(share) {
			if (share === null) return _markup_js__WEBPACK_IMPORTED_MODULE_6__.s;
			const width = (Math.min(1, Math.max(0, share)) * 100).toFixed(1);
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_6__.P)`<svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="4"/><rect class="${share > .8 ? "used high" : "used"}" width="${width}" height="4"/></svg>`;
		}
	}),
	26207: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			pageReport: () => pageReport,
			renderDocument: () => renderDocument,
			renderPage: () => renderPage
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_buffer_ = __webpack_require__(4573);
		var types_record = __webpack_require__(44196);
		var grouped_number = __webpack_require__(19375);
		var verify = __webpack_require__(2032);
		var facts = __webpack_require__(65275);
		var denials = __webpack_require__(61106);
		var markup = __webpack_require__(18148);
		var run_view = __webpack_require__(39183);
		;
		function renderFilter(calls) {
			const list = (id, label, names) => (0, markup.P)`<label for="${id}">${label}<select id="${id}"><option value="">all</option>${[...new Set(names)].filter((name) => name !== "").toSorted().map((name) => (0, markup.P)`<option>${name}</option>`)}</select></label>`;
			const denied = calls.filter((call) => ["denied", "rejected"].includes((0, run_view.qD)(call))).length;
			return (0, markup.P)`<form class="filter" id="filter" hidden aria-label="Filter of the calls"><label for="search">Search<input type="search" id="search"></label>${list("tool", "Tool", calls.map(({ tool }) => tool))}${list("rule", "Rule", calls.map(({ decision }) => decision?.rule ?? ""))}<label class="check"><input type="checkbox" id="denied"> denied or rejected (${denied})</label><label class="check"><input type="checkbox" id="failed"> failed</label><button type="button" id="open">Open all</button><button type="button" id="close">Close all</button><output id="count" aria-live="polite"></output></form>`;
		}
		const filterScript = `
const form = document.getElementById('filter');
const calls = [...document.querySelectorAll('.call')];
const turns = [...document.querySelectorAll('.turn')];
const byId = (id) => document.getElementById(id);
function apply() {
  const tool = byId('tool').value, rule = byId('rule').value, denied = byId('denied').checked, failed = byId('failed').checked;
  const wanted = byId('search').value.trim().toLowerCase();
  const has = (part) => part.textContent.toLowerCase().includes(wanted);
  const narrows = tool !== '' || rule !== '' || denied || failed;
  const isFiltered = narrows || wanted !== '';
  const kept = new Set();
  for (const call of calls) {
    const { tool: ownTool, rule: ownRule, state, failed: hasFailed } = call.dataset;
    const isDenied = state === 'denied' || state === 'rejected';
    const fits = (tool === '' || ownTool === tool) && (rule === '' || ownRule === rule) &&
      (!(denied || failed) || (denied && isDenied) || (failed && hasFailed !== undefined)) && has(call);
    if (fits) for (let at = call; at !== null; at = at.parentElement.closest('.call, .turn')) kept.add(at);
  }
  // Texts of the model outside of calls.
  if (!narrows && wanted !== '') for (const turn of turns) if (has(turn)) kept.add(turn);
  for (const part of [...calls, ...turns]) part.hidden = isFiltered && !kept.has(part);
  if (isFiltered) for (const turn of turns) if (kept.has(turn)) turn.open = true;
  byId('count').value = isFiltered ? calls.filter((call) => !call.hidden).length + ' of ' + calls.length + ' calls' : '';
}
function openAt() {
  let target = null;
  try { target = document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch { return; }
  for (let at = target; at !== null; at = at.parentElement && at.parentElement.closest('details')) if (at.tagName === 'DETAILS') at.open = true;
  if (target !== null) target.scrollIntoView();
}
if (form !== null) {
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  byId('open').addEventListener('click', () => { for (const turn of turns) turn.open = true; });
  byId('close').addEventListener('click', () => { for (const part of [...turns, ...calls]) part.open = false; });
}
addEventListener('hashchange', openAt);
openAt();
`.trim();
		var markdown = __webpack_require__(62051);
		var message_blocks = __webpack_require__(75718);
		;
		function renderMessageHtml(text) {
			return (0, markup.P)`${(0, message_blocks.v)((0, markdown.X5)(text)).map(renderBlock)}`;
		}
		function renderBlock(block) {
			switch (block.type) {
				case "code": return (0, markup.P)`<pre tabindex="0">${block.text}</pre>`;
				case "heading": return (0, markup.P)`<p><strong>${block.text}</strong></p>`;
				case "list": return (0, markup.P)`<ul>${block.items.map(renderItem)}</ul>`;
				case "table": return (0, markup.P)`<table>${block.rows.map(renderRow)}</table>`;
				case "paragraph": return (0, markup.P)`<p>${block.lines.map((line) => (0, markup.P)`${renderLine(line)}\n`)}</p>`;
			}
		}
		function renderRow({ type, cells }) {
			return type === "rule" ? markup.s : (0, markup.P)`<tr>${cells.map((cell) => (0, markup.P)`<td>${renderLine(cell)}</td>`)}</tr>`;
		}
		function renderItem({ depth, number, text }) {
			const marker = number === null ? "" : `${number}. `;
			return (0, markup.P)`<li class="depth-${depth}${number === null ? "" : " numbered"}">${marker}${renderLine(text)}</li>`;
		}
		function renderLine(line) {
			return (0, markup.P)`${(0, message_blocks.h)(line).map(({ type, text }) => type === "code" ? (0, markup.P)`<code>${text}</code>` : (0, markup.P)`${splitEmphasis(text)}`)}`;
		}
		const emphasis = /(\*\*[^*\s](?:[^*]{0,300}[^*\s])?\*\*|\*[^*\s](?:[^*]{0,300}[^*\s])?\*)/;
		function splitEmphasis(text) {
			return text.split(emphasis).map((piece, index) => {
				if (index % 2 === 0) return (0, markup.P)`${piece}`;
				return piece.startsWith("**") ? (0, markup.P)`<strong>${piece.slice(2, -2)}</strong>` : (0, markup.P)`<em>${piece.slice(1, -1)}</em>`;
			});
		}
		var overview = __webpack_require__(4935);
		var html_parts = __webpack_require__(56296);
		var control_characters = __webpack_require__(96763);
		var cut_text = __webpack_require__(37527);
		var diff_names = __webpack_require__(50509);
		;
		const maxLine = 1e3;
		const openFiles = 20;
		function renderPatchHtml(patch, { maxBytes }) {
			const cut = patch.slice(0, maxBytes).toWellFormed();
			const files = (0, diff_names.JZ)(cut.replace(/\n$/, "")).filter((part) => part.startsWith("diff --git "));
			const note = cut.length === patch.length ? markup.s : (0, markup.P)`<p class="note">Cut after ${cut.length} of ${patch.length} characters; <code>changes.patch</code> has all of it.</p>`;
			return (0, markup.P)`${files.map((file) => renderFile(file, files.length <= openFiles))}${note}`;
		}
		function renderFile(part, isOpen) {
			const [head = "", ...lines] = part.replace(/\n$/, "").split("\n");
			const shown = (0, control_characters._O)((0, diff_names.Zq)(head) ?? head);
			const hunks = lines.slice(lines.findIndex((line) => line.startsWith("@@")));
			const count = (sign) => hunks.filter((line) => line.startsWith(sign)).length;
			return (0, markup.P)`<details class="file"${isOpen ? (0, markup.P)` open` : markup.s}><summary><code>${shown}</code> <span class="plus">+${count("+")}</span> <span class="minus">\u2212${count("-")}</span></summary><pre class="diff" tabindex="0" role="region" aria-label="Changes of ${shown}">${renderLines(lines)}</pre></details>`;
		}
		function isHead(line) {
			return /^(?:\+\+\+|---) (?:"?[ab]\/|\/dev\/null)/.test(line);
		}
		function renderLines(lines) {
			let before = 0;
			let after = 0;
			const rendered = lines.map((line) => {
				const text = (0, markup.P)`${(0, cut_text.Hh)((0, control_characters._O)(line), maxLine)}\n`;
				const [, oldStart, newStart] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line) ?? [];
				if (oldStart !== undefined) {
					before = Number(oldStart);
					after = Number(newStart);
					return (0, markup.P)`<span class="hunk">${text}</span>`;
				}
				if (line.startsWith("\\")) return (0, markup.P)`<span class="meta">${text}</span>`;
				if (before === 0 && after === 0) return isHead(line) ? markup.s : (0, markup.P)`<span class="meta">${text}</span>`;
				if (line.startsWith("+")) return (0, markup.P)`<span class="add" data-n="${after++}">${text}</span>`;
				if (line.startsWith("-")) return (0, markup.P)`<span class="del" data-n="${before++}">${text}</span>`;
				before += 1;
				return (0, markup.P)`<span data-n="${after++}">${text}</span>`;
			});
			return (0, markup.P)`${rendered}`;
		}
		;
		const width = 1e3;
		const maxBars = 500;
		const maxDots = 1e3;
		const height = 160;
		const minSlots = 12;
		function renderSpending({ turns }, detail) {
			const points = listPoints(turns, "");
			if (points.length === 0) return markup.s;
			const priced = points.every(({ costUsd }) => costUsd !== null);
			return (0, markup.P)`<figure class="curve"><figcaption>${priced ? "Cost so far in US dollars (line), tokens of each request (bars)" : "Tokens of each request (bars) and so far (line); the price of the model is not known"}</figcaption>${renderCurve(points, priced)}</figure>
<details${points.length <= 12 ? (0, markup.P)` open` : markup.s}><summary>Tokens and cost per turn</summary>${renderTable(points.slice(0, detail.rows))}${(0, html_parts.Ij)(points.length - detail.rows, "request")}</details>`;
		}
		function renderCurve(points, priced) {
			const sizes = points.map(({ usage }) => usage.inputTokens + usage.outputTokens);
			const most = sizes.reduce((largest, size) => Math.max(largest, size), 1);
			const step = width / Math.max(minSlots, points.length);
			let total = 0;
			const sums = points.map(({ costUsd }, index) => total += priced ? costUsd ?? 0 : sizes[index] ?? 0);
			const bars = (points.length > maxBars ? [] : points).map(({ name, usage }, index) => {
				const all = (usage.inputTokens + usage.outputTokens) / most * height;
				const cached = usage.cachedTokens / most * height;
				const x = (index * step + step * .1).toFixed(1);
				const size = (0, markup.P)`x="${x}" width="${(step * .8).toFixed(1)}"`;
				return (0, markup.P)`<rect class="tokens" ${size} y="${(height - all).toFixed(1)}" height="${all.toFixed(1)}"><title>${name}: ${(0, grouped_number.kT)(usage.inputTokens)} in, ${(0, grouped_number.kT)(usage.outputTokens)} out</title></rect><rect class="cached" ${size} y="${(height - cached).toFixed(1)}" height="${cached.toFixed(1)}"/>`;
			});
			const everyNth = Math.ceil(sums.length / maxDots);
			const line = sums.map((sum, index) => `${((index + .5) * step).toFixed(1)},${(height - sum / (total || 1) * height).toFixed(1)}`).filter((_, index) => index % everyNth === 0 || index === sums.length - 1).join(" ");
			const end = priced ? (0, facts.Wy)(total) : `${(0, grouped_number.kT)(total)} tokens`;
			return (0, markup.P)`<svg class="chart" viewBox="0 -8 ${width} ${height + 16}" preserveAspectRatio="none" role="img" aria-label="${end} after ${(0, grouped_number.SS)(points.length, "request")}. The table below has the numbers.">${bars}<polyline class="line" points="${line}"/></svg><p class="axis">${points[0]?.name ?? ""} to ${points.at(-1)?.name ?? ""}: ${end}</p>`;
		}
		function renderTable(points) {
			const rows = points.map(({ name, usage, costUsd }) => {
				const cells = [
					usage.inputTokens,
					usage.cachedTokens,
					usage.outputTokens
				].map(grouped_number.kT);
				return (0, markup.P)`<tr><th scope="row">${name}</th>${[...cells, (0, facts.Wy)(costUsd)].map((cell) => (0, markup.P)`<td class="number">${cell}</td>`)}</tr>`;
			});
			const head = [
				"request",
				"tokens in",
				"of them cached",
				"tokens out",
				"cost"
			];
			return (0, markup.P)`<div class="scroll" tabindex="0" role="region" aria-label="Tokens and cost per turn"><table><thead><tr>${head.map((name, index) => (0, markup.P)`<th scope="col"${index === 0 ? markup.s : (0, markup.P)` class="number"`}>${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
		}
		function listPoints(turns, prefix) {
			return turns.flatMap((turn) => {
				const name = `${prefix}turn ${turn.turn}`;
				const own = turn.response === null ? [] : [{
					...turn.response,
					name
				}];
				const compacted = turn.notes.flatMap((note) => note.type === "context-compacted" && note.step !== "outputs" || note.type === "model-failed" ? [{
					...note,
					name: `${name}: ${note.type === "model-failed" ? "failed request" : "summary"}`
				}] : []);
				const calls = (0, run_view.O1)(turn);
				const chats = calls.flatMap(({ notes }) => notes.flatMap((note) => note.type === "chat-answered" ? [{
					...note,
					name: `${name}: chat with ${note.model}`
				}] : []));
				const agents = calls.flatMap((call) => call.agents);
				return [
					...compacted,
					...own,
					...chats,
					...agents.flatMap(listAgentPoints)
				];
			});
		}
		function listAgentPoints({ started, turns }) {
			return listPoints(turns, `${started.agent} `);
		}
		;
		const style = `
:root { color-scheme: light dark; --bg: #f6f7f9; --card: #fff; --text: #1b2027; --quiet: #57606a; --line: #d5dae1; --soft: #eef1f5;
  --accent: #0b57c4; --good: #136b34; --good-bg: #dff3e4; --bad: #a8152a; --bad-bg: #fde5e8; --warn: #7a4b00; --warn-bg: #fdf0d3;
  --model: #3d6fd9; --tool: #1f8a5b; --wait: #b7791f; --check: #8b5fbf; --add-bg: #e4f6e8; --del-bg: #fdeaec; --mark: #fff1b8; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1318; --card: #171c23; --text: #e4e8ee; --quiet: #9aa5b3; --line: #2e3742; --soft: #1f262f;
  --accent: #7fb0ff; --good: #6fd493; --good-bg: #12331f; --bad: #ff9aa7; --bad-bg: #43161d; --warn: #f2c46b; --warn-bg: #3a2c0c;
  --model: #6e9bff; --tool: #43b983; --wait: #e0a84a; --check: #b48be4; --add-bg: #12311d; --del-bg: #3d161c; --mark: #4a4110; } }
* { box-sizing: border-box; } [hidden] { display: none !important; }
html { scroll-padding-top: 4rem; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
.skip { position: absolute; left: -999rem; } .skip:focus { left: .5rem; top: .5rem; z-index: 3; padding: .4rem .8rem; background: var(--card); }
a { color: var(--accent); } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
code, pre { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.top, main, footer, .bar div { max-width: 78rem; margin: 0 auto; padding: 0 1.25rem; }
.top { padding-top: 1.5rem; } .brand { margin: 0; color: var(--quiet); }
h1 { font-size: 1.6rem; line-height: 1.35; margin: .4rem 0; overflow-wrap: anywhere; } h1 .reason { font-weight: 500; }
h2 { font-size: 1.2rem; margin: 0 0 .8rem; } h3 { font-size: 1rem; margin: 0; display: inline; } h4 { font-size: .95rem; margin: 0 0 .4rem; }
.badge { display: inline-block; font-size: .85em; font-weight: 600; padding: .05em .6em; border-radius: 1em; white-space: nowrap; }
.badge.good { color: var(--good); background: var(--good-bg); } .badge.bad { color: var(--bad); background: var(--bad-bg); }
.badge.plain { color: var(--text); background: var(--soft); } .verify { margin: .3rem 0 .8rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; margin: 1rem 0; }
.tiles div { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .6rem .8rem; }
dt { color: var(--quiet); font-size: .85rem; } dd { margin: 0; overflow-wrap: anywhere; } .tiles dd { font-weight: 600; font-variant-numeric: tabular-nums; }
.meter { display: block; width: 100%; height: 5px; margin-top: .45rem; border-radius: 3px; } .track { fill: var(--soft); } .used { fill: var(--accent); } .used.high { fill: var(--wait); }
.facts { display: grid; gap: .3rem; margin: 0 0 1rem; } .facts div { display: grid; grid-template-columns: 6.5rem 1fr; gap: .8rem; align-items: baseline; }
.bar { position: sticky; top: 0; z-index: 2; background: var(--bg); border-block: 1px solid var(--line); }
.bar ul { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: 0; padding: .55rem 0; }
main { padding-top: 1rem; } section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.2rem; margin-bottom: 1rem; }
#turns { background: none; border: 0; padding: 0; } footer { padding-bottom: 2rem; color: var(--quiet); }
figure { margin: .5rem 0; } figcaption, .quiet, .teaser, .sums, .time, .rule, .legend, .axis { color: var(--quiet); font-size: .87rem; }
pre { background: var(--soft); border-radius: 6px; padding: .6rem .8rem; margin: .2rem 0 .6rem; overflow: auto; max-height: 28rem; white-space: pre-wrap; tab-size: 4; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th.number, .number { text-align: right; font-variant-numeric: tabular-nums; } .scroll { overflow-x: auto; }
.message { max-width: 52rem; } .message p, .message ul { margin: .4rem 0; } .message ul { padding-left: 1.2rem; } .message pre { max-height: 20rem; }
li.numbered { list-style: none; } .depth-1 { margin-left: 1.2rem; } .depth-2 { margin-left: 2.4rem; } .depth-3 { margin-left: 3.6rem; }
.note { color: var(--warn); background: var(--warn-bg); border-radius: 6px; padding: .3rem .7rem; } .error { color: var(--bad); background: var(--bad-bg); border-radius: 6px; padding: .3rem .7rem; }
.notes { margin: 0; padding-left: 1.2rem; }
.timeline { list-style: none; margin: 0; padding: 0; } .timeline li { display: grid; grid-template-columns: 7rem minmax(6rem, 1fr) 15rem; gap: .8rem; align-items: center; padding: .12rem 0; border-bottom: 1px solid var(--soft); }
.timeline svg { width: 100%; height: 16px; background: var(--soft); border-radius: 3px; } .timeline .name { font-size: .9rem; } .timeline .sums { font-variant-numeric: tabular-nums; }
rect.model, .key.model { fill: var(--model); background: var(--model); } rect.tool, .key.tool { fill: var(--tool); background: var(--tool); }
rect.wait, .key.wait { fill: var(--wait); background: var(--wait); } rect.check, .key.check { fill: var(--check); background: var(--check); }
.key { display: inline-block; width: .8rem; height: .8rem; border-radius: 2px; margin: 0 .3rem 0 .7rem; vertical-align: -1px; } .key:first-child { margin-left: 0; }
.chart { width: 100%; height: 11rem; background: var(--soft); border-radius: 6px; } .tokens { fill: var(--model); opacity: .45; } .cached { fill: var(--model); opacity: .5; }
.line { fill: none; stroke: var(--wait); stroke-width: 3px; vector-effect: non-scaling-stroke; } .axis { margin: .2rem 0 .8rem; }
.filter { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; border: 1px solid var(--line); border-radius: 10px; background: var(--card); padding: .6rem 1rem; margin: 0 0 .8rem; }
.filter label { display: grid; font-size: .87rem; } .filter label.check { display: flex; gap: .4rem; align-items: center; padding-bottom: .35rem; }
select, button, [type=search] { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .25rem .6rem; max-width: 16rem; }
summary { cursor: pointer; } .turn { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .7rem 1rem; margin-bottom: .6rem; content-visibility: auto; contain-intrinsic-size: auto 120px; }
.turn > summary .sums { float: right; } .turn[open] > summary { margin-bottom: .5rem; } .turn[open] > summary .teaser { display: none; }
.script { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem; border-top: 1px solid var(--line); padding-top: .5rem; margin-top: .5rem; } .source pre { max-height: 40rem; }
.lines { counter-reset: line; } .lines span { display: block; padding-left: 2.6rem; text-indent: -2.6rem; } .lines span::before { counter-increment: line; content: counter(line); display: inline-block; width: 2rem; margin-right: .6rem; text-align: right; text-indent: 0; color: var(--quiet); }
mark { background: var(--mark); color: inherit; border-radius: 2px; }
.call { border: 1px solid var(--line); border-left: 4px solid var(--tool); border-radius: 6px; padding: .3rem .7rem; margin: .35rem 0; background: var(--card); content-visibility: auto; contain-intrinsic-size: auto 34px; overflow: clip; overflow-clip-margin: 6px; }
.call.denied, .call.rejected { border-left-color: var(--bad); } .call.failed, .call.aborted, .call.waiting, .call.repeated { border-left-color: var(--wait); }
.state { font-size: .8rem; font-weight: 600; color: var(--good); } .denied > summary .state, .rejected > summary .state { color: var(--bad); } .failed > summary .state, .aborted > summary .state, .waiting > summary .state, .repeated > summary .state, .exit { color: var(--warn); } .exit { font-size: .8rem; font-weight: 600; }
.time { float: right; } .parallel { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 0 .5rem; border-left: 2px dashed var(--line); padding-left: .5rem; align-items: start; } .parallel > [open] { grid-column: 1 / -1; }
.agent { border: 1px solid var(--line); border-left: 4px solid var(--check); border-radius: 6px; padding: .6rem .8rem; margin: .5rem 0; } .denial { border-top: 1px solid var(--line); padding: .6rem 0; } .denial:first-of-type { border: 0; padding-top: 0; }
.file { border: 1px solid var(--line); border-radius: 8px; margin-bottom: .6rem; padding: .4rem .7rem; content-visibility: auto; contain-intrinsic-size: auto 200px; } .plus { color: var(--good); } .minus { color: var(--bad); }
.diff { padding: .4rem 0; max-height: none; } .diff span { display: block; padding: 0 .8rem 0 4rem; } .diff span::before { content: attr(data-n); display: inline-block; width: 2.8rem; margin-left: -3.6rem; margin-right: .8rem; text-align: right; color: var(--quiet); }
.diff .add { background: var(--add-bg); } .diff .del { background: var(--del-bg); } .diff .hunk, .diff .meta { color: var(--quiet); }
@media (max-width: 48rem) { .script { grid-template-columns: minmax(0, 1fr); } .timeline li { grid-template-columns: 6rem minmax(0, 1fr); } .timeline .sums { grid-column: 2; } .turn > summary .sums, .time { float: none; display: block; } .facts div { grid-template-columns: minmax(0, 1fr); gap: 0; } .bar { position: static; } }
@media print { .bar, .filter { display: none; } section, .turn { break-inside: avoid; } }
`.trim();
		;
		const timeline_width = 1e3;
		const laneHeight = {
			model: {
				y: 1,
				height: 6
			},
			check: {
				y: 1,
				height: 14
			},
			tool: {
				y: 9,
				height: 6
			},
			wait: {
				y: 6,
				height: 4
			}
		};
		const words = {
			model: "model",
			tool: "tools",
			wait: "waiting",
			check: "command"
		};
		function renderTimeline(record, view, detail) {
			const rows = [...listChecks(record), ...view.turns.map(createRow)].toSorted((a, b) => a.startMs - b.startMs);
			const [first] = rows;
			if (first === undefined) return markup.s;
			const bars = rows.flatMap((row) => row.bars);
			const { startMs } = first;
			const endMs = bars.reduce((latest, bar) => Math.max(latest, bar.endMs), startMs + 1);
			const scale = timeline_width / (endMs - startMs);
			return (0, markup.P)`<p class="legend"><span class="key model"></span>model (upper lane) <span class="key tool"></span>tools (lower lane) <span class="key wait"></span>waiting for a person or a retry (middle) <span class="key check"></span>setup and verify (full height). The width is ${(0, html_parts.PP)(endMs - startMs)}.</p>
<ol class="timeline">${rows.slice(0, detail.rows).map((row) => timeline_renderRow(row, {
				startMs,
				scale
			}))}</ol>${(0, html_parts.Ij)(rows.length - detail.rows, "row")}`;
		}
		function timeline_renderRow({ label, bars }, { startMs, scale }) {
			const sums = [
				"check",
				"model",
				"tool",
				"wait"
			].flatMap((kind) => {
				const own = bars.filter((bar) => bar.kind === kind);
				return own.length === 0 ? [] : [`${words[kind]} ${(0, html_parts.PP)(sumUnion(own))}`];
			});
			const rects = bars.map(({ kind, startMs: from, endMs, title }) => {
				const { y, height } = laneHeight[kind];
				const x = ((from - startMs) * scale).toFixed(1);
				return (0, markup.P)`<rect class="${kind}" x="${x}" y="${y}" width="${Math.max(2, (endMs - from) * scale).toFixed(1)}" height="${height}"><title>${title}</title></rect>`;
			});
			return (0, markup.P)`<li><span class="name">${label}</span><svg viewBox="0 0 ${timeline_width} 16" preserveAspectRatio="none" aria-hidden="true">${rects}</svg><span class="sums">${sums.join(", ")}</span></li>`;
		}
		function sumUnion(bars) {
			let coveredMs = 0;
			let reachedMs = Number.NEGATIVE_INFINITY;
			for (const { startMs, endMs } of bars.toSorted((a, b) => a.startMs - b.startMs)) {
				coveredMs += Math.max(0, endMs - Math.max(startMs, reachedMs));
				reachedMs = Math.max(reachedMs, endMs);
			}
			return coveredMs;
		}
		function createRow(turn, index) {
			const { startMs, endMs } = turn;
			const askedMs = Math.min(turn.askedMs, endMs);
			const model = {
				kind: "model",
				startMs: askedMs,
				endMs: Math.max(askedMs, turn.respondedMs),
				title: "model"
			};
			const hasFailed = turn.notes.some(({ type }) => type === "model-failed");
			const failed = hasFailed ? [{
				kind: "wait",
				startMs,
				endMs: askedMs,
				title: "failed requests"
			}] : [];
			return {
				label: (0, markup.P)`<a href="#turn-${index + 1}">Turn ${turn.turn}</a>`,
				startMs,
				bars: [
					...failed,
					model,
					...(0, run_view.O1)(turn).flatMap(listBars)
				]
			};
		}
		function listBars({ tool, startMs, endMs, finished, waits }) {
			const waited = waits.map((wait) => ({
				kind: "wait",
				...wait,
				title: `${tool}: approval`
			}));
			if (finished === null) return waited;
			return [...waited, {
				kind: "tool",
				startMs,
				endMs,
				title: `${tool}, ${(0, html_parts.PP)(finished.durationMs)}`
			}];
		}
		function listChecks({ events }) {
			return events.flatMap(({ event, timestampMs }) => {
				if (event.type !== "command-checked") return [];
				const startMs = timestampMs - event.durationMs;
				const exit = event.timedOut ? "timed out" : event.exitCode === null ? "no exit code" : `exit ${event.exitCode}`;
				const bar = {
					kind: "check",
					startMs,
					endMs: timestampMs,
					title: `${event.phase}: ${exit}`
				};
				return [{
					label: (0, markup.P)`${event.phase}`,
					startMs,
					bars: [bar]
				}];
			});
		}
		var access = __webpack_require__(95867);
		var decision = __webpack_require__(10031);
		var network = __webpack_require__(10007);
		var content_call = __webpack_require__(44346);
		;
		const maxSubject = 200;
		const marks = {
			completed: "\u2713",
			failed: "\u2717",
			aborted: "\u2717",
			approved: "\u2713",
			waiting: "\u2026",
			repeated: "\u2026",
			denied: "\u2298",
			rejected: "\u2298",
			"dry-run": "\u2026",
			unfinished: "\u2026"
		};
		function renderCalls(calls, detail, renderAgent) {
			const groups = [];
			for (const call of calls) {
				const last = groups.at(-1);
				if (last === undefined || call.startMs >= last.endMs) groups.push({
					calls: [call],
					endMs: call.endMs
				});
				else {
					last.calls.push(call);
					last.endMs = Math.max(last.endMs, call.endMs);
				}
			}
			return (0, markup.P)`${groups.map((group) => {
				const rendered = group.calls.map((call) => renderCall(call, detail, renderAgent));
				return rendered.length === 1 ? (0, markup.P)`${rendered}` : (0, markup.P)`<div class="parallel" role="group" aria-label="${rendered.length} calls at the same time">${rendered}</div>`;
			})}`;
		}
		function renderCall(call, detail, renderAgent) {
			const { tool, decision, finished, rejected } = call;
			const state = (0, run_view.qD)(call);
			const end = finished === null ? null : (0, content_call.sA)(finished);
			const hasFailed = state === "failed" || state === "aborted" || end?.succeeded === false;
			const rule = decision?.rule ?? "";
			const subject = (0, cut_text.IN)((0, control_characters.UN)((0, content_call.GC)(decision?.accesses ?? [], call.argsJson)), maxSubject);
			const exit = end === null || end.succeeded || end.exit === "" ? markup.s : (0, markup.P)` <span class="exit">${end.exit}</span>`;
			const time = finished === null ? markup.s : (0, markup.P)`<span class="time">${(0, html_parts.PP)(finished.durationMs)}</span>`;
			return (0, markup.P)`<details class="call ${hasFailed ? "failed" : state}" data-tool="${tool}" data-rule="${rule}" data-state="${state}"${hasFailed ? (0, markup.P)` data-failed=""` : markup.s}><summary><span class="state">${marks[state]} ${state}</span>${exit} <b>${tool}</b> <code>${subject}</code>${rule === "" ? markup.s : (0, markup.P)` <span class="rule">rule <code>${rule}</code></span>`} ${time}</summary>
${rejected === "" ? markup.s : (0, markup.P)`<p>Rejected: ${rejected}</p>`}${decision === null ? markup.s : renderDecision(decision, call.approval, subject)}
${renderArguments(call, detail)}${renderOutput(call, detail)}${call.notes.map(renderNote)}${call.agents.map(renderAgent)}</details>`;
		}
		function renderDecision(record, approval, subject) {
			const { decision, rule, reason, suggestion, instead, matched } = record;
			const refused = record.refused.replace(/^command /, "") === subject ? "" : record.refused;
			const others = [...new Set(matched.map((match) => `${match.rule} (${match.layer}): ${match.decision}`))];
			const parts = [
				(0, markup.P)`<p><b>${approval ?? decision}</b> by rule <code>${rule}</code>: ${reason}${refused === "" ? markup.s : (0, markup.P)` Refused: <code>${(0, control_characters.UN)(refused)}</code>.`}${instead === "" ? markup.s : (0, markup.P)` Instead: ${instead}`}</p>`,
				others.length < 2 ? markup.s : (0, markup.P)`<p class="quiet">Rules that matched: ${others.map((other) => (0, markup.P)`<code>${other}</code> `)}</p>`,
				(0, html_parts.S5)(suggestion, {
					label: "The smallest YAML that would allow it",
					maxBytes: 4e3
				})
			];
			return (0, markup.P)`${parts}`;
		}
		function renderArguments({ argsJson }, { argumentBytes }) {
			return (0, html_parts.S5)(readableJson(argsJson, argumentBytes), {
				label: "Arguments",
				maxBytes: argumentBytes
			});
		}
		function renderOutput({ finished, shown, approval }, { outputBytes }) {
			if (finished === null) {
				const label = approval === "waiting" ? "What the model receives if the run continues" : "What the model received";
				return (0, html_parts.S5)(shown, {
					label,
					maxBytes: outputBytes
				});
			}
			const message = finished.message === "" ? markup.s : (0, markup.P)`<p>${finished.message}</p>`;
			const label = `Output (${finished.outputBytes} bytes as JSON)`;
			return (0, markup.P)`${message}${(0, html_parts.S5)(readableJson(finished.outputJson, outputBytes), {
				label,
				maxBytes: outputBytes
			})}`;
		}
		function readableJson(json, maxBytes) {
			if (json.length > 64 * maxBytes) return json;
			try {
				const value = JSON.parse(json);
				if (value === null) return "";
				if (typeof value === "string") return value;
				if (typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value, null, 2);
				return Object.entries(value).map(([name, member]) => {
					if (typeof member !== "string") return `${name}: ${JSON.stringify(member)}`;
					return member.includes("\n") ? `${name}:\n${member.replace(/\n$/, "")}` : `${name}: ${member}`;
				}).join("\n");
			} catch {
				return json;
			}
		}
		function renderNote(event) {
			switch (event.type) {
				case "approval-requested": return (0, markup.P)`<p>Approval requested (<code>${event.request.id}</code>)${event.request.writes.map(({ path }) => (0, markup.P)` <code>${(0, access.i7)(path)}</code>`)}.</p>`;
				case "approval-answered": {
					if (event.answer.type === "filed") return (0, markup.P)`<p>The run ended until a person has decided.</p>`;
					const after = event.waitedMs === 0 ? "" : `, after ${(0, html_parts.PP)(event.waitedMs)}`;
					return (0, markup.P)`<p>${(0, control_characters.UN)((0, decision.mJ)(event.answer).reason)}${after}.</p>`;
				}
				case "connection-decided": {
					const { decision, rule, reason } = event.connection;
					const details = [(0, network.E6)(event.connection), reason].map((text) => text === "" ? "" : `, ${text}`).join("");
					return (0, markup.P)`<p>Connection to <code>${(0, control_characters.UN)((0, network.oL)(event.connection))}</code>: ${decision} by rule <code>${rule}</code>${details}</p>`;
				}
				case "changes-decided": return (0, markup.P)`${event.refused.map(({ path, kind, rule, reason, restored }) => (0, markup.P)`<p>Refused change: ${kind} <code>${(0, access.i7)(path)}</code> by rule <code>${rule}</code>, ${restored ? "restored" : (0, markup.P)`<strong>not restored</strong>`}. ${reason}</p>`)}`;
				case "chat-answered": return (0, markup.P)`<p>Chat with <code>${event.model}</code>, ${(0, html_parts.PP)(event.durationMs)}.</p>`;
				default: return markup.s;
			}
		}
		;
		const openTurns = 12;
		const maxTeaser = 140;
		const narrowingBytes = 2e3;
		function renderTurns(view, detail) {
			return (0, markup.P)`${pickTurns(view.turns, detail.calls).map((turn, index) => renderTurn(turn, {
				detail,
				id: `turn-${index + 1}`,
				isOpen: view.turns.length <= openTurns
			}))}`;
		}
		function pickTurns(turns, maxCalls) {
			let left = maxCalls;
			return turns.filter((turn) => {
				const fits = left > 0;
				left -= (0, run_view.O1)(turn).length;
				return fits;
			});
		}
		function renderTurn(turn, { detail, id, isOpen }) {
			const { steps, response, notes, reasoning } = turn;
			const texts = turn.messages.map((message) => withoutScripts(message, turn)).filter((text) => text.trim() !== "");
			const renderAgent = (agent) => renderAgentBox(agent, detail);
			return (0, markup.P)`<details class="turn" id="${id}"${isOpen ? (0, markup.P)` open` : markup.s}><summary><h3>Turn ${turn.turn}</h3> <span class="teaser">${(0, cut_text.IN)((texts[0] ?? "").replaceAll(/[`*]|\s+/g, " "), maxTeaser)}</span> <span class="sums">${describeTurn(turn)}</span></summary>
${reasoning.map((thought) => (0, markup.P)`<details class="thought"><summary>Reasoning</summary>${(0, html_parts.S5)(thought, {
				label: "Reasoning",
				maxBytes: detail.outputBytes
			})}</details>`)}
${texts.map((text) => (0, markup.P)`<div class="message">${renderMessageHtml((0, cut_text.IN)(text, detail.sourceBytes))}</div>`)}
${steps.map((step) => step.type === "script" ? renderScript(step, detail, renderAgent) : markup.s)}
${renderCalls(steps.flatMap((step) => step.type === "call" ? [step.call] : []), detail, renderAgent)}
${notes.map(turns_renderNote)}${response === null ? (0, markup.P)`<p class="note">No complete answer of the model is recorded.</p>` : markup.s}</details>`;
		}
		function describeTurn(turn) {
			const calls = (0, run_view.O1)(turn);
			const denied = calls.filter((call) => ["denied", "rejected"].includes((0, run_view.qD)(call))).length;
			const { response } = turn;
			return [
				...calls.length === 0 ? [] : [(0, grouped_number.SS)(calls.length, "call")],
				...denied === 0 ? [] : [`${denied} denied or rejected`],
				(0, html_parts.PP)(turn.endMs - turn.startMs),
				...response === null ? [] : [`${(0, grouped_number.kT)(response.usage.inputTokens)} tokens in, ${(0, grouped_number.kT)(response.usage.outputTokens)} out`],
				...response === null || response.costUsd === null ? [] : [(0, facts.Wy)(response.costUsd)]
			].join(" \u00b7 ");
		}
		function withoutScripts(message, { steps }) {
			let text = message;
			for (const step of steps) {
				if (step.type !== "script") continue;
				const at = text.indexOf(step.item.sourceCode);
				if (at < 0 || step.item.sourceCode === "") continue;
				const before = text.slice(0, at).replace(/(?:<tool-calls[^<>]{0,80}>|(?<!`)`{3,}[^\n`]{0,80})\s{0,9}$/, "");
				const after = text.slice(at + step.item.sourceCode.length).replace(/^\s{0,9}(?:<\/tool-calls>|`{3,})/, "");
				text = before + after;
			}
			return text;
		}
		function renderScript(script, detail, renderAgent) {
			const { item, output, calls, console } = script;
			const error = output?.error ?? null;
			const lines = console.map((line) => line.type === "script-console" ? `${line.level}: ${line.text}` : `progress: ${line.message}`);
			const body = (0, markup.P)`${calls.length === 0 ? (0, markup.P)`<p class="quiet">No calls.</p>` : renderCalls(calls, detail, renderAgent)}
${(0, html_parts.S5)(lines.join("\n"), {
				label: "Console",
				maxBytes: detail.outputBytes
			})}${error === null ? markup.s : (0, markup.P)`<p class="error"><strong>${error.name}</strong>: ${error.message}</p>`}${(0, html_parts.S5)(output?.outputJson ?? "", {
				label: "Returned",
				maxBytes: detail.outputBytes
			})}`;
			return (0, markup.P)`<div class="script" role="group" aria-label="Script, ${item.status}"><div class="source">${renderSource(item.sourceCode, item.language, detail)}</div><div class="results"><p class="quiet">Script: ${item.status}, ${(0, grouped_number.SS)(calls.length, "call")}, ${(0, html_parts.PP)(script.endMs - script.startMs)}</p>${body}</div></div>`;
		}
		function renderSource(source, language, { sourceBytes }) {
			const lines = (0, cut_text.IN)(source.replace(/\n$/, ""), sourceBytes).split("\n");
			const label = `Script source (${language})`;
			return (0, markup.P)`<figure><figcaption>${label}</figcaption><pre class="lines" tabindex="0" role="region" aria-label="${label}">${lines.map((line) => (0, markup.P)`<span>${highlightCalls(line)}\n</span>`)}</pre></figure>`;
		}
		function highlightCalls(line) {
			return (0, markup.P)`${line.split(/(\b(?:tools|agents)\.\w{1,80}(?:\.\w{1,80}){0,3})/).map((piece, index) => index % 2 === 1 ? (0, markup.P)`<mark>${piece}</mark>` : (0, markup.P)`${piece}`)}`;
		}
		function turns_renderNote(event) {
			switch (event.type) {
				case "model-failed": return (0, markup.P)`<p class="error">Try ${event.attempt} failed: <code>${event.code}</code> ${event.message}${event.retryInMs === null ? "" : ` Next try after ${(0, html_parts.PP)(event.retryInMs)}.`}</p>`;
				case "history-tainted": return (0, markup.P)`<p class="note">Untrusted text has entered the history: ${event.source}.</p>`;
				case "warning": return (0, markup.P)`<p class="note">Warning: ${event.message}</p>`;
				default: return markup.s;
			}
		}
		function renderAgentBox({ started, ended, turns }, detail) {
			const end = ended === null ? "not ended" : `${ended.outcome}: ${ended.reason}`;
			return (0, markup.P)`<div class="agent" role="group" aria-label="Agent ${started.agent}"><h4>Agent <code>${started.agent}</code>: ${end}</h4>
<div class="message">${renderMessageHtml((0, cut_text.IN)(started.task, detail.sourceBytes))}</div>
${(0, html_parts.S5)(started.narrowingJson === "{}" ? "" : started.narrowingJson, {
				label: "Its policy is narrowed by",
				maxBytes: narrowingBytes
			})}
${pickTurns(turns, detail.calls).map((turn, index) => renderTurn(turn, {
				detail,
				id: `${started.agent}-turn-${index + 1}`,
				isOpen: false
			}))}
${ended === null || ended.answer === "" ? markup.s : (0, markup.P)`<div class="message">${renderMessageHtml((0, cut_text.IN)(ended.answer, detail.sourceBytes))}</div>`}</div>`;
		}
		;
		const maxMessageBytes = 6e4;
		const shownNotes = 100;
		const details = [
			{
				outputBytes: 8e3,
				argumentBytes: 8e3,
				sourceBytes: 2e4,
				patchBytes: 4e5,
				calls: 2500,
				rows: 1e3
			},
			{
				outputBytes: 1500,
				argumentBytes: 1e3,
				sourceBytes: 1e4,
				patchBytes: 3e5,
				calls: 2500,
				rows: 1e3
			},
			{
				outputBytes: 200,
				argumentBytes: 120,
				sourceBytes: 2e3,
				patchBytes: 2e5,
				calls: 2500,
				rows: 500
			},
			{
				outputBytes: 100,
				argumentBytes: 100,
				sourceBytes: 500,
				patchBytes: 1e5,
				calls: 500,
				rows: 200
			},
			{
				outputBytes: 100,
				argumentBytes: 100,
				sourceBytes: 200,
				patchBytes: 5e4,
				calls: 50,
				rows: 50
			}
		];
		const callsInDetail = 600;
		function renderPage(recorded, { maxBytes }) {
			const record = {
				...recorded,
				events: (0, types_record.Sx)(recorded.events)
			};
			const view = (0, run_view.Dw)(record.events);
			const first = view.calls.length > callsInDetail ? 1 : 0;
			let page = "";
			for (const [index, detail] of details.entries()) {
				if (index < first) continue;
				page = renderDocument(`${record.result?.outcome ?? "not finished"}: ${(0, cut_text.IN)(record.started?.task ?? "", 80)}`, {
					skip: "Skip to the report",
					header: (0, overview.m)(record),
					sections: listSections(record, view, detail),
					footer: (0, markup.P)`<footer><p>Made from <code>history.jsonl</code> and <code>changes.patch</code> of the record, which <code>audit verify</code> checks. This page loads nothing and sends nothing.</p></footer>`
				});
				if (external_node_buffer_.Buffer.byteLength(page) <= maxBytes) break;
			}
			return page;
		}
		function renderDocument(title, { skip, header, sections, footer }) {
			const shown = sections.filter(([, , body]) => body.html !== "");
			const links = shown.map(([id, name]) => (0, markup.P)`<li><a href="#${id}">${name}</a></li>`);
			const policy = `default-src 'none'; style-src '${hash(style)}'; script-src '${hash(filterScript)}'; base-uri 'none'; form-action 'none'`;
			return (0, markup.P)`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body>
<a class="skip" href="#main">${skip}</a>
${header}
<nav class="bar" aria-label="Sections"><div><ul>${links}</ul></div></nav>
<main id="main" tabindex="-1">${shown.map(([id, name, body]) => (0, html_parts.YN)(id, name, body))}</main>
${footer}
<script>${{ html: filterScript }}<\/script>
</body>
</html>
`.html;
		}
		function hash(text) {
			return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
		}
		function listSections(record, view, detail) {
			const { result, patch } = record;
			const message = (0, cut_text.IN)(result?.finalMessage ?? "", maxMessageBytes);
			const turns = view.turns.length === 0 ? markup.s : (0, markup.P)`${renderFilter(view.calls)}${renderCutNote(view, detail)}${renderTurns(view, detail)}`;
			return [
				[
					"answer",
					"The model's last message",
					message === "" ? markup.s : (0, markup.P)`<div class="message">${renderMessageHtml(message)}</div>`
				],
				[
					"checks",
					"Setup and verify",
					renderChecks(record, detail)
				],
				[
					"denials",
					"Denied",
					(0, denials.c)(record)
				],
				[
					"notes",
					"Warnings, errors and notes",
					renderNotes(record)
				],
				[
					"changes",
					"Changes",
					patch === "" ? markup.s : renderPatchHtml(patch, { maxBytes: detail.patchBytes })
				],
				[
					"timeline",
					"Timeline",
					renderTimeline(record, view, detail)
				],
				[
					"spending",
					"Tokens and cost",
					renderSpending(view, detail)
				],
				[
					"turns",
					"Turns",
					turns
				]
			];
		}
		function renderCutNote({ turns }, detail) {
			const shown = pickTurns(turns, detail.calls);
			const left = turns.slice(shown.length);
			const calls = left.flatMap(run_view.O1).length;
			const omitted = left.length === 0 ? "" : ` Left out at the end: ${(0, grouped_number.SS)(left.length, "turn")} with ${(0, grouped_number.SS)(calls, "call")}; history.jsonl has them.`;
			if (detail === details[0]) return markup.s;
			return (0, markup.P)`<p class="note">To keep this file small, each output is cut to ${detail.outputBytes} bytes and each script to ${detail.sourceBytes}.${omitted}</p>`;
		}
		function renderChecks(record, detail) {
			const failed = (0, facts.Rc)(record);
			const events = record.events.map(({ event }) => event);
			return (0, markup.P)`${events.map((event, at) => {
				if (event.type === "verify-judged" && event.problems.length > 0) return (0, markup.P)`<p class="error">\u2717 Not accepted${event.returned ? ", and sent back to the model" : ""}: ${event.problems.join("; ")}</p>`;
				if (event.type !== "command-checked") return markup.s;
				const verdict = (0, verify.ap)(event.phase) ? events.slice(at).find((later) => later.type === "verify-judged") : undefined;
				const isRefused = event.exitCode === 0 && verdict !== undefined && verdict.problems.length > 0;
				const maxBytes = event === failed ? Math.max(detail.outputBytes, 4e3) : detail.outputBytes;
				const label = `${event.phase}: ${isRefused ? "exit 0, and the result is not accepted" : (0, verify.cn)(event)}, ${(0, html_parts.PP)(event.durationMs)}`;
				return (0, markup.P)`<details${event === failed ? (0, markup.P)` open` : markup.s}><summary><code>${(0, cut_text.IN)(event.command, 200)}</code> ${label}</summary>${(0, html_parts.S5)((0, facts.IM)(event, maxBytes), {
					label,
					maxBytes: 2 * maxBytes
				})}</details>`;
			})}`;
		}
		function renderNotes(record) {
			const warnings = record.result?.warnings ?? [];
			const isolation = record.sandbox?.isolation.notes ?? [];
			const list = (title, texts, style) => {
				if (texts.length === 0) return markup.s;
				const more = texts.length > shownNotes ? (0, markup.P)`<li>and ${texts.length - shownNotes} more</li>` : markup.s;
				return (0, markup.P)`<h3>${title}</h3><ul class="${style}">${texts.slice(0, shownNotes).map((text) => (0, markup.P)`<li>${text}</li>`)}${more}</ul>`;
			};
			return (0, markup.P)`${list("Warnings", warnings, "notes")}${list("Errors", (0, facts.Gr)(record), "notes")}${list("Notes on the isolation", isolation, "notes")}`;
		}
		const maxBytes = 2e6;
		const pageReport = {
			file: types_record.B5.page,
			isPublic: false,
			render: (record) => renderPage(record, { maxBytes })
		};
	}),
	56296: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ij: () => renderMore,
			PP: () => renderDuration,
			S5: () => renderText,
			UR: () => renderRows,
			YN: () => renderSection
		});
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19375);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37527);
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96763);
		var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18148);
		const shortText = 400;
		function renderText(text, { label, maxBytes }) {
			if (text.trim() === "") return _markup_js__WEBPACK_IMPORTED_MODULE_2__.s;
			const cut = (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_0__.it)((0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_1__._O)(text), {
				maxBytes,
				describe: (missing) => `\n[\u2026 ${missing} bytes left out; the record has all of it \u2026]\n`
			});
			const scrolls = cut.length > shortText ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)` tabindex="0" role="region" aria-label="${label}"` : _markup_js__WEBPACK_IMPORTED_MODULE_2__.s;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<figure><figcaption>${label}</figcaption><pre${scrolls}>${cut}</pre></figure>`;
		}
		function renderSection(id, title, body) {
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${body}</section>`;
		}
		function renderRows(label, head, rows) {
			const cells = ([first = "", ...others]) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<tr><th scope="row">${first}</th>${others.map((cell) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<td>${cell}</td>`)}</tr>`;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head.map((name) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(cells)}</tbody></table></div>`;
		}
		function renderMore(count, noun) {
			return count <= 0 ? _markup_js__WEBPACK_IMPORTED_MODULE_2__.s : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.P)`<p class="note">And ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_3__.SS)(count, noun)} more; history.jsonl has them.</p>`;
		}
		function renderDuration(durationMs) {
			if (durationMs < 1e3) return `${Math.max(0, Math.round(durationMs))} ms`;
			if (durationMs < 12e4) return (0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_3__.eB)(durationMs);
			const seconds = Math.round(durationMs / 1e3);
			return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
		}
	})
};
