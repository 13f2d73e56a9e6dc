import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PhoneField } from '../PhoneField/PhoneField.js';
import { focusField } from './focusField.js';
import { mounted } from '../../internal/fixtures.js';

test('the error of a telephone number leads to the number, not to its country', async () => {
  const { container, root } = mounted('form');
  root.render(<PhoneField label="Phone" name="phone" error="Enter a whole number" />);
  const number = page.getByRole('textbox', { name: 'Phone' });
  await expect.element(number).toBeVisible();
  expect(focusField(container, 'phone')).toBe(true);
  await expect.element(number).toHaveFocus();
});
