import { componentOf, hasProperties, type Contract, type Schema } from './contract.js';

/** A component as it stands in a file of response shapes, and the components that it names. */
export interface SchemaConstant {
  area: string;
  text: string;
  uses: Set<string>;
}

/** A text as it stands in generated code. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** A name as it stands before a colon in generated code. */
export const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name));

/**
 * Writes the shape of a schema (see packages/api/src/client/schema.ts). A component with properties is named, all else
 * is written out.
 */
export function schemaWriter({ resolve }: Contract, constants: Map<string, SchemaConstant>, area: string) {
  function named(name: string, uses: Set<string>): string {
    uses.add(name);
    if (!constants.has(name)) {
      const constant: SchemaConstant = { area, text: '', uses: new Set() };
      constants.set(name, constant);
      constant.text = fields(resolve({ $ref: `#/components/schemas/${name}` }), constant.uses);
    }
    return name;
  }

  function fields({ properties = {}, required = [] }: Schema, uses: Set<string>): string {
    const lines = Object.entries(properties).map(([name, property]) => {
      const mark = resolve(property)['x-id'] ? '!' : required.includes(name) ? '' : '?';
      return `  ${key(name + mark)}: ${write(property, uses)},`;
    });
    return `{\n${lines.join('\n')}\n}`;
  }

  function union(schema: Schema, uses: Set<string>): string {
    const options = schema.anyOf ?? schema.oneOf ?? [];
    const some = options.filter((one) => resolve(one).type !== 'null');
    const first = some[0];
    if (some.length < options.length) {
      const rest = some.length === 1 && first ? write(first, uses) : union({ anyOf: some }, uses);
      return `['null', ${rest}]`;
    }
    if (schema.discriminator) {
      const { propertyName, mapping = {} } = schema.discriminator;
      const kinds = Object.entries(mapping).map(([kind, $ref]) => `${key(kind)}: ${write({ $ref }, uses)}`);
      return `['by', ${quoted(propertyName)}, { ${kinds.join(', ')} }]`;
    }
    const types = new Set(some.flatMap((one) => typesOf(resolve(one))));
    if (types.size === 1 && types.has('string')) return quoted('string');
    if ([...types].every((type) => ['string', 'integer', 'number'].includes(type))) return quoted('scalar');
    throw new Error(`There is no shape for ${JSON.stringify(schema)}: give it a discriminator`);
  }

  function typesOf({ type, anyOf, const: constant, enum: values }: Schema): string[] {
    if (anyOf) return anyOf.flatMap((one) => typesOf(resolve(one)));
    if (type === undefined) return [typeof (constant ?? values?.[0])];
    return Array.isArray(type) ? type : [type];
  }

  function write(node: Schema, uses: Set<string>): string {
    const name = componentOf(node);
    const schema = resolve(node);
    if (name === 'Timestamp') return quoted('timestamp');
    if (schema['x-name']) return quoted('name');
    if (schema.anyOf ?? schema.oneOf) return union(schema, uses);
    const types = typesOf(schema);
    if (types.includes('null')) {
      return `['null', ${write({ ...schema, type: types.filter((type) => type !== 'null') }, uses)}]`;
    }
    const values = (schema['x-extensible-enum'] ?? schema.enum)?.filter((value) => value !== null);
    if (values) return `['enum', ${values.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(', ')}]`;
    if (types.length > 1) return quoted('scalar');
    switch (types[0]) {
      case 'array':
        if (schema.prefixItems) return `['tuple', ${schema.prefixItems.map((one) => write(one, uses)).join(', ')}]`;
        return `['list', ${write(schema.items ?? {}, uses)}]`;
      case 'object':
        if (name !== undefined && hasProperties(schema)) return named(name, uses);
        if (hasProperties(schema)) return fields(schema, uses);
        return typeof schema.additionalProperties === 'object'
          ? `['map', ${write(schema.additionalProperties, uses)}]`
          : quoted('object');
      case 'integer':
      case 'number':
        return quoted('number');
      case 'string':
      case 'boolean':
        return quoted(types[0]);
      default:
        throw new Error(`There is no shape for ${JSON.stringify(schema)}`);
    }
  }

  return write;
}
