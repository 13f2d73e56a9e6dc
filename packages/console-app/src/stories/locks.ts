/**
 * Gives a story locks of its own, in the place of those that all pages of the origin share: what the story before it has left
 * under way, such as a call that is held back, may hold its locks for as long as the page stays. Returns what ends it.
 */
export function overrideLocks(): () => void {
  const { locks } = navigator;
  const prefix = `${crypto.randomUUID()} `;
  const own = (all: readonly LockInfo[] = []): LockInfo[] =>
    all.flatMap(({ name = '', ...rest }) =>
      name.startsWith(prefix) ? [{ ...rest, name: name.slice(prefix.length) }] : [],
    );
  const value = {
    request: (name: string, ...rest: unknown[]): unknown =>
      Reflect.apply(locks.request, locks, [prefix + name, ...rest]),
    async query(): Promise<LockManagerSnapshot> {
      const { held, pending } = await locks.query();
      return { held: own(held), pending: own(pending) };
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
