import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteFiles } from './siteFiles.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files of a build', () => {
  it('are read and compressed once, however many ask before they are', async () => {
    writeFileSync(join(folder, 'index.html'), '<title>Console</title>');
    const files = siteFiles(folder);
    const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => files.read('index.html')));
    expect(first?.br).toBeDefined();
    expect(others.every((one) => one === first)).toBe(true);
  });

  it('are looked for again where they were missing', async () => {
    const files = siteFiles(folder);
    expect(await files.read('version.json')).toBeUndefined();
    writeFileSync(join(folder, 'version.json'), '{}');
    expect((await files.read('version.json'))?.type).toBe('application/json');
  });
});
