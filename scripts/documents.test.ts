import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('docs/branding.md', () => {
  it('names every key of a manifest', () => {
    const files = ['manifest', 'scale'].map((file) => text(`packages/ui/src/theme/${file}.ts`)).join('\n');
    const members = files.match(/export interface (?:Manifest|ScaleOptions)[^]*?\n\}/g)?.join('\n') ?? '';
    const keys = [...members.matchAll(/^ {2,4}(\w+)\??:/gm)].map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(15);
    const page = text('docs/branding.md');
    expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });

  it('names every key of a brand', () => {
    const [, members = ''] =
      /export interface Brand \{\n([^]*?)\n\}/.exec(text('packages/console-app/src/shared/brand.ts')) ?? [];
    const keys = [...members.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(4);
    const page = text('docs/branding.md');
    expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('documents', () => {
  const documents = [
    'README.md',
    'docs/branding.md',
    'docs/configuration.md',
    'docs/deploying.md',
    'docs/visual-review.md',
    'SECURITY.md',
    'CHANGELOG.md',
  ];

  it.each(documents)('%s names commands that exist', (file) => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const commands = [...text(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('CHANGELOG.md has an entry for the version of each package', () => {
    const changes = text('CHANGELOG.md');
    for (const file of ['package.json', 'packages/ui/package.json']) {
      const { version } = JSON.parse(text(file)) as { version: string };
      expect(changes, file).toMatch(
        new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm'),
      );
    }
  });
});
