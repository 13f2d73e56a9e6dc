/*
 * Sends the Storybook to Chromatic, which pictures it in the modes of .storybook/modes.ts. The token of its project comes
 * from CHROMATIC_PROJECT_TOKEN; arguments are Chromatic's own.
 */
import { spawnSync } from 'node:child_process';
import { root } from './lib/stage.js';
import { buildStorybook, storybookDist } from './lib/storybook.js';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project (Manage, Configure, Project token).\n' +
      'Without Chromatic, npm run visual compares the same pictures on this machine.',
  );
  process.exit(1);
}
// By its statistics only stories that a change reaches are pictured.
buildStorybook({ withStatistics: true });
const { status } = spawnSync('npx', ['chromatic', '--storybook-build-dir', storybookDist, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
