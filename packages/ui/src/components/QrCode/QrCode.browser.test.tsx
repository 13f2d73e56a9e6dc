import { expect, test } from 'vitest';
import { mounted } from '../../internal/fixtures.js';
import { QrCode } from './QrCode.js';

test('a value that is too long leaves the place blank: the code is never that of another value', async () => {
  const { container, root } = mounted();
  const drawn = () => container.querySelector('path')?.getAttribute('d');
  root.render(<QrCode value="https://livery.example" label="Code" />);
  await expect.poll(drawn).toMatch(/^M/);
  root.render(<QrCode value={'x'.repeat(8000)} label="Code" />);
  await expect.poll(drawn).toBe('');
  root.render(<QrCode value="https://livery.example" label="Code" />);
  await expect.poll(drawn).toMatch(/^M/);
});
