import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets } from '../../scripts/vite/browsers.js';
import { linguiMacro } from '../../scripts/vite/linguiMacro.js';
import { sources } from '../../scripts/vite/sources.js';
import { buildReport } from './vite/buildReport.js';
import { chunks } from './vite/chunks.js';
import { dryRun } from './vite/dryRun.js';
import { emptyAnnouncer } from './vite/emptyAnnouncer.js';
import { messages } from './vite/messages.js';
import { retryImports } from './vite/retryImports.js';
import { themeBoot } from './vite/themeBoot.js';

/** LIVERY_MOCK_API=on puts the sandbox and its panel into the bundle; without it nothing of them is there. */
const mockApi = process.env['LIVERY_MOCK_API'] === 'on';

/** LIVERY_LIBRARY=built takes the component library as it is published, instead of its sources. */
const builtLibrary = process.env['LIVERY_LIBRARY'] === 'built';

const file = (path: string): string => resolve(import.meta.dirname, path);

/** What every signed-in page loads begins here. */
const shell = file('src/shell/Main.tsx');

const loginParts = [
  'themes/LogoFrame',
  'themes/ArtFrame',
  'components/Alert/Alert',
  'components/Button/Button',
  'components/Checkbox/Checkbox',
  'components/Link/Link',
  'components/PasswordField/PasswordField',
  'components/TextField/TextField',
];

/** Modules that come with what imports them later on, because everybody needs them. */
const together = {
  [file('index.html')]: [
    file('src/login/Login.tsx'),
    file('src/shared/entry/EntryScreen.tsx'),
    file('src/login/SignInChoice.tsx'),
    file('src/login/login.css.ts'),
    file('../api/src/generated/operations/identity.ts'),
    // Every theme draws its logo and its picture with these, and every kind of login is made of these components.
    ...loginParts.map((part) => file(`../ui/src/${part}.tsx`)),
  ],
  [shell]: [
    // What leads to nothing is said on any screen; the screen that says it comes then.
    file('src/shared/notFound.ts'),
    // Almost every screen of a signed-in page has something to copy.
    file('../ui/src/components/CopyButton/CopyButton.tsx'),
    ...(mockApi ? [file('src/integrations/mock-api/SandboxPanel.tsx')] : []),
  ],
};

/** What a screen fetches at once beside its own code: tabs and drawings, below src/areas. */
const partsOfScreens = [
  'compute/tabs/',
  'networkView/NodeTable.tsx',
  'networkView/Picture.tsx',
  'storage/Connection.tsx',
  'storage/CorsTab.tsx',
  'storage/files/FileBrowser.tsx',
  'vmConsole/Terminal.tsx',
  'usage/UsageChart.tsx',
];

const emptyStatePicture = file('../ui/src/components/EmptyState/Picture.tsx');

/** What else screens fetch at once, though they do not import it. */
const fetchedAtOnce: Partial<Record<string, string[]>> = {
  // The logos of the systems to choose from.
  [file('src/areas/compute/create/CreateVm.tsx')]: [file('src/shared/product-logo/distributions.ts')],
  // The picture, and what lays it out.
  [file('src/areas/networkView/NetworkView.tsx')]: [
    file('src/areas/networkView/Picture.tsx'),
    file('../../node_modules/@dagrejs/dagre/dist/dagre.esm.js'),
  ],
  // The picture of an empty state: whoever is no administrator sees nothing else, and few machines have replicas.
  [file('src/areas/access/Administration.tsx')]: [emptyStatePicture],
  [file('src/areas/compute/tabs/ReplicasTab.tsx')]: [emptyStatePicture],
  // Most of the screen: little beside it may be in vain.
  [file('src/areas/vmConsole/VmConsole.tsx')]: [file('src/areas/vmConsole/Terminal.tsx')],
};

/** Areas whose screens stand between the tabs of a section. */
const areasOfSections = [
  'access',
  'billing',
  'firewalls',
  'loadBalancers',
  'network',
  'networkView',
  'payments',
  'storage',
  'usage',
];

/** react-aria speaks thirty languages; the console needs its own two. */
const reactAriaWords: Plugin = { ...optimizeLocales.vite({ locales: ['en-US', 'et-EE'] }), enforce: 'pre' };

/** The router brings a stand-in for a hook that React has had since version 18. */
const reactHooks = { find: 'use-sync-external-store/shim/index.js', replacement: 'react' };

const modules = dryRun(together);

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [
    linguiMacro(),
    react(),
    vanillaExtractPlugin(),
    lingui(),
    reactAriaWords,
    emptyAnnouncer(),
    retryImports(),
    themeBoot(),
    // Whether the library as it is published fits does not depend on which modules and words share a file.
    !builtLibrary && [
      modules,
      chunks(modules.graph, {
        shell,
        landings: [file('src/areas/dashboard/Dashboard.tsx'), file('src/areas/compute/VmList.tsx')],
        fetchedWith: (screen) => [
          ...(fetchedAtOnce[screen] ?? []),
          ...(areasOfSections.some((area) => screen.startsWith(file(`src/areas/${area}/`)))
            ? [file('src/shell/SectionTabs.tsx')]
            : []),
        ],
        isPart: (module) => partsOfScreens.some((part) => module.startsWith(file(`src/areas/${part}`))),
      }),
      messages(modules.graph),
      buildReport(modules.graph, { root: file('../..'), routes: file('src/routes.ts') }),
    ],
  ],
  define: { __MOCK_API__: JSON.stringify(mockApi) },
  resolve: builtLibrary ? { alias: [reactHooks] } : { ...sources, alias: [...sources.alias, reactHooks] },
  build: {
    outDir: mockApi ? 'dist' : 'dist-without-mock-api',
    emptyOutDir: true,
    target: buildTargets,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { start: file('index.html') },
      // Each file names those that it may fetch later: each letter is a hundred bytes before the first screen.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        // The report beside the manifest says which modules a file holds.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
      },
      checks: { bundlerTimings: false },
    },
  },
});
