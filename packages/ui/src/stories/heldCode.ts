import { onDemand, type OnDemand } from '../internal/onDemand.js';

export interface HeldCode<Code> {
  source: OnDemand<Code>;
  /** How often it has been fetched. */
  fetched: number;
  arrive: (code: Code) => void;
  fail: () => void;
}

/** For tests: code that arrives, or fails to, when the test says so. */
export function heldCode<Code>(): HeldCode<Code> {
  let settle: { resolve: (code: Code) => void; reject: (error: Error) => void } | undefined;
  const held: HeldCode<Code> = {
    fetched: 0,
    arrive: (code) => settle?.resolve(code),
    fail: () => settle?.reject(new Error('offline')),
    source: onDemand(() => {
      held.fetched += 1;
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    }),
  };
  return held;
}
