import { Driver } from '../Driver.js';
import { textOf } from '../names.js';
import { until } from '../until.js';

/** A CopyButton. */
export class CopyButtonDriver extends Driver {
  /** Presses it and tells what it said: that it copied, or that the browser refused. */
  async copy(): Promise<'copied' | 'refused'> {
    const { copied, refused } = this.setting.messages.copyButton;
    await this.press(this.element);
    return until(() => {
      const said = this.element.parentElement ? textOf(this.element.parentElement) : '';
      if (said.includes(refused)) return 'refused';
      return said.includes(copied) && 'copied';
    }, 'the button to say how it went');
  }
}
