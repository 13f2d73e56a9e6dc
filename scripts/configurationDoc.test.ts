import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsedResponse, type Shape } from '@livery/api/client/shape';
import { getUiConfig } from '@livery/api/generated/calls/config';

const page = readFileSync(join(import.meta.dirname, '../docs/configuration.md'), 'utf8');
const shape: Shape = getUiConfig.answer ?? 'object';

/** The names of all fields, at any depth. */
function fieldsOf(part: Shape): string[] {
  if (typeof part === 'string') return [];
  if (Array.isArray(part)) return part.flatMap((inner: Shape) => fieldsOf(inner));
  return Object.entries(part).flatMap(([field, inner]) =>
    [field.replace(/[!?]$/, '')].concat(fieldsOf(inner as Shape)),
  );
}

/** The row of each key that begins one: what stands in the column "default". */
const defaults = new Map(
  [...page.matchAll(/^\| `(\w+)` \| .* \| ([^|]*) \| [^|]* \|$/gm)].map(([, key = '', text = '']) => [key, text]),
);

describe('docs/configuration.md', () => {
  it('names every key of the contract', () => {
    expect(fieldsOf(shape).filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });

  it('has a row for each key of the configuration, with the value that stands in where it is missing', () => {
    const empty = parsedResponse(shape, {}).value as Record<string, unknown>;
    const keys = Object.keys(shape).map((field) => field.replace(/[!?]$/, ''));
    const told = keys.map((key) => [key, defaults.get(key)?.match(/^(`[^`]*`|—)/)?.[0]]);
    expect(told).toEqual(keys.map((key) => [key, key in empty ? `\`${formatted(empty[key])}\`` : '—']));
  });

  it('shows an example that the console accepts as it is', () => {
    const example: unknown = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? '');
    expect(parsedResponse(shape, example)).toEqual({ value: example, isComplete: true });
  });
});

/** JSON as it is written in a text. */
const formatted = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/([{,:])/g, '$1 ')
    .replaceAll('}', ' }')
    .replaceAll(/\{ {2}\}/g, '{}');
