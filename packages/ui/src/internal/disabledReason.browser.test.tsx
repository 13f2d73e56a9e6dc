import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../components/Checkbox/Checkbox.js';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.js';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.js';
import { Select } from '../components/Select/Select.js';
import { Switch } from '../components/Switch/Switch.js';
import { mounted } from './fixtures.js';

const options = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta' },
];

test('choices that say why they are disabled keep their place in the order of Tab, stay as they are and are not sent', async () => {
  const { container, root } = mounted('form');
  const onChange = vi.fn<(value: unknown) => void>();
  const given = { disabledReason: 'The machine is being made.', name: 'field', onChange };
  root.render(
    <>
      <Checkbox label="Checkbox" defaultChecked indeterminate {...given} />
      <Switch label="Switch" checked {...given} />
      <CheckboxGroup label="Several" options={options} defaultValue={['a']} {...given} />
      <RadioGroup label="One" options={options} defaultValue="a" {...given} />
      <Select label="Select" options={options} defaultValue="a" {...given} />
    </>,
  );
  await expect.element(page.getByLabelText('Checkbox')).toBeVisible();
  const names: (string | undefined)[] = [];
  for (const key of [' ', ' ', ' ', '{ArrowDown}', '{ArrowDown}', '{Enter}']) {
    await userEvent.tab();
    const { activeElement } = document;
    names.push(
      activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.innerText.split('\n')[0] : 'Select',
    );
    await userEvent.keyboard(key);
  }
  expect(names).toEqual(['Checkbox', 'Switch', 'Alpha', 'Beta', 'Alpha', 'Select']);
  for (const label of ['Switch', 'Checkbox']) await page.getByLabelText(label).click({ force: true });
  await page.getByRole('button').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(page.getByLabelText('Checkbox')).toBePartiallyChecked();
  await expect.element(page.getByLabelText('Switch')).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Alpha' })).toBeChecked();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect([...new FormData(container)]).toEqual([]);
});
