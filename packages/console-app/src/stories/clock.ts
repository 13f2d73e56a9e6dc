/**
 * Replaces the clock of the page, so that "3 minutes ago" is the same picture tomorrow. Gives what restores it.
 * `now` is in ms since 1970.
 */
export function overrideDate(now: () => number): () => void {
  const Real = globalThis.Date;
  globalThis.Date = new Proxy(Real, {
    construct: (_target, values: [], made) =>
      Reflect.construct(Real, values.length > 0 ? values : [now()], made) as Date,
    apply: () => new Real(now()).toString(),
    get: (_target, name) => (name === 'now' ? now : (Reflect.get(Real, name) as unknown)),
  });
  return () => {
    globalThis.Date = Real;
  };
}
