import { expect, test } from 'vitest';
import { isEmpty, nodeText } from './props.js';

test.each([
  ['text', 'Name', 'Name'],
  ['a number', 3, '3'],
  [
    'markup',
    <>
      Price <b>per month</b>
    </>,
    'Price per month',
  ],
  ['a list', ['a', <i key="b">b</i>, null], 'ab'],
  ['nothing', undefined, ''],
  ['a condition that does not hold', false, ''],
])('%s', (_case, node, text) => {
  expect(nodeText(node)).toBe(text);
});

const line = <br />;

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  [false, true],
  [0, false],
  ['0', false],
  [line, false],
])('whether a slot with %s shows nothing: %s', (node, empty) => {
  expect(isEmpty(node)).toBe(empty);
});
