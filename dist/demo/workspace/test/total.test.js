import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDiscount } from '../src/discount.js';
import { sumInvoice } from '../src/total.js';

test('sums every line', () => {
  assert.equal(sumInvoice([{ pieces: 2, priceCents: 250 }]), 500);
  assert.equal(
    sumInvoice([
      { pieces: 1, priceCents: 199 },
      { pieces: 3, priceCents: 100 },
    ]),
    499,
  );
});

test('the discount begins with the tenth and the hundredth piece', () => {
  assert.equal(readDiscount(9), 0);
  assert.equal(readDiscount(10), 0.05);
  assert.equal(readDiscount(100), 0.1);
});

test('rounds each line', () => {
  assert.equal(sumInvoice([{ pieces: 10, priceCents: 33 }]), 314);
});
