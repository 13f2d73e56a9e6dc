/** What the drivers need of user-event: what `userEvent.setup()` gives, or `userEvent` itself, also storybook/test's. */
export interface User {
  click(element: Element): Promise<unknown>;
  dblClick(element: Element): Promise<unknown>;
  hover(element: Element): Promise<unknown>;
  unhover(element: Element): Promise<unknown>;
  clear(element: Element): Promise<unknown>;
  keyboard(text: string): Promise<unknown>;
  upload(element: HTMLElement, files: File[]): Promise<unknown>;
}

/** Text as user-event types it letter by letter: its brackets name keys unless they are doubled. */
export const literal = (text: string): string => text.replace(/[{[]/g, '$&$&');
