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
      const message = this.element.parentElement ? textOf(this.element.parentElement) : '';
      if (message.includes(refused)) return 'refused';
      return message.includes(copied) && 'copied';
    }, 'the button to say how it went');
  }
}
