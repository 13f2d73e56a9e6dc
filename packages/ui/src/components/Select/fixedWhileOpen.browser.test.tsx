import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../internal/fixtures.js';
import { ComboBox } from '../ComboBox/ComboBox.js';
import { MultiSelect } from '../MultiSelect/MultiSelect.js';
import { Select } from './Select.js';

const common = { label: 'System', options: [{ id: 'debian', label: 'Debian' }] } as const;

const fields: [string, 'button' | 'combobox', (isFixed: boolean) => ReactElement][] = [
  ['Select that is disabled', 'button', (disabled) => <Select {...common} disabled={disabled} />],
  ['ComboBox that is disabled', 'combobox', (disabled) => <ComboBox {...common} disabled={disabled} />],
  ['MultiSelect that is only read', 'combobox', (readOnly) => <MultiSelect {...common} readOnly={readOnly} />],
];

test.each(fields)('the list of a %s meanwhile closes, and stays closed', async (_, role, field) => {
  const { root } = mounted();
  root.render(field(false));
  const control = page.getByRole(role, { name: 'System' }).first();
  const option = page.getByRole('option', { name: 'Debian' });
  await control.click();
  await expect.element(option).toBeVisible();
  await expect.element(control).toHaveAttribute('aria-expanded', 'true');
  root.render(field(true));
  await expect.element(option).not.toBeInTheDocument();
  root.render(field(false));
  await expect.element(control).toBeEnabled();
  await expect.element(control).not.toHaveAttribute('readonly');
  await expect.element(control).toHaveAttribute('aria-expanded', 'false');
  await control.click();
  await expect.element(option).toBeVisible();
});
