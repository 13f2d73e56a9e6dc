import { startTransition, useState } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSearchText } from './useSearchText.js';
import { mounted } from '../internal/fixtures.js';

let root: Root;
beforeEach(() => {
  ({ root } = mounted());
});

/** A router that renders each address a moment after it was asked to, as those do that load the page first. */
function Search({ delay }: { delay: number }) {
  const [address, setAddress] = useState('');
  const search = useSearchText(address, (text) => {
    setTimeout(() => startTransition(() => setAddress(text)), delay);
  });
  return (
    <>
      <input aria-label="Search" value={search.text} onChange={({ target }) => search.change(target.value)} />
      <output>{address}</output>
      <button type="button" onClick={() => setAddress('else')}>
        Go elsewhere
      </button>
    </>
  );
}

test.each([0, 60, 900])('no letter is lost while the address follows after %d ms', async (delay) => {
  root.render(<Search delay={delay} />);
  const field = page.getByRole('textbox');
  await field.click();
  for (const [index, letter] of Array.from('abcd').entries()) {
    await userEvent.keyboard(letter);
    expect(field.element()).toHaveValue('abcd'.slice(0, index + 1));
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await expect.element(page.getByRole('status')).toHaveTextContent('abcd');
  await expect.element(field).toHaveValue('abcd');
  await page.getByRole('button').click();
  await expect.element(field).toHaveValue('else');
});
