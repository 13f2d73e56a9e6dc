import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.js';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.js';
import { Select } from '../components/Select/Select.js';

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
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
