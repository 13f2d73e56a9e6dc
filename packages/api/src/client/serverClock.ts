/** Differences up to this are no wrong clock: the header has whole seconds, and a gateway may keep a response. In ms. */
const tolerance = 5000;

let offset = 0;

/**
 * Learns how far the browser's clock is from the server's, from the `Date` header of a response. `sentAt` and
 * `receivedAt` are in ms since 1970. A date between the two is no difference: a slow response may have been dated at
 * its beginning or its end. A response without a readable header changes nothing.
 */
export function noteServerDate(date: string | null, sentAt: number, receivedAt: number): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  if (told < sentAt - tolerance) offset = told - sentAt;
  else if (told > receivedAt + tolerance) offset = told - receivedAt;
  else offset = 0;
}

/** The server's time in ms since 1970, as far as its last response tells; `now` is the browser's. */
export const serverTime = (now = Date.now()): number => now + offset;
