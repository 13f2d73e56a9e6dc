import { resolve } from 'node:path';

const ui = resolve(import.meta.dirname, '../../packages/ui/src');

/** Makes a build read the packages' sources, so that nothing has to be built first. */
export const sources = {
  conditions: ['livery-source', 'module', 'browser', 'development|production'],
  // Stylesheets are evaluated while building, in an environment that ignores these conditions.
  alias: [
    { find: '@livery/ui/theme', replacement: `${ui}/theme/index.ts` },
    { find: '@livery/ui/styling', replacement: `${ui}/styling.ts` },
  ],
};
