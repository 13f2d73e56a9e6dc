import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../internal/fixtures.js';
import { TagField } from './TagField.js';

test('half a tag stays text while another window has the focus, and becomes a tag when the field is left', async () => {
  const { container, root } = mounted();
  root.render(<TagField label="Tags" name="tags" />);
  const input = page.getByLabelText('Tags');
  const tags = () => Array.from(container.querySelectorAll<HTMLInputElement>('[name=tags]'), ({ value }) => value);
  await input.fill('prod');
  /* What the browser says when its window is left: the element keeps the focus of the document. */
  input.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.element(input).toHaveValue('prod');
  expect(tags()).toEqual([]);
  (input.element() as HTMLElement).blur();
  await expect.poll(tags).toEqual(['prod']);
});
