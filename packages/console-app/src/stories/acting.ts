import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { recentReports } from '#integrations/error-reporting/report.js';
import type { Site } from './site.js';

export type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0];

/** The dialog over the screen, whether it asks or alerts. */
export const openDialog = (): Promise<HTMLElement> =>
  waitFor(() => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'));

export const dialogClosed = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')).toBeNull());

/** The button of a dialog that does what it is about: the last one. */
export function submitOf(dialog: HTMLElement): HTMLElement {
  const button = Array.from(dialog.querySelectorAll<HTMLElement>('footer button')).at(-1);
  if (!button) throw new Error('The dialog has no button.');
  return button;
}

/** Does what the dialog on the screen is about, and waits until it has closed. */
export async function submit({ userEvent }: PlayContext): Promise<void> {
  await userEvent.click(submitOf(await openDialog()));
  await dialogClosed();
}

export async function cancel({ userEvent }: PlayContext): Promise<void> {
  await userEvent.click(within(await openDialog()).getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
}

/** Opens the menu of all that can be done with the resource on the screen. */
export async function openActions({ canvas, userEvent }: PlayContext): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
  return screen.findByRole('menu');
}

/** The menu lies in a dialog of its own, until it has faded away. */
export const menuClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Chooses an action of the resource on the screen and gives the dialog that it opens. */
export async function act(context: PlayContext, action: string): Promise<HTMLElement> {
  const menu = within(await openActions(context));
  await context.userEvent.click(menu.getByRole('menuitem', { name: action }));
  await menuClosed();
  return openDialog();
}

/** Where the focus goes from what has gone hangs on what is there by then: no picture shows it. */
export async function leaveRestoredFocus(): Promise<void> {
  await waitFor(() => expect(document.body).not.toHaveFocus());
  (document.activeElement as HTMLElement).blur();
}

export async function press({ canvas, userEvent }: PlayContext, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

export async function openTab({ canvas, userEvent }: PlayContext, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name }));
}

/** Puts a text in the place of what a field holds. */
export async function fill({ userEvent }: PlayContext, field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

/** Types what a dialog asks for before something is lost for good. */
export const typeName = (context: PlayContext, dialog: HTMLElement, name: string): Promise<void> =>
  fill(context, within(dialog).getByRole('textbox', { name: `Type “${name}” to confirm` }), name);

/** Chooses an option of a select by its words. */
export async function choose(
  { userEvent }: PlayContext,
  place: HTMLElement,
  label: RegExp,
  option: string | RegExp,
): Promise<void> {
  await userEvent.click(await within(place).findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const expectNotice = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notifications/ })).toHaveTextContent(text));

/** What was reported last. */
export const lastReport = (): string => recentReports().split('\n').at(-1) ?? '';

/** Waits until the screen, or a row, says how something is. */
export const expectStatus = (place: Pick<PlayContext['canvas'], 'findAllByText'>, word: string): Promise<unknown> =>
  place.findAllByText(word);

/** A fact in a list of facts. */
export const factOf = ({ canvas }: PlayContext, label: string): Element | null | undefined =>
  canvas.queryByText(label, { selector: 'dt' })?.parentElement?.querySelector('dd');

export const expectFact = (context: PlayContext, label: string, value: string | RegExp): Promise<void> =>
  waitFor(() => expect(factOf(context, label)).toHaveTextContent(value));

/** Whoever comes back to the tab has read again what is old, once all that was asked for is known. */
async function lookAgain(site: Site): Promise<void> {
  await site.quiet();
  // A response becomes what the screen knows.
  await new Promise((known) => setTimeout(known, 50));
  window.dispatchEvent(new Event('visibilitychange'));
}

/** Lets time pass, in seconds, after which the screen looks again. */
export async function pass(site: Site, seconds: number): Promise<void> {
  site.advance(seconds);
  // What is being read meanwhile is not asked for anew, and may tell of before.
  await lookAgain(site);
  await lookAgain(site);
}
