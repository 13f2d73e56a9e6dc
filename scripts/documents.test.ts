import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chaptersOf, linkedPages, textOfChapters } from '../.storybook/docs/chapters.js';
import { text as sizes } from '../packages/ui/src/theme/tokens.js';
import { sourcesIn } from './lib/sourceImports.js';

const root = join(import.meta.dirname, '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the README of the library', () => {
  it('names every key of a manifest', () => {
    const files = ['manifest', 'scale'].map((file) => text(`packages/ui/src/theme/${file}.ts`)).join('\n');
    const members = files.match(/export interface (?:Manifest|ScaleOptions)[^]*?\n\}/g)?.join('\n') ?? '';
    const keys = [...members.matchAll(/^ {2,4}(\w+)\??:/gm)].map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(15);
    const [, table = ''] = /### The manifest\n([^]*?)\n#/.exec(text('packages/ui/README.md')) ?? [];
    expect(keys.filter((key) => !table.includes(`\`${key}\``))).toEqual([]);
  });

  it('has the styles for a shadow root that are tried in one', () => {
    const stylesIn = (file: string): string => /const text = `\n([^`]*)`/.exec(text(file))?.[1] ?? '';
    expect(stylesIn('scripts/consumer/mountInShadow.ts')).not.toBe('');
    expect(stylesIn('packages/ui/README.md')).toBe(stylesIn('scripts/consumer/mountInShadow.ts'));
  });

  it('says of the text of a page what base.css says', () => {
    const [, rule = ''] = /```css\n(body \{[^`]*)```/.exec(text('packages/ui/README.md')) ?? [];
    const { fontSize, lineHeight } = sizes.base;
    expect(rule).toContain(`font: ${fontSize} / ${lineHeight} var(--livery-font-body, `);
  });
});

describe('docs/branding.md', () => {
  it('names every key of a brand', () => {
    const [, members = ''] =
      /export interface Brand \{\n([^]*?)\n\}/.exec(text('packages/console-app/src/shared/brand.ts')) ?? [];
    const keys = [...members.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(3);
    const page = text('docs/branding.md');
    expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('documents', () => {
  const documents = [
    'README.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'packages/ui/README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];

  it.each(documents)('%s names commands that exist', (file) => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const commands = [...text(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  /** Every word of the sources and of their paths. */
  const words = new Set(
    ['packages', 'scripts']
      .flatMap((folder) => sourcesIn(join(root, folder)))
      .flatMap((file) => `${file} ${readFileSync(file, 'utf8')}`.match(/\w+/g) ?? []),
  );
  /** The names with a capital inside, of blocks of code and of code in a sentence. */
  const namesIn = (page: string): string[] =>
    (page.match(/^```tsx?\n[^]*?^```$|`[^`\n]+`/gm) ?? []).flatMap((code) => code.match(/\b\w*[a-z][A-Z]\w*/g) ?? []);

  const pages = ['README.md', 'docs/adding-an-area.md', 'docs/architecture.md', 'docs/kit.md'];

  it.each(pages)('%s names what is in the code', (file) => {
    const names = namesIn(text(file));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
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

describe("Storybook's guide", () => {
  const folder = join(root, '.storybook/docs');
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

  /** The documents that a page shows, with the chapters that it names. */
  const shown = pages.map((page) => {
    const [, document = ''] = /import document from '\.\.\/\.\.\/(.+)\?raw'/.exec(page) ?? [];
    const names = /names=\{\[([^\]]*)\]\}/.exec(page)?.[1];
    return { document, names: names && [...names.matchAll(/'([^']*)'/g)].map(([, name = '']) => name) };
  });

  it.each(shown)('shows chapters of $document that are there: $names', ({ document, names }) => {
    expect(textOfChapters(text(document), names || undefined)).not.toBe('');
  });

  it('shows every chapter of the readme of the library once', () => {
    const readme = shown
      .filter(({ document }) => document === 'packages/ui/README.md')
      .flatMap(({ names }) => names || []);
    expect(readme.toSorted()).toEqual([...chaptersOf(text('packages/ui/README.md')).keys()].toSorted());
  });

  it('is in the order of the sidebar', () => {
    const titles = pages.map((page) => /<Meta title="Guide\/([^"]+)"/.exec(page)?.[1] ?? '');
    const [, order = ''] = /'Guide',\s*\[([^\]]*)\]/.exec(text('.storybook/preview.tsx')) ?? [];
    expect([...order.matchAll(/'([^']+)'/g)].map(([, title = '']) => title).toSorted()).toEqual(titles.toSorted());
  });

  it('takes a heading in a code for no chapter, and leads links to pages that are there', () => {
    expect([...chaptersOf('# A\n\nb\n\n## C\n\n```sh\n## no\n```\n')]).toEqual([
      ['', 'b'],
      ['C', '```sh\n## no\n```'],
    ]);
    expect(linkedPages('[sizes](docs/sizes.md), [x](SECURITY.md), [y](https://a.example)')).toBe(
      '[sizes](?path=/docs/guide-sizes--docs), x, [y](https://a.example)',
    );
  });
});
