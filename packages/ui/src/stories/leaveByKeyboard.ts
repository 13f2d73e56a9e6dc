import { expect, userEvent, type within } from 'storybook/test';

/** Goes through a field with two chips by the keyboard: it is left once its last button is, and from a chip backwards. */
export async function leaveByKeyboard(
  canvas: ReturnType<typeof within>,
  input: HTMLElement,
  onBlur: unknown,
): Promise<void> {
  await userEvent.tab();
  await expect(input).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Remove all' })).toHaveFocus();
  await expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect(onBlur).toHaveBeenCalledOnce();
  canvas.getAllByRole('button', { name: /^Remove (?!all)/ })[0]?.focus();
  await userEvent.tab({ shift: true });
  await expect(onBlur).toHaveBeenCalledTimes(2);
}
