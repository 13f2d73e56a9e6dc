import type { ConsumerBrowser } from './browser.js';
import type { Check } from './checks.js';
import { compile } from './compile.js';
import { withInstalled } from './installed.js';
import { buildPage } from './looks.js';
import { workPortal } from './portal.js';

const copied = Object.fromEntries(
  ['main.tsx', 'overlays.tsx', 'portal.tsx', 'types.ts', 'usage.tsx'].map((file) => [file, file]),
);

export const reactEighteen = (browser: ConsumerBrowser): Check => [
  'under React 18 the portal works, its console is silent, and all types hold with `skipLibCheck: false`',
  () =>
    withInstalled('React 18', { copied }, async (folder) => {
      const options = { module: 'esnext', moduleResolution: 'bundler', skipLibCheck: false };
      const built = await buildPage(folder, 'portal', '<div id="root"></div>', 'main.tsx');
      return [
        compile(folder, 'react-18', options),
        ...(await browser.open(built, { path: 'portal.html' }, async ({ page, complaints }) => [
          ...(await workPortal(page)),
          ...complaints,
        ])),
      ];
    }),
];
