/** A difference below this is the time that a response takes, not a clock that is wrong, in ms. */
const tolerance = 5000;

let offset = 0;

/**
 * Learns how far the browser's clock is from the server's, from the `Date` header of a response. `sentAt` and
 * `receivedAt` are in ms since 1970. A response without a readable header changes nothing.
 */
export function noteServerDate(date: string | null, sentAt: number, receivedAt: number): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const difference = told - (sentAt + receivedAt) / 2;
  offset = Math.abs(difference) < tolerance ? 0 : difference;
}

/** The server's time in ms since 1970, as far as its last response tells; `now` is the browser's. */
export const serverTime = (now = Date.now()): number => now + offset;
