import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mounted } from '../../internal/fixtures.js';
import { DateRangeField } from './DateRangeField.js';

const presets = [{ id: 'all', label: 'All time', range: { from: '', to: '' } }];

test('a preset takes away a date that is half typed, and what is said of it', async () => {
  const { container, root } = mounted();
  root.render(<DateRangeField label="Period" presets={presets} />);
  const from = page.getByLabelText('From');
  await expect.element(from).toBeVisible();
  const input = container.querySelector('input');
  const isHalfTyped = () => input?.validity.badInput;
  input?.focus();
  await userEvent.keyboard('02');
  await expect.poll(isHalfTyped).toBe(true);
  await page.getByLabelText('To', { exact: true }).click();
  await expect.element(from).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'All time' }).click();
  await expect.poll(isHalfTyped).toBe(false);
  await expect.element(from).not.toHaveAttribute('aria-invalid');
});
