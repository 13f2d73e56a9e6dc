import { join } from 'node:path';
import type { Plugin } from 'vite';

const sheets = /^export const (Sheet|States)\b/m;
const namesIn = (code: string): string[] => [...code.matchAll(new RegExp(sheets, 'gm'))].map(([, name = '']) => name);

/**
 * Gives every story named Sheet or States the forty modes. Parameters of the preview are the same for all stories, so this is
 * written into the stories as they are served, instead of into each of their files by hand.
 */
export function sheetModes(): Plugin {
  const modes = JSON.stringify(join(import.meta.dirname, 'modes.ts'));
  return {
    name: 'livery-sheet-modes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/, code: sheets },
      handler: (code) => ({
        code: `${code}
import { sheetModes as modesOfSheets } from ${modes};
for (const sheet of [${namesIn(code).join(', ')}]) {
  Object.assign(sheet, { parameters: { ...sheet.parameters, chromatic: { modes: modesOfSheets, ...sheet.parameters?.chromatic } } });
}
`,
        map: null,
      }),
    },
  };
}
