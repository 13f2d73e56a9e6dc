import { expect, userEvent, waitFor } from 'storybook/test';

/** Presses the dimmed page around a dialog or drawer, once that has taken the focus. */
export async function pressOutside(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const scrim = dialog.parentElement?.parentElement;
  if (!scrim) throw new Error('The dialog lies on no scrim.');
  await userEvent.click(scrim);
}
