/** Lets so many works run at a time, in the order in which they came. */
export function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async function inSlot<Value>(work: () => Promise<Value>): Promise<Value> {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
