import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Check } from './checks.js';
import { withInstalled } from './installed.js';
import { fromReadme } from './project.js';

const test = `
import { drive } from '@livery/ui/testing';
import { FileDropZone } from '@livery/ui';
import { configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Portal } from './portal.js';

configure({ reactStrictMode: true });

test('a form is worked by the drivers', async () => {
  const { container } = render(<Portal />);
  const ui = drive(userEvent.setup());
  await ui.textField('Name').enter('web-3');
  await ui.numberField('Disks').enter('4');
  await ui.checkbox('Backups').check();
  await ui.switch('Public').uncheck();
  await ui.select('Location').choose('Tallinn');
  await ui.radioCards('Size').choose('Medium');
  await ui.menu('Actions').choose('Rename');
  const dialog = await ui.dialog('Rename');
  await dialog.pressButton('Save');
  await dialog.close();
  await ui.menu('Actions').choose('Delete');
  await ui.tabs('web-1').select('Network');
  await ui.table('Machines').select('web-2');
  expect(ui.textField('Name').value()).toBe('web-3');
  expect(ui.numberField('Disks').value()).toBe('4');
  expect(ui.checkbox('Backups').value()).toBe(true);
  expect(ui.switch('Public').value()).toBe(false);
  expect(ui.select('Location').value()).toContain('Tallinn');
  expect(new FormData(container.querySelector('form')!).get('location')).toBe('tll');
  expect(screen.getByText('delete,net,web-2')).toBeDefined();
});

test('files are chosen by their driver, also such as are refused', async () => {
  const chosen: string[] = [];
  const onFiles = (files: readonly File[]) => chosen.push(...files.map(({ name }) => name));
  render(<FileDropZone label="Document" accept={['.pdf']} onFiles={onFiles} />);
  const zone = drive(userEvent.setup()).fileDropZone('Document');
  await zone.choose(new File(['x'], 'contract.pdf'));
  expect(chosen).toEqual(['contract.pdf']);
  await zone.choose(new File(['x'], 'program.exe'));
  expect(chosen).toEqual(['contract.pdf']);
  expect(zone.error()).toContain('program.exe');
});
`;

export const jsdom = (): Check => [
  'under Vitest and jsdom, set up as the README says, a form is worked by the drivers for Testing Library',
  () => {
    const config = fromReadme(/```ts\n(export default defineConfig[^`]*)```/).replace('happy-dom', 'jsdom');
    const files = {
      'portal.test.tsx': test,
      'test-setup.ts': fromReadme(/```ts\n(class Nothing[^`]*)```/),
      'vitest.config.ts': `import { defineConfig } from 'vitest/config';\n${config}`,
    };
    return withInstalled('jsdom', { copied: { 'portal.tsx': 'portal.tsx' }, files }, async (folder) => {
      const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
      try {
        execFileSync(process.execPath, [vitest, 'run', '--testTimeout=120000'], {
          cwd: folder,
          stdio: 'pipe',
          // A page that was built before this leaves `production` behind, in which React does not know tests.
          env: { ...process.env, NODE_ENV: 'test' },
        });
        return [];
      } catch (error) {
        const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
        return [`${String(stdout ?? error)}${String(stderr ?? '')}`];
      }
    });
  },
];
