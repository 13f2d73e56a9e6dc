import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.js';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.js';
import { Select } from '../components/Select/Select.js';
import { mounted } from './fixtures.js';

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  ({ container, root } = mounted());
});

async function sentWith(field: ReactElement) {
  root.render(<form>{field}</form>);
  await expect.element(page.getByText('Field').first()).toBeInTheDocument();
  return [...new FormData(container.querySelector('form') ?? undefined)];
}

const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];

test.each([
  ['SegmentedControl', <SegmentedControl key="" label="Field" options={options} />],
  ['RadioGroup', <RadioGroup key="" label="Field" options={options} defaultValue="a" />],
])('a %s without a name sends nothing', async (_name, field) => {
  expect(await sentWith(field)).toEqual([]);
});

test('a RadioGroup with a name sends what is chosen', async () => {
  expect(await sentWith(<RadioGroup label="Field" name="field" options={options} defaultValue="b" />)).toEqual([
    ['field', 'b'],
  ]);
});

test('a Select sends a value that is not among its options', async () => {
  expect(await sentWith(<Select label="Field" name="field" options={options} defaultValue="gone" />)).toEqual([
    ['field', 'gone'],
  ]);
});
