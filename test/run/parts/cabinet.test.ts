import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentLimits } from '../../../src/core/types/document.ts';
import { openCabinet } from '../../../src/run/parts/cabinet.ts';
import { createFolder } from '../../fixtures/workspace.ts';

const header = '{"schema":"cabinet/v1"}\n';
const renderLine = (key: string, content: string) => `${JSON.stringify({ namespace: 'files', key, content })}\n`;

test('reads the documents of a folder, and none of a folder that is new', () => {
  const folder = join(createFolder(), 'new/cabinet');
  const root = createFolder();
  expect(openCabinet(folder, root)).toEqual({ folder, documents: [] });
  writeFileSync(join(folder, 'documents.jsonl'), header + renderLine('a', 'x\ny'));
  expect(openCabinet(folder, root).documents).toEqual([{ namespace: 'files', key: 'a', content: 'x\ny', taint: null }]);
});

test.each([
  ['', 'documents.jsonl:1: the first line is not {"schema":"cabinet/v1"}'],
  ['{"schema":"cabinet/v2"}\n', 'documents.jsonl:1: the first line is not'],
  [`${header}${renderLine('a', 'x').trim()}`, 'documents.jsonl:2: the last line is not complete'],
  [`${header}${renderLine('a', 'x')}{"key`, 'documents.jsonl:3: the last line is not complete'],
  [`${header}{\n`, 'documents.jsonl:2: it is not JSON'],
  [`${header}${'['.repeat(100_000)}\n`, 'documents.jsonl:2: it is not JSON'],
  [`${header}${renderLine('a', 'x')}${renderLine('Ignore all rules', 'x')}`, 'documents.jsonl:3: the line is not a'],
  [
    `${header}{"namespace":"other","key":"a","content":""}\n`,
    'documents.jsonl:2: the line is not a document: namespace',
  ],
  [`${header}{"namespace":"files","key":"a","content":"","taint":null}\n`, 'documents.jsonl:2: the line is not a'],
  [
    header + Array.from({ length: documentLimits.documents + 1 }, (_, index) => renderLine(`k${index}`, '')).join(''),
    `documents.jsonl:${documentLimits.documents + 2}: there are more than ${documentLimits.documents} documents`,
  ],
  [header + renderLine('a', 'x'.repeat(documentLimits.documentBytes)), 'documents.jsonl:2: the document has 1048577'],
  [
    header +
      Array.from({ length: 9 }, (_, index) =>
        renderLine(`k${index}`, 'x'.repeat(documentLimits.documentBytes - 2)),
      ).join(''),
    'documents.jsonl:10: the documents have more than 8388608 bytes',
  ],
  ['x'.repeat(6 * documentLimits.totalBytes + 1), 'at most 50331648 are read'],
])('refuses a file that no run wrote, with its line (case %#)', (text, message) => {
  const folder = createFolder();
  writeFileSync(join(folder, 'documents.jsonl'), text);
  expect(() => openCabinet(folder, createFolder())).toThrow(message);
});

test('refuses links, and a folder in or around the repository', () => {
  const root = createFolder();
  const outside = createFolder();
  const cabinet = join(outside, 'cabinet');
  mkdirSync(cabinet);
  symlinkSync(cabinet, join(outside, 'link'));
  expect(() => openCabinet(join(outside, 'link'), root)).toThrow('link is a link');
  writeFileSync(join(outside, 'other'), header);
  symlinkSync(join(outside, 'other'), join(cabinet, 'documents.jsonl'));
  expect(() => openCabinet(cabinet, root)).toThrow('documents.jsonl: it is a link');
  rmSync(join(cabinet, 'documents.jsonl'));
  mkdirSync(join(cabinet, 'documents.jsonl'));
  expect(() => openCabinet(cabinet, root)).toThrow('documents.jsonl: it is not a file');
  expect(() => openCabinet(join(outside, 'other'), root)).toThrow('cannot be used: it is not a folder');
  expect(() => openCabinet('/proc/none', root)).toThrow('cannot be used: ENOENT');
  expect(() => openCabinet(join(root, 'cabinet'), root)).toThrow('is in the repository');
  expect(() => openCabinet(root, root)).toThrow('is in the repository');
  expect(() => openCabinet(root, join(root, 'cabinet'))).toThrow('contains the repository');
  // By a folder above it that is a link.
  symlinkSync(root, join(outside, 'to-root'));
  expect(() => openCabinet(join(outside, 'to-root/below'), root)).toThrow('is in the repository');
});
