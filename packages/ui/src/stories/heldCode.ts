import { onDemand, type OnDemand } from '../internal/onDemand.js';

export interface HeldCode<Code> {
  source: OnDemand<Code>;
  /** How often it has been fetched. */
  fetched: number;
  resolve: (code: Code) => void;
  fail: () => void;
}

/** For tests: code whose loading resolves or fails when the test says so. */
export function heldCode<Code>(): HeldCode<Code> {
  let deferred: { resolve: (code: Code) => void; reject: (error: Error) => void } | undefined;
  const held: HeldCode<Code> = {
    fetched: 0,
    resolve: (code) => deferred?.resolve(code),
    fail: () => deferred?.reject(new Error('offline')),
    source: onDemand(() => {
      held.fetched += 1;
      return new Promise((resolve, reject) => {
        deferred = { resolve, reject };
      });
    }),
  };
  return held;
}
