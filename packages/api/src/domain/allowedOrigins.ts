/** Whether a bucket lets the pages of an origin in; one `*` of an allowed origin stands for any characters. */
export function isOriginAllowed(allowed: readonly string[], origin: string): boolean {
  return allowed.some((one) => {
    const [start = '', end] = one.split('*');
    if (end === undefined) return one === origin;
    return origin.length >= start.length + end.length && origin.startsWith(start) && origin.endsWith(end);
  });
}
