import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsedResponse, type Schema } from '@livery/api/client/schema';
import { getUiConfig } from '@livery/api/generated/operations/config';

const page = readFileSync(join(import.meta.dirname, '../docs/configuration.md'), 'utf8');
const schema: Schema = getUiConfig.response ?? 'object';

/** The names of all fields, at any depth. */
function fieldsOf(part: Schema): string[] {
  if (typeof part === 'string') return [];
  if (Array.isArray(part)) return part.flatMap((inner: Schema) => fieldsOf(inner));
  return Object.entries(part).flatMap(([field, inner]) =>
    [field.replace(/[!?]$/, '')].concat(fieldsOf(inner as Schema)),
  );
}

/** The row of each key that begins one: what stands in the column "default". */
const defaults = new Map(
  [...page.matchAll(/^\| `(\w+)` \| .* \| ([^|]*) \| [^|]* \|$/gm)].map(([, key = '', text = '']) => [key, text]),
);

describe('docs/configuration.md', () => {
  it('names every key of the contract', () => {
    expect(fieldsOf(schema).filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });

  it('has a row for each key of the configuration, with the value that stands in where it is missing', () => {
    const empty = parsedResponse(schema, {}).value as Record<string, unknown>;
    const keys = Object.keys(schema).map((field) => field.replace(/[!?]$/, ''));
    const told = keys.map((key) => [key, defaults.get(key)?.match(/^(`[^`]*`|—)/)?.[0]]);
    expect(told).toEqual(keys.map((key) => [key, key in empty ? `\`${formatted(empty[key])}\`` : '—']));
  });

  it('shows an example that the console accepts as it is', () => {
    const example: unknown = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? '');
    expect(parsedResponse(schema, example)).toEqual({ value: example, isComplete: true });
  });
});

/** JSON as it is written in a text. */
const formatted = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/([{,:])/g, '$1 ')
    .replaceAll('}', ' }')
    .replaceAll(/\{ {2}\}/g, '{}');
