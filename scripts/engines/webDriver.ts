/*
 * A client of WebDriver, as far as the steps of the engines need it (https://www.w3.org/TR/webdriver2/). The protocol is
 * a dozen requests of JSON; a library for it would be larger than what is here.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** One input device and what it does, as WebDriver has it. */
export type InputSource = Record<string, unknown>;

interface ErrorValue {
  error: string;
  message: string;
}

/** The key under which WebDriver refers to an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementReference = Record<typeof elementKey, string>;

async function request<Value>(address: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(180_000),
  });
  const { value } = (await response.json()) as { value: Value | ErrorValue };
  if (!response.ok) {
    const { error, message } = value as ErrorValue;
    throw new Error(`${error}: ${message}`);
  }
  return value as Value;
}

/** A window of a browser. */
export class Session {
  private constructor(private readonly address: string) {}

  /** Opens a browser. Tries again while the driver is starting. */
  static async open(driver: string, capabilities: object): Promise<Session> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { sessionId } = await request<{ sessionId: string }>(`${driver}/session`, 'POST', {
          capabilities: { alwaysMatch: capabilities },
        });
        return new Session(`${driver}/session/${sessionId}`);
      } catch (thrown) {
        const isStarting = thrown instanceof TypeError && attempt < 100;
        if (!isStarting) throw thrown;
        await sleep(100);
      }
    }
  }

  private post<Value = null>(path: string, body: object = {}): Promise<Value> {
    return request<Value>(`${this.address}/${path}`, 'POST', body);
  }

  close(): Promise<null> {
    return request(this.address, 'DELETE');
  }

  open(url: string): Promise<null> {
    return this.post('url', { url });
  }

  back(): Promise<null> {
    return this.post('back');
  }

  reload(): Promise<null> {
    return this.post('refresh');
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.post('window/rect', { width, height });
  }

  /** Runs a function body in the page; a promise that it returns is awaited. */
  run<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return this.post<Value>('execute/sync', { script, args });
  }

  /** The accessible name that the browser gives an element. */
  labelOf(element: ElementReference): Promise<string> {
    return request(`${this.address}/element/${element[elementKey]}/computedlabel`, 'GET');
  }

  perform(...actions: InputSource[]): Promise<null> {
    return this.post('actions', { actions });
  }

  /** Types into an element, or gives a file input the path of a file. */
  sendKeys(element: ElementReference, text: string): Promise<null> {
    return this.post(`element/${element[elementKey]}/value`, { text });
  }

  /** A picture of what is visible, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await request<string>(`${this.address}/screenshot`, 'GET'), 'base64');
  }
}
