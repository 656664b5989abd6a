/** The style of the page. Colours are for text on its background at a contrast of at least 4.5, in the light and in the dark scheme. */
export const style = `
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
