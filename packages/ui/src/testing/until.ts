/* The real one: a test's clock that stands still must not stop the waiting. */
const later = globalThis.setTimeout.bind(globalThis);

const attempts = 1000;
const pause = 10;

/** React's test switch: while it is on, React complains of what it renders by itself, which is what is waited for. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Waits until `look` finds something, 10 s at most, and returns it. Throws what it was waiting for. */
export async function until<Found>(
  look: () => Found | undefined | null | false | Promise<Found | undefined | null | false>,
  what: string,
): Promise<Found> {
  const before = react.IS_REACT_ACT_ENVIRONMENT;
  if (before !== undefined) react.IS_REACT_ACT_ENVIRONMENT = false;
  const attempt = async (left: number): Promise<Found> => {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    if (left === 0) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => {
      later(resolve, pause);
    });
    return attempt(left - 1);
  };
  try {
    return await attempt(attempts);
  } finally {
    if (before !== undefined) react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
