import { markup, type Html } from './markup.ts';
import { readCallState, type CallView } from '../content/run-view.ts';

/** The controls that show only some calls. They are hidden until `filterScript` runs: without it, all calls are shown. */
export function renderFilter(calls: readonly CallView[]): Html {
  const list = (id: string, label: string, names: readonly string[]): Html =>
    markup`<label for="${id}">${label}<select id="${id}"><option value="">all</option>${[...new Set(names)]
      .filter((name) => name !== '')
      .toSorted()
      .map((name) => markup`<option>${name}</option>`)}</select></label>`;
  const denied = calls.filter((call) => ['denied', 'rejected'].includes(readCallState(call))).length;
  return markup`<form class="filter" id="filter" hidden aria-label="Filter of the calls"><label for="search">Search<input type="search" id="search"></label>${list(
    'tool',
    'Tool',
    calls.map(({ tool }) => tool),
  )}${list(
    'rule',
    'Rule',
    calls.map(({ decision }) => decision?.rule ?? ''),
  )}<label class="check"><input type="checkbox" id="denied"> denied or rejected (${denied})</label><label class="check"><input type="checkbox" id="failed"> failed</label><button type="button" id="open">Open all</button><button type="button" id="close">Close all</button><output id="count" aria-live="polite"></output></form>`;
}

/** The script of the page. It reads what the page has and writes no text of the run but names of tools and rules. */
export const filterScript = `
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
