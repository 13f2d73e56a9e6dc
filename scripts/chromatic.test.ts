import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetModes, storyModes, variants } from '../.storybook/modes.js';
import { root } from './lib/stage.js';

it('without a token it says where one comes from, and what to run instead', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/chromatic.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN');
  expect(stderr).toContain('npm run visual');
});

it('pictures only what a change reaches, and says which files reach everything', () => {
  const configuration = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as {
    onlyChanged?: boolean;
    externals?: string[];
  };
  expect(configuration.onlyChanged).toBe(true);
  expect(configuration.externals?.length).toBeGreaterThan(0);
});

it('has two modes for every story at both widths, and all forty for sheets', () => {
  expect(Object.values(storyModes).map(({ mode, viewport }) => `${mode} ${viewport}`)).toEqual([
    'light 1280',
    'dark 320',
  ]);
  expect(Object.keys(sheetModes)).toEqual(Object.keys(variants));
  expect(Object.keys(sheetModes)).toHaveLength(40);
});
