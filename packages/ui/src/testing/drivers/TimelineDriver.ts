import { Driver } from '../Driver.js';
import { find, findAll } from '../find.js';
import { textOf, type Name } from '../names.js';

/** A Timeline. */
export class TimelineDriver extends Driver {
  /** The headings of its days, in order. */
  days(): string[] {
    return findAll(this.element, 'heading').map(textOf);
  }

  /** What each event says, with its time, in order. */
  events(): string[] {
    return findAll(this.element, 'listitem').map(textOf);
  }

  /** Presses a button or a link of an event, such as one in its details. */
  async pressIn(event: Name, action: Name, kind: 'button' | 'link' = 'button'): Promise<void> {
    await this.press(find(this.event(event), kind, action));
  }

  /** The element of the event that says this. */
  event(name: Name): HTMLElement {
    const events = findAll(this.element, 'listitem');
    const found = events.find((one) =>
      typeof name === 'string' ? textOf(one).includes(name) : name.test(textOf(one)),
    );
    if (!found) throw new Error(`There is no event "${String(name)}". There are: ${this.events().join('; ')}.`);
    return found;
  }
}
