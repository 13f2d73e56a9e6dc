import type { Plugin } from 'vite';

/** What to change in Vite's helper of `import()`, and into what. */
const changes: readonly [RegExp, string][] = [
  // What failed is not remembered as fetched.
  [/seen\[href\] = void 0;(\s*throw )/, 'delete seen[href];$1'],
  // A link to what failed is not taken for what is there.
  [/(e\.type === "error"\)) rej\(/, '$1 link.remove(), rej('],
  // Chromium remembers for the life of a page that a module or a preload could not be fetched, but not that a fetch could not:
  // no module is imported before its file and all that it imports are in the browser's cache.
  [
    /(const link = document\.createElement\("link"\);\s*link\.rel = )isCss \? "stylesheet" : scriptRel/,
    'if (!isCss) return fetch(dep.href).then((response) => { if (!response.ok) throw new Error(`${dep.href}: ${response.status}`); return response.arrayBuffer(); }); $1"stylesheet"',
  ],
];

/**
 * Lets the code and the styles of a screen that could not be fetched be fetched again. Vite's own helper tries each stylesheet
 * once a page: at the second try, as after Retry, it would show the screen without its styles. Stops the build where the helper
 * no longer reads as expected.
 */
export function retryImports(): Plugin {
  return {
    name: 'livery-retry-imports',
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
