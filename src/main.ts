#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const distDirectory = join(dirname(fileURLToPath(import.meta.url)), '..');
const { version } = JSON.parse(readFileSync(join(distDirectory, 'package.json'), 'utf8')) as { version: string };
const [, , ...argv] = process.argv;
// Everything else is loaded only for a command that needs it.
if (argv.length === 1 && argv[0] === '--version') process.stdout.write(`${version}\n`);
else await (await import('./cli/start-program.ts')).startProgram({ distDirectory, version });
