import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../internal/fixtures.js';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.js';
import { RadioCards } from '../RadioCards/RadioCards.js';
import { RadioGroup } from '../RadioGroup/RadioGroup.js';
import { Select } from '../Select/Select.js';

/* Any text may be an id, also one with spaces, and one that names a part of a field. */
const options = ['two words', 'error', 'label', 'description', 'reason'].map((id) => ({
  id,
  label: `Option ${id}`,
  description: `About ${id}`,
}));
const shared = { label: 'Rights', options, description: 'A hint', error: 'Choose one' };

test.each([
  ['CheckboxGroup', 'checkbox', <CheckboxGroup key="" {...shared} />],
  ['RadioGroup', 'radio', <RadioGroup key="" {...shared} />],
  ['RadioCards', 'radio', <RadioCards key="" {...shared} />],
] as const)(
  'options of a %s have their own name and description whatever their ids are',
  async (_name, role, group) => {
    const { root } = mounted();
    root.render(group);
    await Promise.all(
      options.map(async ({ label, description }) => {
        const option = page.getByRole(role, { name: label, exact: true });
        await expect.element(option).toHaveAccessibleDescription(description);
      }),
    );
    const box = page.getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: 'Rights' });
    await expect.element(box).toHaveAccessibleDescription('Choose one A hint');
  },
);

test('a button and a group of checkboxes say that they are required', async () => {
  const { root } = mounted();
  root.render(
    <>
      <Select label="System" options={options} description="A hint" required />
      <CheckboxGroup label="Rights" options={options} required />
      <CheckboxGroup label="Others" options={options} />
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'System' })).toHaveAccessibleDescription('required A hint');
  await expect.element(page.getByRole('group', { name: 'Rights' })).toHaveAccessibleDescription('required');
  await expect.element(page.getByRole('group', { name: 'Others' })).not.toHaveAttribute('aria-describedby');
});
