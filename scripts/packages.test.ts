import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/stage.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const manifests = ['.', 'packages/api', 'packages/ui', 'packages/console-app', 'scripts/codegen'];

it.each(manifests)('%s names each package in one version, so that every install is the same', (folder) => {
  const manifest = JSON.parse(read(`${folder}/package.json`)) as Record<string, Record<string, string>>;
  const all = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] });
  expect(all.filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('an install runs no code of a package', () => {
  expect(read('.npmrc')).toContain('ignore-scripts=true');
});
