import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleServer, type Site } from './consoleServer.js';
import { hostingHeaders } from './headers.js';
import { siteFiles } from './siteFiles.js';

const page = '<!doctype html><html><head><!--livery-server--><script>boot()</script></head><body></body></html>';
const dist = mkdtempSync(join(tmpdir(), 'livery-headers-'));

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'assets/main-1.js'), '');
  writeFileSync(join(dist, 'manifest.json'), '{}');
});
afterAll(() => rmSync(dist, { recursive: true }));

const site: Site = {
  api: () => Promise.resolve(Response.json([])),
  config: () => Promise.resolve(undefined),
  storage: 'https://s3.example',
  terminals: 'wss://terminals.example',
};
const server = consoleServer({ files: siteFiles(dist), siteOf: () => site });
const facts = { id: 'request-1', host: 'console.example', forwardedFor: '192.0.2.1', isSecure: true };

/** What the file says of a response to a path. */
function headersOf(path: string, isFile: boolean): Record<string, string> {
  const matches = ({ path: pattern, ...rule }: { path: string; isFile?: boolean; fallback?: string }) =>
    new RegExp(`^${pattern.replace('*', '.*')}$`).test(path) &&
    (isFile ? rule.fallback === undefined : rule.isFile !== true);
  const rules = hostingHeaders(page).rules.filter(matches);
  return Object.assign({}, ...rules.map(({ headers }) => headers)) as Record<string, string>;
}

it.each([
  ['/v1/user', false],
  ['/app/', false],
  ['/app/compute/vm/jhv/1', false],
  ['/app/assets/main-1.js', true],
  ['/app/manifest.json', true],
])('a response to %s carries what the file for hosters says', async (path, isFile) => {
  const { headers } = await server.request(path, {}, { facts });
  const expected = headersOf(path, isFile);
  expect(Object.keys(expected).length).toBeGreaterThan(1);
  for (const [name, value] of Object.entries(expected)) {
    const filled = value
      .replace('{storage}', 'https://s3.example https://*.s3.example')
      .replace('{terminals}', 'wss://terminals.example');
    expect([name, headers.get(name)]).toEqual([name, filled]);
  }
});

it('the file for hosters names the hash of each script of the page, and what each vendor needs', () => {
  const { rules, vendors } = hostingHeaders(page);
  const policy = rules.map(({ headers }) => headers['content-security-policy'] ?? '').join('');
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'; /);
  expect(vendors['stripe']).toContainEqual(expect.stringMatching(/^script-src 'self' https:\/\/js\.stripe\.com/));
  expect(vendors['intercom']).toContainEqual(expect.stringContaining("style-src 'self' 'unsafe-inline'"));
  expect(Object.values(vendors).every((directives) => directives.length > 0)).toBe(true);
});
