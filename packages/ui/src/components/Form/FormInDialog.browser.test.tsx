import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmByName } from '../../compositions/ConfirmByName/ConfirmByName.js';
import { Dialog } from '../Dialog/Dialog.js';
import { TextField } from '../TextField/TextField.js';
import { Form } from './Form.js';
import { mounted } from '../../internal/fixtures.js';

let root: Root;
beforeEach(() => {
  ({ root } = mounted());
});

/** A plain form, as a page may have one of its own. */
const NativeForm = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

test.each([
  ['the library', Form],
  ['the page', NativeForm],
])('a form of %s in a dialog is sent alone', async (_name, Inner) => {
  const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  root.render(
    <Form onSubmit={outer}>
      <Dialog defaultOpen heading="Rename">
        <Inner onSubmit={inner}>
          <TextField label="Name" />
        </Inner>
      </Dialog>
    </Form>,
  );
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

test('a question for a name sends no form around it', async () => {
  const [outer, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
  root.render(
    <form onSubmit={outer}>
      <ConfirmByName defaultOpen name="web-1" heading="Delete" confirmLabel="Delete" onConfirm={onConfirm} />
    </form>,
  );
  await page.getByRole('textbox').fill('web-1');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});
