import { forEachChild, type SyntaxNode, type Word as ShellWord } from 'unbash';
import type { Argument, ShellLowering } from './shell-lowering.ts';
import { isOneWord, lowerExpansions } from './shell-words.ts';

const numeric = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge']);
const unary = new Set('-a -b -c -d -e -f -g -h -k -n -p -r -s -t -u -w -x -z -G -L -N -O -S'.split(' '));
const binary = new Set(['=', '==', '!=', '-ef', '-nt', '-ot', ...numeric]);

/** Lowers `[[ … ]]`. Its numeric operators evaluate arithmetic, and `-v` evaluates a subscript: bash runs code in both. */
export function lowerTest(node: SyntaxNode, lowering: ShellLowering): void {
  if (node.type === 'Word') {
    lowerExpansions(node, lowering);
    return;
  }
  if (node.type === 'TestUnary' && !unary.has(node.operator) && node.operator !== '-o')
    lowering.refuse(`[[ ${node.operator} ]] may evaluate what it is given`);
  if (node.type === 'TestBinary' && numeric.has(node.operator) && ![node.left, node.right].every(isNumber))
    lowering.refuse(`[[ ${node.operator} ]] evaluates its operands as arithmetic`);
  forEachChild(node, (child) => {
    lowerTest(child, lowering);
  });
}

/** True if every operator of `test` or `[` is a literal. Otherwise, a computed word could be `-v`. */
export function isPlainTest(words: readonly Argument[], name: 'test' | '['): boolean {
  const texts = words.map(({ word, read }) =>
    read.type === 'literal' ? read.value : isOneWord(word) ? null : undefined,
  );
  if (texts.includes(undefined)) return false;
  if (name === '[' && texts.pop() !== ']') return false;
  while (texts[0] === '!') texts.shift();
  const [first, second] = texts;
  if (texts.length === 3) return typeof second === 'string' && binary.has(second);
  if (texts.length === 2) return typeof first === 'string' && unary.has(first);
  return texts.length <= 1;
}

function isNumber(word: ShellWord): boolean {
  return word.parts === undefined && /^[-+]?\d+$/.test(word.value);
}
