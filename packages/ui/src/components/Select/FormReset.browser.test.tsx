import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.js';
import { Select } from './Select.js';

const systems = [
  { id: 'ubuntu', label: 'Ubuntu' },
  { id: 'debian', label: 'Debian' },
];

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

/* A scripted click does not show it: React then renders after the browser has reset its controls, not in between. */
test.each([
  ['ubuntu', 'Ubuntu'],
  [undefined, 'Select'],
])(
  'after a press on a reset button a Select that began with %s submits and shows that again',
  async (first, visible) => {
    root.render(
      <form>
        <Select label="System" name="system" options={systems} defaultValue={first} />
        <Button type="reset">Reset</Button>
      </form>,
    );
    const button = page.getByRole('button', { name: 'System' });
    await button.click();
    await page.getByRole('option', { name: 'Debian' }).click();
    await expect.element(button).toHaveTextContent('Debian');
    const form = container.querySelector('form');
    const submitted = () => form && new FormData(form).get('system');
    expect(submitted()).toBe('debian');

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(button).toHaveTextContent(visible);
    expect(submitted()).toBe(first ?? '');
  },
);

function Controlled() {
  const [system, setSystem] = useState<string | null>(null);
  return <Select label="System" name="system" options={systems} value={system} onChange={setSystem} />;
}

/* Its caller cannot be told that nothing is chosen. */
test('after a reset a controlled Select that began without a choice submits what it shows', async () => {
  root.render(
    <form>
      <Controlled />
      <Button type="reset">Reset</Button>
    </form>,
  );
  const button = page.getByRole('button', { name: 'System' });
  await button.click();
  await page.getByRole('option', { name: 'Debian' }).click();
  await expect.element(button).toHaveTextContent('Debian');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(button).toHaveTextContent('Debian');
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('system')).toBe('debian');
});
