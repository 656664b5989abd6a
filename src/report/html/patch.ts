import { escapeControlText } from '../../core/text/control-characters.ts';
import { cutLine } from '../../core/text/cut-text.ts';
import { parseGitHeader, splitPatch } from '../../core/text/diff-names.ts';
import { markup, nothing, type Html } from './markup.ts';

const maxLine = 1_000;
const openFiles = 20;

/** The patch, a block per file with the numbers of the lines. Added and removed lines have their sign besides their colour. */
export function renderPatchHtml(patch: string, { maxBytes }: { readonly maxBytes: number }): Html {
  const cut = patch.slice(0, maxBytes).toWellFormed();
  const files = splitPatch(cut.replace(/\n$/, '')).filter((part) => part.startsWith('diff --git '));
  const note =
    cut.length === patch.length
      ? nothing
      : markup`<p class="note">Cut after ${cut.length} of ${patch.length} characters; <code>changes.patch</code> has all of it.</p>`;
  return markup`${files.map((file) => renderFile(file, files.length <= openFiles))}${note}`;
}

function renderFile(part: string, isOpen: boolean): Html {
  const [head = '', ...lines] = part.replace(/\n$/, '').split('\n');
  const shown = escapeControlText(parseGitHeader(head) ?? head);
  const hunks = lines.slice(lines.findIndex((line) => line.startsWith('@@')));
  const count = (sign: '+' | '-'): number => hunks.filter((line) => line.startsWith(sign)).length;
  return markup`<details class="file"${isOpen ? markup` open` : nothing}><summary><code>${shown}</code> <span class="plus">+${count('+')}</span> <span class="minus">−${count('-')}</span></summary><pre class="diff" tabindex="0" role="region" aria-label="Changes of ${shown}">${renderLines(lines)}</pre></details>`;
}

function isHead(line: string): boolean {
  return /^(?:\+\+\+|---) (?:"?[ab]\/|\/dev\/null)/.test(line);
}

function renderLines(lines: readonly string[]): Html {
  let before = 0;
  let after = 0;
  const rendered = lines.map((line) => {
    const text = markup`${cutLine(escapeControlText(line), maxLine)}\n`;
    const [, oldStart, newStart] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line) ?? [];
    if (oldStart !== undefined) {
      before = Number(oldStart);
      after = Number(newStart);
      return markup`<span class="hunk">${text}</span>`;
    }
    // `\ No newline at end of file` is about the line before it.
    if (line.startsWith('\\')) return markup`<span class="meta">${text}</span>`;
    if (before === 0 && after === 0) return isHead(line) ? nothing : markup`<span class="meta">${text}</span>`;
    if (line.startsWith('+')) return markup`<span class="add" data-n="${after++}">${text}</span>`;
    if (line.startsWith('-')) return markup`<span class="del" data-n="${before++}">${text}</span>`;
    before += 1;
    return markup`<span data-n="${after++}">${text}</span>`;
  });
  return markup`${rendered}`;
}
