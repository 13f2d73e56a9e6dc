import type { FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmByName } from '../../compositions/ConfirmByName/ConfirmByName.js';
import { Dialog } from '../Dialog/Dialog.js';
import { TextField } from '../TextField/TextField.js';
import { Form } from './Form.js';

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

test('a form in a dialog is sent alone', async () => {
  const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  root.render(
    <Form onSubmit={outer}>
      <Dialog defaultOpen title="Rename">
        <Form onSubmit={inner}>
          <TextField label="Name" />
        </Form>
      </Dialog>
    </Form>,
  );
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

test('a form around a dialog is not sent by a native form in it', async () => {
  const outer = vi.fn<() => void>();
  const inner = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  root.render(
    <Form onSubmit={outer}>
      <Dialog defaultOpen title="Rename">
        <form onSubmit={inner}>
          <TextField label="Name" />
        </form>
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
      <ConfirmByName defaultOpen name="web-1" title="Delete" confirmLabel="Delete" onConfirm={onConfirm} />
    </form>,
  );
  await page.getByRole('textbox').fill('web-1');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});
