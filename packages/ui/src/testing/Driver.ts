import type { UiMessages } from '../messages/en.js';
import { descriptionOf, namesOf, referred, rootOf } from './names.js';
import type { User } from './user.js';

/** What all drivers of one test share. */
export interface Setting {
  user: User;
  /** The words that components say by themselves, in the language of the test. */
  messages: UiMessages;
}

/** One component on the screen, worked as a person works it. */
export abstract class Driver {
  constructor(
    /** The control itself, found by its role and name: for assertions of one's own. */
    readonly element: HTMLElement,
    protected readonly setting: Setting,
  ) {}

  /** Where what floats over the page is. */
  protected get page(): ParentNode {
    return rootOf(this.element);
  }

  /** What the control opens, while it is open. */
  protected get controlled(): HTMLElement | null {
    return referred(this.element, 'aria-controls')[0] ?? null;
  }

  /** Presses what can be pressed. Throws the reason where it cannot. */
  protected async press(element: Element): Promise<void> {
    if (element.matches(':disabled, [aria-disabled="true"]')) {
      const reason = descriptionOf(element);
      throw new Error(`"${namesOf(element)[0] ?? ''}" is disabled${reason && `: ${reason}`}.`);
    }
    await this.setting.user.click(element);
  }
}

/** Whether words of a component with a figure or a name in them are these. */
export function isSaid(label: (part: string) => string, text: string): boolean {
  const [before = '', after = ''] = label('\0').split('\0');
  return text.startsWith(before) && text.endsWith(after) && text.length >= before.length + after.length;
}
