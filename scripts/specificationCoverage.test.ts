import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8');

/** A statement of the specification, and the tests that show it: `- [x] statement → file: test title; file: test title`. */
interface Statement {
  text: string;
  done: boolean;
  tests: { file: string; title: string }[];
}

function statementOf(line: string): Statement {
  const [, mark, rest = ''] = /^- \[([ x])\] (.*)$/.exec(line) ?? [];
  const [text = '', tests = ''] = rest.split(' → ');
  return {
    text,
    done: mark === 'x',
    tests: [...tests.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title })),
  };
}

const statements = page
  .split('\n')
  .filter((line) => line.startsWith('- ['))
  .map(statementOf);

/** Lines that a formatter broke are one again, and marks of a template are left out. */
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');

describe('docs/specification-coverage.md', () => {
  it('lists statements', () => {
    expect(statements.length).toBeGreaterThan(100);
  });

  it('names a test for each statement that is ticked, and none for the others', () => {
    expect(statements.filter(({ done, tests }) => done === (tests.length === 0)).map(({ text }) => text)).toEqual([]);
  });

  it('names tests that there are', () => {
    const missing = statements
      .flatMap(({ tests }) => tests)
      .filter(({ file, title }) => !existsSync(join(root, file)) || !textOf(file).includes(title));
    expect(missing).toEqual([]);
  });
});
