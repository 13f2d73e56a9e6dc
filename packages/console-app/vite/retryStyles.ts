import type { Plugin } from 'vite';

/** What to change in Vite's helper of `import()`, and into what. */
const changes: readonly [RegExp, string][] = [
  // What failed is not remembered as fetched.
  [/seen\[href\] = void 0;(\s*throw )/, 'delete seen[href];$1'],
  // A link to what failed is not taken for styles that are there.
  [/(e\.type === "error"\)) rej\(/, '$1 link.remove(), rej('],
];

/**
 * Lets the styles of a screen that could not be fetched be fetched again. Vite's own helper tries each file once a page:
 * at the second try, as after Retry, it would show the screen without its styles. Stops the build where the helper no
 * longer reads as expected.
 */
export function retryStyles(): Plugin {
  return {
    name: 'livery-retry-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        return changes.reduce((changed, [from, to]) => {
          if (!from.test(changed)) this.error(`Vite's helper of import() does not hold ${from.source}.`);
          return changed.replace(from, to);
        }, code);
      },
    },
  };
}
