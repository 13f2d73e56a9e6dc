let identifiers = 0;

/**
 * Replaces the random numbers of the page by the same ones for each story, and its identifiers by ascending ones, so that a
 * password that it generates, and what is ordered by an identifier, is the same picture tomorrow. Gives what restores them.
 */
export function overrideRandom(): () => void {
  let state = 1;
  // Park and Miller's generator: enough for what is only looked at.
  const next = (): number => (state = (state * 48_271) % 0x7f_ff_ff_ff);
  const getRandomValues = <Numbers extends Uint8Array | Uint32Array>(numbers: Numbers): Numbers => {
    numbers.forEach((_, index) => (numbers[index] = next()));
    return numbers;
  };
  // Never the same twice: what a story has left under way may hold locks by its identifiers.
  const randomUUID = (): string => {
    identifiers += 1;
    return `00000000-0000-4000-8000-${String(identifiers).padStart(12, '0')}`;
  };
  for (const [name, value] of Object.entries({ getRandomValues, randomUUID }))
    Object.defineProperty(crypto, name, { configurable: true, value });
  return () => {
    Reflect.deleteProperty(crypto, 'getRandomValues');
    Reflect.deleteProperty(crypto, 'randomUUID');
  };
}
