import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RunRecord } from '../../../src/core/types/record.ts';
import { renderPage } from '../../../src/report/html/page.ts';
import { foldRun, renderFleetPage } from '../../../src/report/fleet.ts';
import { shareBrowser } from '../../fixtures/browser.ts';
import { createDirectory } from '../../fixtures/workspace.ts';
import { createFullRun, createLongRun } from '../../report/html/runs.ts';

const openPage = shareBrowser();

// The code of pages is text: this project has no types of browsers.
const openAll = "document.querySelectorAll('details').forEach((part) => { part.open = true; })";

function writePage(text: string): string {
  const file = join(createDirectory('page-'), 'report.html');
  writeFileSync(file, text);
  return file;
}

const writeRun = (record: RunRecord): string => writePage(renderPage(record, { maxBytes: 2_000_000 }));

async function listViolations(page: Page): Promise<string[]> {
  // The content security policy does not apply to what a debugger evaluates.
  await page.evaluate(axe.source);
  const found = await page.evaluate<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>(
    'axe.run()',
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

test.each<[string, BrowserContextOptions]>([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['narrow', { viewport: { width: 390, height: 844 } }],
])('axe finds nothing, no request is made and nothing overflows: %s', async (_, options) => {
  const { page, log } = await openPage(writeRun(createFullRun()), options);
  await page.evaluate(openAll);
  expect(await listViolations(page)).toEqual([]);
  expect(log).toEqual({ requests: [page.url()], messages: [] });
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await page.close();
});

test('axe finds nothing in an overview of several runs', async () => {
  const runs = [1, 2].map((number) => foldRun(`run-${number}`, createFullRun()));
  const changes = [
    {
      repository: 'org/<b>one</b>',
      rule: 'no-scripts',
      before: { decision: 'allow', rule: 'commands' },
      after: 'deny',
      reason: 'Not here.',
      calls: 3,
      hypothetical: 2,
      runs: ['run-1'],
      examples: ['exec: command node x.js'],
    },
  ] as const;
  const text = renderFleetPage({
    runs,
    broken: [{ name: 'run-3', problem: 'cut' }],
    replay: { policy: 'new.yml', sha256: 'ab', changes },
  });
  const { page, log } = await openPage(writePage(text));
  expect(await page.locator('#replay').innerText()).toContain('org/<b>one</b>');
  expect(await listViolations(page)).toEqual([]);
  expect(log).toEqual({ requests: [page.url()], messages: [] });
  await page.close();
});

test('text of a run cannot run a script or load anything, even as markup', async () => {
  let arrived = 0;
  const server = createServer((_, response) => {
    arrived += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const image = `<img src="http://127.0.0.1:${port}/x.png" onerror="document.title = 'taken'">`;
  // The policy of the page stops what an error in the escaping would let through.
  const text = renderPage(createFullRun(), { maxBytes: 2_000_000 }).replace(
    '</main>',
    `<script>document.title = 'taken'</script>${image}</main>`,
  );
  const { page, log } = await openPage(writePage(text));
  expect(await page.title()).not.toBe('taken');
  expect(log.messages.filter((message) => message.includes('Content Security Policy'))).not.toEqual([]);
  expect(arrived).toBe(0);
  await page.close();
  server.close();
});

test('the keyboard reaches the content: skip link, sections, filter, turns and calls', async () => {
  const { page } = await openPage(writeRun(createFullRun()));
  const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent.trim()');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to the report');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.id')).toBe('main');
  const visited: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    visited.push(await page.evaluate("document.activeElement.closest('.call, .turn, #filter')?.className ?? ''"));
  }
  expect(visited).toContain('filter');
  expect(visited).toContain('turn');
  expect(visited).toContain('call denied');
  const denied = page.locator('.call.denied > summary');
  await denied.focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.call.denied').getAttribute('open')).toBe('');
  expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  await page.close();
});

test('the filter shows the calls of a tool, of a rule, the denied and the failed ones, and says how many', async () => {
  const { page } = await openPage(writeRun(createFullRun()));
  const visible = (): Promise<string[]> =>
    page.locator('.call:not([hidden]) > summary b').evaluateAll((parts) => parts.map((part) => part.textContent ?? ''));
  expect(await visible()).toEqual(['exec', 'readFile', 'exec', 'exec']);
  await page.selectOption('#tool', 'readFile');
  expect(await visible()).toEqual(['readFile']);
  expect(await page.locator('#turn-2').isVisible()).toBe(false);
  await page.selectOption('#tool', '');
  await page.selectOption('#rule', 'no-push');
  expect(await page.locator('#count').textContent()).toBe('1 of 4 calls');
  await page.selectOption('#rule', '');
  await page.check('#failed');
  expect(await page.locator('.call:not([hidden])').count()).toBe(1);
  await page.check('#denied');
  expect(await page.locator('.call:not([hidden])').count()).toBe(2);
  await page.uncheck('#failed');
  await page.uncheck('#denied');
  await page.fill('#search', 'READFILE');
  expect(await visible()).toEqual(['readFile']);
  await page.fill('#search', 'nowhere in the run');
  expect(await page.locator('#count').textContent()).toBe('0 of 4 calls');
  expect(await page.locator('.turn:not([hidden])').count()).toBe(0);
  await page.fill('#search', '');
  expect(await visible()).toEqual(['exec', 'readFile', 'exec', 'exec']);
  await page.close();
});

test('without scripts all calls can be read, and the filter is not shown', async () => {
  const { page } = await openPage(writeRun(createFullRun()), { javaScriptEnabled: false });
  expect(await page.locator('#filter').isVisible()).toBe(false);
  await page.locator('.call.denied > summary').click();
  expect(await page.locator('.call.denied').innerText()).toContain('nothing is pushed');
  await page.close();
});

test('a page with 2,000 calls lays out only what is seen', async () => {
  const { page } = await openPage(writeRun(createLongRun(2_000, '{"stdout":"ok"}')));
  expect(await page.locator('.call').count()).toBe(2_000);
  await page.evaluate(openAll);
  const countLaidOut = (): Promise<number> =>
    page.evaluate(
      "[...document.querySelectorAll('.call > :not(summary)')].filter((part) => part.checkVisibility({ contentVisibilityAuto: true })).length",
    );
  await expect.poll(countLaidOut).toBeLessThan(200);
  await page.evaluate(
    "document.querySelectorAll('.turn, .call').forEach((part) => { part.style.contentVisibility = 'visible'; })",
  );
  await expect.poll(countLaidOut).toBeGreaterThanOrEqual(2_000);
  await page.close();
});
