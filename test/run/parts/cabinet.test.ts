import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentLimits } from '../../../src/core/types/document.ts';
import { openCabinet } from '../../../src/run/parts/cabinet.ts';
import { createDirectory } from '../../fixtures/workspace.ts';

const header = '{"schema":"cabinet/v1"}\n';
const renderLine = (key: string, content: string) => `${JSON.stringify({ namespace: 'files', key, content })}\n`;

test('reads the documents of a directory, and none of a directory that is new', () => {
  const directory = join(createDirectory(), 'new/cabinet');
  const root = createDirectory();
  expect(openCabinet(directory, root)).toEqual({ directory, documents: [] });
  writeFileSync(join(directory, 'documents.jsonl'), header + renderLine('a', 'x\ny'));
  expect(openCabinet(directory, root).documents).toEqual([
    { namespace: 'files', key: 'a', content: 'x\ny', taint: null },
  ]);
});

test.each([
  ['', 'documents.jsonl:1: the first line is not {"schema":"cabinet/v1"}'],
  ['{"schema":"cabinet/v2"}\n', 'documents.jsonl:1: the first line is not'],
  [`${header}${renderLine('a', 'x').trim()}`, 'documents.jsonl:2: the last line is not complete'],
  [`${header}${renderLine('a', 'x')}{"key`, 'documents.jsonl:3: the last line is not complete'],
  [`${header}{\n`, 'documents.jsonl:2: the line is not a document: '],
  [`${header}${'['.repeat(100_000)}\n`, 'documents.jsonl:2: the line is not a document: '],
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
  const directory = createDirectory();
  writeFileSync(join(directory, 'documents.jsonl'), text);
  expect(() => openCabinet(directory, createDirectory())).toThrow(message);
});

test('refuses links, and a directory in or around the repository', () => {
  const root = createDirectory();
  const outside = createDirectory();
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
  expect(() => openCabinet(join(outside, 'other'), root)).toThrow('cannot be used: it is not a directory');
  expect(() => openCabinet('/proc/none', root)).toThrow('cannot be used: ENOENT');
  expect(() => openCabinet(join(root, 'cabinet'), root)).toThrow('is in the repository');
  expect(existsSync(join(root, 'cabinet'))).toBe(false);
  expect(() => openCabinet(root, root)).toThrow('is in the repository');
  mkdirSync(join(root, 'cabinet'));
  expect(() => openCabinet(root, join(root, 'cabinet'))).toThrow('contains the repository');
  // By a directory above it that is a link.
  symlinkSync(root, join(outside, 'to-root'));
  expect(() => openCabinet(join(outside, 'to-root/below'), root)).toThrow('is in the repository');
});
