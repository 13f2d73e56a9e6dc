import type { Check } from './checks.js';
import { compile } from './compile.js';
import { withInstalled } from './installed.js';

const copied = { 'types.ts': 'types.ts', 'usage.tsx': 'usage.tsx' };

/** The README says which TypeScript is the least. */
export const leastTypeScript = (): Check => [
  'all types hold in TypeScript 5.4, modules resolved as Node does',
  () =>
    withInstalled('TypeScript', { copied }, async (folder) => [
      compile(folder, 'least', { module: 'nodenext', moduleResolution: 'nodenext' }, folder),
    ]),
];
