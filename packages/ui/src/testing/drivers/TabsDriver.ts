import { Driver } from '../Driver.js';
import { find, findAll, labelsOf } from '../find.js';
import { labelOf, referred, type Name } from '../names.js';
import { until } from '../until.js';

/** Tabs. */
export class TabsDriver extends Driver {
  names(): string[] {
    return labelsOf(this.element, 'tab');
  }

  /** The name of the selected tab. */
  selected(): string | undefined {
    const tab = this.#current();
    return tab && labelOf(tab);
  }

  /** What the selected tab shows. */
  panel(): HTMLElement {
    const tab = this.#current();
    const [panel] = tab ? referred(tab, 'aria-controls') : [];
    if (!panel) throw new Error('No tab is selected.');
    return panel;
  }

  /** Selects a tab and gives what it shows. */
  async select(name: Name): Promise<HTMLElement> {
    const tab = find(this.element, 'tab', name);
    await this.press(tab);
    await until(() => tab.getAttribute('aria-selected') === 'true', 'the tab to be selected');
    return this.panel();
  }

  #current(): HTMLElement | undefined {
    return findAll(this.element, 'tab').find((tab) => tab.getAttribute('aria-selected') === 'true');
  }
}
