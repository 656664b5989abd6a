import type { ShellLowering } from './shell-lowering.ts';

/** Finds the value of a variable that is certainly an unsigned number. Returns null for any other variable. */
type FindNumber = (name: string) => string | null;

/** Refuses arithmetic with names: bash runs code in the value of a name. Names whose value is certainly a number are accepted. */
export function checkArithmetic(text: string, lowering: ShellLowering, findNumber: FindNumber): void {
  const inner = readInner(text);
  const numbers = replaceNames(inner, findNumber);
  const isPlain = numbers !== null && /^[\d\s+\-*/%()<>=!&|^~?:,;]*$/.test(numbers);
  // An assignment would change a variable whose value is taken to be known.
  const assigns = numbers !== inner && /(?:^|[^=!<>])=(?!=)|<<=|>>=|\+\+|--/.test(inner);
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (!isPlain || assigns) lowering.refuse(`${shown} evaluates names, whose values bash may run`);
}

/** The value of an arithmetic expansion of sums and products. Returns null if it has any other form. */
export function evaluateArithmetic(text: string, findNumber: FindNumber): string | null {
  const inner = replaceNames(readInner(text), findNumber) ?? '';
  if (inner.length > 200 || !/^[\d\s+\-*/%()]+$/.test(inner)) return null;
  const tokens = inner.match(/\d+|\S/g) ?? [];
  let at = 0;
  const readFactor = (): number => {
    const token = tokens[(at += 1) - 1] ?? '';
    if (token === '(') {
      const value = readSum();
      return tokens[(at += 1) - 1] === ')' ? value : NaN;
    }
    // A leading zero selects another base.
    return /^(?:0|[1-9]\d{0,8})$/.test(token) ? Number(token) : NaN;
  };
  const readProduct = (): number => {
    let value = readFactor();
    while (/^[*/%]$/.test(tokens[at] ?? '')) {
      const operator = tokens[(at += 1) - 1];
      const right = readFactor();
      value = operator === '*' ? value * right : operator === '/' ? Math.trunc(value / right) : value % right;
    }
    return value;
  };
  const readSum = (): number => {
    let value = readProduct();
    while (/^[+-]$/.test(tokens[at] ?? '')) value += tokens[(at += 1) - 1] === '+' ? readProduct() : -readProduct();
    return value;
  };
  const value = readSum();
  return at === tokens.length && Number.isSafeInteger(value) ? String(value) : null;
}

function readInner(text: string): string {
  return text.replace(/^\$?\(\(/, '').replace(/\)\)$/, '');
}

function replaceNames(text: string, findNumber: FindNumber): string | null {
  let isKnown = true;
  const replaced = text.replaceAll(
    /\$\{([A-Za-z_]\w*)\}|\$?([A-Za-z_]\w*)/g,
    (_, braced: string | undefined, plain: string | undefined) => {
      const value = findNumber(braced ?? plain ?? '');
      if (value === null || !/^(?:0|[1-9]\d{0,8})$/.test(value)) isKnown = false;
      return value ?? '';
    },
  );
  return isKnown ? replaced : null;
}
