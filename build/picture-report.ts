import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Makes docs/images/report.png: the report of a run of the built demo, in the system's Chromium. For changes of the page: `node build/picture-report.ts`. */
const root = join(import.meta.dirname, '..');
const directory = mkdtempSync(join(tmpdir(), 'picture-'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const record = join(directory, 'record');
  const demo = spawnSync(process.execPath, [join(root, 'dist/main/index.js'), 'demo', '--record', record], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (demo.status !== 0) throw new Error(`the demo ended with ${String(demo.status)}`);
  const page = await browser.newPage({
    viewport: { width: 1200, height: 1060 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(`file://${join(record, 'report.html')}`);
  await page.evaluate("document.querySelector('#timeline').scrollIntoView()");
  await page.evaluate("document.querySelector('.call.denied').open = true");
  // The head of the page, the timeline and the first turn, without what is between.
  await page.evaluate(
    "for (const id of ['answer', 'denials', 'notes', 'changes', 'spending']) document.getElementById(id).hidden = true",
  );
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: join(root, 'docs/images/report.png') });
} finally {
  await browser.close();
  rmSync(directory, { recursive: true, force: true });
}
