/** A difference below this is no clock that is wrong: the header says whole seconds, and a gateway may keep a response. In ms. */
const tolerance = 5000;

let offset = 0;

/**
 * Learns how far the browser's clock is from the server's, from the `Date` header of a response. `sentAt` and
 * `receivedAt` are in ms since 1970: any time between them may be the one that was told, however long it took. A response
 * without a readable header changes nothing.
 */
export function noteServerDate(date: string | null, sentAt: number, receivedAt: number): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const [sinceSent, sinceReceived] = [told - sentAt, told - receivedAt];
  offset = sinceSent < -tolerance ? sinceSent : sinceReceived > tolerance ? sinceReceived : 0;
}

/** The server's time in ms since 1970, as far as its last response tells; `now` is the browser's. */
export const serverTime = (now = Date.now()): number => now + offset;
