import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Select } from './Select.js';
import { mounted } from '../../internal/fixtures.js';

test('under strict mode the list stays open, and gives the focus back when one is chosen', async () => {
  const { root } = mounted();
  root.render(
    <StrictMode>
      <Select label="System" options={[{ id: 'debian', label: 'Debian' }]} />
    </StrictMode>,
  );
  const button = page.getByRole('button', { name: 'System' });
  await button.click();
  await page.getByRole('option', { name: 'Debian' }).click();
  await expect.element(button).toHaveTextContent('Debian');
  await expect.element(button).toHaveFocus();
});
