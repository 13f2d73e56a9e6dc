import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, startProcess } from '../delivered.js';
import type { ConsumerBrowser } from './browser.js';
import type { Check } from './checks.js';
import { withInstalled } from './installed.js';
import { changedLooks, looksOf } from './looks.js';
import { workPortal } from './portal.js';
import { fromReadme } from './project.js';

const layout = (script: string): string => `
import '@livery/ui/themes/metal';
import '@livery/ui/fonts.css';
import '@livery/ui/base.css';
import type { ReactNode } from 'react';

const script = ${JSON.stringify(script)};

export const metadata = { title: 'Portal' };
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="metal" data-mode="light" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
`;

const home = `
import { Badge, Button, Card, Stack } from '@livery/ui';
import { Portal } from './portal';

export default function Home() {
  return (
    <main data-example="page">
      <Stack>
        <Badge>Rendered on the server</Badge>
        <Card heading="web-1">
          <Button variant="primary">Start</Button>
        </Card>
        <Portal />
      </Stack>
    </main>
  );
}
`;

/** Keeps every color that the page had in a frame that was drawn, and how far its parts have moved by themselves. */
const watch = `
window.seen = { canvas: [], shift: 0 };
const look = () => {
  const canvas = document.body && getComputedStyle(document.body).backgroundColor;
  if (canvas && !window.seen.canvas.includes(canvas)) window.seen.canvas.push(canvas);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.seen.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
`;

interface Seen {
  canvas: string[];
  shift: number;
}

const modes = ['light', 'dark'] as const;

/** Waits until React has taken the page over, and all of it is drawn. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith('__reactProps')));
  await page.evaluate(() => document.fonts.ready);
}

/** What goes wrong while the page is taken over and used, in the mode that the server sent and in the other. */
async function complaintsAt(browser: ConsumerBrowser, address: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of modes) {
    await browser.visit(address, { colorScheme }, async ({ page, complaints }) => {
      await takenOver(page);
      found.push(...(await workPortal(page)), ...complaints);
    });
  }
  return found;
}

/** What is drawn before the page has the looks that it keeps. */
async function flashesAt(browser: ConsumerBrowser, address: string): Promise<string[]> {
  const found: string[] = [];
  const canvases = new Set<string>();
  for (const colorScheme of modes) {
    await browser.visit(address, { colorScheme, script: watch }, async ({ page }) => {
      await takenOver(page);
      const { canvas, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      for (const color of canvas) canvases.add(color);
      if (canvas.length !== 1) found.push(`in ${colorScheme} mode the page is ${canvas.join(', then ')}`);
      if (shift > 0.01) found.push(`in ${colorScheme} mode the page shifts by ${shift}`);
    });
  }
  if (canvases.size !== 2) found.push(`the two modes look the same: ${[...canvases].join()}`);
  const looks = (javaScriptEnabled: boolean) =>
    browser.visit(address, { javaScriptEnabled }, async ({ page }) => {
      if (javaScriptEnabled) await takenOver(page);
      return looksOf(page);
    });
  const changes = changedLooks(await looks(false), await looks(true));
  return [...found, ...changes.map((change) => `with JavaScript instead of without: ${change}`)];
}

export const next = (browser: ConsumerBrowser): Check => [
  'under the App Router of Next.js it is taken over without a warning, in development and built, and nothing flashes',
  () => {
    const transpiled = fromReadme(/`(transpilePackages: [^`]+)` in Next\.js/);
    const files = {
      'app/layout.tsx': layout(fromReadme(/<script>\n([^`]*)<\/script>/)),
      'app/page.tsx': home,
      'next.config.mjs': `export default { ${transpiled}, devIndicators: false };\n`,
    };
    return withInstalled('next', { copied: { 'portal.tsx': 'app/portal.tsx' }, files }, async (folder) => {
      const env = { NEXT_TELEMETRY_DISABLED: '1', HOME: folder };
      const command = join(folder, 'node_modules/next/dist/bin/next');
      const served = async (mode: 'dev' | 'start', work: (address: string) => Promise<string[]>): Promise<string[]> => {
        const port = await freePort();
        const server = await startProcess(process.execPath, [command, mode, '-p', String(port)], {
          cwd: folder,
          env,
          isReady: (output) => output.includes('Ready'),
        });
        const address = `http://localhost:${port}/`;
        try {
          // The page is compiled when it is first asked for.
          await fetch(address);
          return (await work(address)).map((complaint) => `${mode}: ${complaint}`);
        } finally {
          await server.stop();
        }
      };
      const developed = await served('dev', (address) => complaintsAt(browser, address));
      execFileSync(process.execPath, [command, 'build'], {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const built = await served('start', async (address) => [
        ...(await complaintsAt(browser, address)),
        ...(await flashesAt(browser, address)),
      ]);
      return [...developed, ...built];
    });
  },
];
