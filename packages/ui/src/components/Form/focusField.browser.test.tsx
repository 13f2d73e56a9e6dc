import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Accordion } from '../Accordion/Accordion.js';
import { Disclosure } from '../Disclosure/Disclosure.js';
import { PhoneField } from '../PhoneField/PhoneField.js';
import { TextField } from '../TextField/TextField.js';
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

const field = <TextField label="Host" name="host" error="Enter a host" />;

test.each([
  [
    'Disclosure',
    <Disclosure key="" label="Advanced">
      {field}
    </Disclosure>,
  ],
  ['Accordion', <Accordion key="" items={[{ id: 'a', label: 'Advanced', content: field }]} />],
])('an error leads to its field in a closed %s, which opens', async (_name, folded) => {
  const { container, root } = mounted('form');
  root.render(folded);
  const host = page.getByLabelText('Host');
  await expect.element(page.getByText('Advanced')).toBeVisible();
  await expect.element(host).not.toBeVisible();
  expect(focusField(container, 'host')).toBe(true);
  await expect.element(host).toBeVisible();
  await expect.element(host).toHaveFocus();
});

test('a field that cannot take the focus is said not to have it', async () => {
  const { container, root } = mounted('form');
  root.render(<div hidden>{field}</div>);
  await expect.element(page.getByLabelText('Host')).toBeInTheDocument();
  expect(focusField(container, 'host')).toBe(false);
});
