/** Whether an operating system is Windows, which is licensed and filtered apart. */
export function isWindows(osName: string): boolean {
  return /^win/i.test(osName);
}
