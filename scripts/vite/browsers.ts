/**
 * The oldest browsers that the console and the library support, by the names that the compilers have. They decide what
 * the builds emit; `npm test` checks what they emitted against them, and docs/browsers.md tells people.
 */
export const supportedBrowsers = { chrome: '123', firefox: '128', safari: '17.5' } as const;

/** The same as Vite takes them. */
export const buildTargets = Object.entries(supportedBrowsers).map(([name, version]) => name + version);
