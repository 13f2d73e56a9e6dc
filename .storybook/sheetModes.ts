import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives every story named Sheet the forty modes. Parameters of the preview are the same for all stories, so this is
 * written into the stories as they are served, instead of into each of their files by hand.
 */
export function sheetModes(): Plugin {
  const modes = JSON.stringify(join(import.meta.dirname, 'modes.ts'));
  return {
    name: 'livery-sheet-modes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/, code: /^export const Sheet\b/m },
      handler: (code) => ({
        code: `${code}
import { sheetModes as modesOfSheets } from ${modes};
Object.assign(Sheet, { parameters: { ...Sheet.parameters, chromatic: { modes: modesOfSheets, ...Sheet.parameters?.chromatic } } });
`,
        map: null,
      }),
    },
  };
}
