/*
 * The library as others get it: packed, installed into a project outside of the repository, compiled with the types of
 * React 19 and 18, bundled and rendered there. Last, the console is built against it as against any other package.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type PluginOption } from 'vite';
import { apiReports, missingChangeset, staleReports } from './lib/apiReports.js';
import { buildLibrary } from './lib/buildLibrary.js';
import { consumerBrowser } from './lib/consumers/browser.js';
import { runChecks, type Check } from './lib/consumers/checks.js';
import { compile } from './lib/consumers/compile.js';
import { createConsumerProject } from './lib/consumers/project.js';
import { quickChecks } from './lib/consumers/quick.js';
import { serverPage } from './lib/consumers/serverComponents.js';
import { brokenExportsOf } from './lib/libraryExports.js';
import { namesOf } from './lib/privateNames.js';
import { root } from './lib/stage.js';

buildLibrary();
const { folder, library } = createConsumerProject();

/** Bundles one module of the project. Gives what it comes to: all scripts and all styles. */
async function bundle(
  name: string,
  source: string,
  { ssr = false, plugins = [] }: { ssr?: boolean; plugins?: PluginOption[] } = {},
): Promise<{ scripts: string; styles: string; outDir: string }> {
  const outDir = join(folder, `dist-${name}`);
  writeFileSync(join(folder, `${name}.entry.tsx`), source);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: ['@livery/ui'] },
    build: {
      outDir,
      ssr,
      minify: false,
      rolldownOptions: { input: join(folder, `${name}.entry.tsx`), preserveEntrySignatures: 'strict' },
    },
  });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const textOf = (ending: RegExp): string =>
    files
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(join(outDir, file), 'utf8'))
      .join('\n');
  return { scripts: textOf(/\.m?js$/), styles: textOf(/\.css$/), outDir };
}

const react18 = { react: ['./node_modules/react-18-types'], 'react/*': ['./node_modules/react-18-types/*'] };

const browser = consumerBrowser();

