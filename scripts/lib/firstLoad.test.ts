import { describe, expect, it } from 'vitest';
import type { BuildReport } from '../../packages/console-app/vite/buildReport.js';
import { admissionIssues, belongsTo, firstLoadOf } from './firstLoad.js';

const file = (name: string, imports: string[] = []) => ({
  file: `${name}.js`,
  modules: { [`src/${name}.ts`]: 10 },
  imports: imports.map((one) => `${one}.js`),
  styles: [],
});

const entry = (name: string, kind: 'page' | 'screen' | 'other') => ({
  module: `src/${name}.ts`,
  file: `${name}.js`,
  messages: name,
  kind,
});

const report: BuildReport = {
  files: [
    file('start', ['runtime']),
    file('runtime'),
    file('shell', ['start', 'buttons']),
    file('buttons', ['icons', 'runtime']),
    file('icons'),
    file('list', ['start', 'table']),
    file('table'),
  ],
  entries: [entry('start', 'page'), entry('shell', 'other'), entry('list', 'screen')],
};

describe('the first load', () => {
  it('is whatever its files import, directly or not; the shell has what the start has not', () => {
    expect(firstLoadOf(report, 'src/shell.ts')).toEqual({
      start: { 'src/start.ts': 10, 'src/runtime.ts': 10 },
      shell: { 'src/shell.ts': 10, 'src/buttons.ts': 10, 'src/icons.ts': 10 },
    });
  });

  it('needs a shell to be looked at', () => {
    expect(() => firstLoadOf(report, 'src/gone.ts')).toThrow('no src/gone.ts');
  });
});

it('a module that is not admitted is an issue, and so is one that is no longer loaded', () => {
  expect(admissionIssues(['a', 'b'], ['b', 'c'])).toEqual(['not admitted: c', 'no longer loaded: a']);
  expect(admissionIssues(['a'], ['a'])).toEqual([]);
});

it.each([
  ['packages/console-app/src/areas/network/List.tsx', true],
  ['packages/api/src/queries/network.ts', true],
  ['packages/api/src/queries/network/addresses.ts', true],
  ['packages/ui/src/components/Table/Table.tsx', false],
  ['packages/api/src/domain/networks.ts', false],
  ['packages/console-app/src/shared/network.ts', false],
  ['node_modules/react-aria/network/x.mjs', false],
])('%s belongs to the area of networks: %s', (module, belongs) => {
  expect(belongsTo('network', module)).toBe(belongs);
});
