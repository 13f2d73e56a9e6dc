import { componentOf, hasProperties, type Contract, type Schema } from './contract.js';
import { key, quoted } from './schemaWriter.js';

const limits = ['minLength', 'maxLength', 'minimum', 'exclusiveMinimum', 'maximum', 'minItems', 'maxItems'] as const;
const formats = new Set(['email', 'ipv4', 'ipv6', 'ipv6-cidr', 'uri', 'uri-reference', 'uuid']);

/**
 * The rules for the values of each operation's answer (see packages/api/src/client/valueRules.ts), in one file that is
 * loaded when a page is at rest. What has no rules is left out; a component with properties is named.
 */
export function valueRuleFile({ operations, resolve }: Contract): string {
  /** The text of each component, in the order in which they name each other; undefined for one without rules. */
  const constants = new Map<string, string | undefined>();

  function named(name: string): string | undefined {
    if (!constants.has(name)) {
      const text = objectOf(ownRules(resolve({ $ref: `#/components/schemas/${name}` })));
      constants.set(name, text);
    }
    return constants.get(name) === undefined ? undefined : name;
  }

  function fieldsOf(schemas: readonly (readonly [string, Schema])[]): string | undefined {
    return objectOf(schemas.map(([name, schema]) => [key(name), write(schema)] as const));
  }

  function listOf(schemas: readonly Schema[]): string | undefined {
    const rules = schemas.map(write);
    return rules.some((one) => one !== undefined) ? `[${rules.map((one) => one ?? '{}').join(', ')}]` : undefined;
  }

  function ownRules(schema: Schema): (readonly [string, string | undefined])[] {
    const { type, format, pattern, items, prefixItems = [], properties = {}, additionalProperties } = schema;
    return [
      ['format', format !== undefined && formats.has(format) ? quoted(format) : undefined],
      ['pattern', pattern === undefined ? undefined : String(new RegExp(pattern, 'u'))],
      ...limits.map((name) => [name, schema[name]?.toString()] as const),
      ['integer', [type].flat().includes('integer') ? 'true' : undefined],
      ['items', items && write(items)],
      ['prefixItems', listOf(prefixItems)],
      ['properties', fieldsOf(Object.entries(properties))],
      ['additionalProperties', typeof additionalProperties === 'object' ? write(additionalProperties) : undefined],
    ];
  }

  function unionOf({ anyOf, oneOf, discriminator }: Schema): string | undefined {
    const options = (anyOf ?? oneOf ?? []).filter((one) => resolve(one).type !== 'null');
    const [first] = options;
    if (options.length === 1 && first) return write(first);
    if (!discriminator) {
      const rules = options.map(write);
      // A value that any rule allows is allowed.
      return rules.includes(undefined) ? undefined : objectOf([['anyOf', `[${rules.join(', ')}]`]]);
    }
    const kinds = fieldsOf(Object.entries(discriminator.mapping ?? {}).map(([kind, $ref]) => [kind, { $ref }]));
    return objectOf([['discriminator', kinds && `[${quoted(discriminator.propertyName)}, ${kinds}]`]]);
  }

  function write(node: Schema): string | undefined {
    const name = componentOf(node);
    const schema = resolve(node);
    if (schema.anyOf ?? schema.oneOf) return unionOf(schema);
    return name !== undefined && hasProperties(schema) ? named(name) : objectOf(ownRules(schema));
  }

  const responses = operations.flatMap(({ id, response, responseType }) => {
    const rules = response && responseType === 'application/json' ? write(response) : undefined;
    return rules === undefined ? [] : [`  ${id}: ${rules},`];
  });
  return [
    "import type { ValueRules } from '../client/valueRules.js';",
    "import type { OperationId } from './operations.js';",
    '',
    ...[...constants].flatMap(([name, text]) => (text === undefined ? [] : [`const ${name}: ValueRules = ${text};\n`])),
    '/** What the contract says of the values of each answer beside their kinds. */',
    'export const valueRules: Partial<Record<OperationId, ValueRules>> = {',
    ...responses,
    '};',
    '',
  ].join('\n');
}

/** An object of those that there are; undefined where there is none. */
function objectOf(fields: readonly (readonly [string, string | undefined])[]): string | undefined {
  const given = fields.filter(([, text]) => text !== undefined);
  return given.length === 0 ? undefined : `{ ${given.map(([name, text]) => `${name}: ${text}`).join(', ')} }`;
}
