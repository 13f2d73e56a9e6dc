/** What a processor has added to the address that it came back to. Only hints: the server alone knows what became of it. */
export interface ReturnHints {
  /** The confirmation, which the console itself put there. */
  payment?: string;
  /** Whether the person seems to have left the processor without paying. */
  isCancelled: boolean;
  /** What Adyen's own code has to be told. */
  adyen?: { sessionId: string; redirectResult: string };
}

const cancelled = new Set(['cancel', 'cancelled', 'canceled', '02']);

/** Reads the address; its parameters are not kept, because some are secrets. */
export function readReturn(search: URLSearchParams): ReturnHints {
  const payment = search.get('payment');
  const [sessionId, redirectResult] = [search.get('sessionId'), search.get('redirectResult')];
  const words = ['redirect_status', 'status', 'resultCode', 'result'].map((name) => search.get(name)?.toLowerCase());
  return {
    ...(payment !== null && /^[\w-]{1,64}$/.test(payment) && { payment }),
    isCancelled: words.some((word) => word !== undefined && cancelled.has(word)),
    ...(sessionId !== null && redirectResult !== null && { adyen: { sessionId, redirectResult } }),
  };
}