const checks: Check[] = [
  ['every export leads to a file of the package', async () => brokenExportsOf(library)],
  [
    'the package says under which terms it is used, for which Node, and what changed',
    async () => {
      const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as Record<string, unknown>;
      const files = readdirSync(library);
      return [
        ...['license', 'author', 'engines'].filter((field) => manifest[field] === undefined),
        ...['LICENSE', 'README.md', 'CHANGELOG.md'].filter((file) => !files.includes(file)),
      ].map((missing) => `${missing} is missing`);
    },
  ],
  [
    'the reports of its public interface are fresh, and what is other than in the last version has a changeset',
    async () => {
      const reports = apiReports();
      return [...staleReports(reports), ...missingChangeset(reports)];
    },
  ],
  [
    "React 19's types, modules resolved as Node does",
    async () => [compile(folder, 'react-19', { module: 'nodenext', moduleResolution: 'nodenext' })],
  ],
  [
    "React 18's types, modules resolved as bundlers do",
    async () => [compile(folder, 'react-18', { module: 'esnext', moduleResolution: 'bundler', paths: react18 })],
  ],
  [
    'two versions on one page share no class, animation or private property: each is named by the version',
    async () => {
      const names = namesOf(library);
      const others = names.filter((name) => !/^l[0-9a-z]{5}[0-9a-z]{1,3}$/.test(name));
      return names.length > 500 ? others.map((name) => `${name} is not`) : [`there are only ${names.length} names`];
    },
  ],
  [
    'a page of server components takes it as it is: what needs a browser says "use client", the rest runs on the server',
    async () => {
      const { clients, html } = await serverPage(folder);
      const expected = ['Button', 'Dialog', 'Select', 'Table', 'Tabs', 'TextField'];
      return [
        ...expected.filter((name) => !clients.includes(name)).map((name) => `${name} is not a client component`),
        ...(html.includes('Rendered on the server') ? [] : ['a Badge in a Stack was not rendered']),
      ];
    },
  ],
  [
    'importing a theme alone brings its stylesheet',
    async () => {
      const { styles } = await bundle('theme', "import '@livery/ui/themes/cobalt';");
      return styles.includes('cobalt') ? [] : ['the stylesheet was dropped'];
    },
  ],
  [
    'importing one component leaves the others out',
    async () => {
      const { scripts } = await bundle('badge', "export { Badge } from '@livery/ui';");
      return /react-aria|useFloating/.test(scripts) ? ['other components came along'] : [];
    },
  ],
  [
    'a page with one component writes no face of a theme into its build',
    async () => {
      const { outDir } = await bundle(
        'faces',
        "import { Badge } from '@livery/ui';\nexport const page = <Badge>1</Badge>;",
      );
      return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.woff2?$/.test(file))
        .map((file) => `${file} is there`);
    },
  ],
  [
    'what is said to who develops a page is in no production build',
    async () => {
      const source = "import { Button, Table, TextField } from '@livery/ui';\nexport { Button, Table, TextField };";
      const { scripts } = await bundle('warnings', source);
      return scripts.includes('Livery: ') ? ['it is there'] : [];
    },
  ],
  [
    'a theme is made by the command, and worn by a page under its own name',
    async () => {
      const cli = (...args: string[]) =>
        execFileSync('node', [join(library, 'create-theme/cli.js'), ...args], { cwd: folder, encoding: 'utf8' });
      const said = cli('new', 'acme', '--primary', '#7c3aed', '--nav', 'brand');
      const { styles } = await bundle(
        'acme',
        "import './acme.theme.css';\nimport { applyTheme } from '@livery/ui/themes';\nexport { applyTheme };",
      );
      return [
        ...(said.includes('all 307 pairs reach their contrast') ? [] : [`no report: ${said}`]),
        ...(styles.includes('[data-theme="acme"][data-mode="dark"]') ||
        styles.includes('[data-theme=acme][data-mode=dark]')
          ? []
          : ['its stylesheet is not in the build']),
      ];
    },
  ],
  ...quickChecks(folder, browser),
  [
    "an application that has vanilla-extract too: its styles are in the layer above the components', which keep theirs",
    async () => {
      const { styles } = await bundle(
        'styles',
        "import { Badge } from '@livery/ui';\nimport { box } from './app.css.js';\nexport const page = <Badge>{box}</Badge>;",
        { plugins: [vanillaExtractPlugin()] },
      );
      const found = (name: string, rule: RegExp) => (rule.test(styles) ? [] : [`${name} is missing`]);
      return [
        ...found('a rule of the application', /@layer livery-app\s*\{[^@]*order:\s*4711/),
        ...found('a rule of a component', /@layer livery-components\s*\{[^@]*\{[^}]*--livery-color-neutral-soft/),
      ];
    },
  ],
  [
    'components render on a server, with the attributes they are given',
    async () => {
      const { outDir } = await bundle(
        'server',
        `import { renderToString } from 'react-dom/server';
import { Page } from './usage.js';
export const html = renderToString(<Page failure="Taken" onLanguage={() => undefined} />);`,
        { ssr: true },
      );
      const { html } = (await import(join(outDir, 'server.entry.js'))) as { html: string };
      return ['data-testid="page"', 'data-kind="machine"', 'data-testid="name"', 'data-testid="machines"', 'id="card"']
        .filter((attribute) => !html.includes(attribute))
        .map((attribute) => `${attribute} is missing`);
    },
  ],
  [
    'the console builds against it',
    async () => {
      const outDir = join(folder, 'console');
      const flags = ['--outDir', outDir, '--logLevel', 'error', '--minify', 'false'];
      execFileSync('npx', ['vite', 'build', 'packages/console-app', ...flags], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, LIVERY_LIBRARY: 'built' },
      });
      return readdirSync(outDir).includes('index.html') ? [] : ['it made no page'];
    },
  ],
];

let passed = false;
try {
  passed = await runChecks('package', checks);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
process.exit(passed ? 0 : 1);
