/**
 * Replaces the random numbers of the page by the same ones for each story, so that a password that it generates is the same
 * picture tomorrow. Identifiers stay random: nobody sees them. Gives what restores it.
 */
export function overrideRandom(): () => void {
  let state = 1;
  // Park and Miller's generator: enough for what is only looked at.
  const next = (): number => (state = (state * 48_271) % 0x7f_ff_ff_ff);
  const value = <Numbers extends Uint8Array | Uint32Array>(numbers: Numbers): Numbers => {
    numbers.forEach((_, index) => (numbers[index] = next()));
    return numbers;
  };
  Object.defineProperty(crypto, 'getRandomValues', { configurable: true, value });
  return () => void Reflect.deleteProperty(crypto, 'getRandomValues');
}
