import { variablesOf, type Contract, type Operation, type Schema } from './contract.js';

/** How a form field's text becomes a value again: what the sandbox needs to read a form body or a query. */
type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'json' | 'string[]' | 'integer[]' | 'number[]';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the sandbox knows of each operation, and the schemas it checks requests with; tests check its answers. */
export function sandboxFiles({ spec, operations, resolve }: Contract): Record<string, string> {
  function kindOf(node: Schema): Kind {
    const { type: types, items } = resolve(node);
    const type = Array.isArray(types) ? types.find((one) => one !== 'null') : types;
    if (type === 'array' && items) {
      const item = kindOf(items);
      return item === 'integer' || item === 'number' || item === 'string' ? `${item}[]` : 'json';
    }
    return type === 'integer' || type === 'number' || type === 'boolean' ? type : type === 'object' ? 'json' : 'string';
  }
  const kinds = (properties: Record<string, Schema> = {}): Record<string, Kind> =>
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, kindOf(schema)]));

  const table = operations.map((operation) => {
    const { id, method, path, area: tag, status, failure, isPublic, query, body, row, creates } = operation;
    const numbers = Object.entries(kinds(operation.pathSchemas)).filter(([, kind]) => kind !== 'string');
    const fields = kinds(body && resolve(body).properties);
    const facts = {
      method,
      path,
      tag,
      status,
      public: isPublic,
      failure: failure ?? null,
      fields,
      query: kinds(query),
      ...(numbers.length > 0 && { parameters: Object.fromEntries(numbers) }),
      ...(row && { row: row === 'any' ? row : row.list }),
      ...(row && row !== 'any' && row.unsent && { unsent: row.id }),
      ...(creates !== undefined && { row: creates }),
    };
    return `  ${id}: ${JSON.stringify(facts)},`;
  });

  const schema = ({ id, area }: Operation, part: string): string => `${area}.z${capital(id)}${part}`;
  const lines = (part: string, has: (operation: Operation) => boolean): string =>
    operations
      .filter(has)
      .map((one) => `  ${one.id}: ${schema(one, part)},`)
      .join('\n');
  const areas = (spec.tags ?? []).map(({ name }) => name);
  const withImports = (text: string): string =>
    `${areas
      .filter((area) => text.includes(` ${area}.z`))
      .map((area) => `import * as ${area} from './schemas/${area}.js';`)
      .join('\n')}\n\n${text}`;

  const requests = [
    `/** The schema of each operation's body. */\nexport const bodies = {\n${lines('Body', ({ body }) => body !== undefined)}\n} as const;\n`,
    `/** The schema of each operation's query. */\nexport const queries = {\n${lines('Query', (one) => variablesOf(one, resolve).query.length > 0)}\n} as const;\n`,
    `/** The schema of what stands in each operation's path. */\nexport const paths = {\n${lines('Path', ({ pathParameters }) => pathParameters.length > 0)}\n} as const;\n`,
  ].join('\n');
  const responses = `/** The schema of each operation's answer, for tests: a client repairs answers by their shapes. */\nexport const responses = {\n${lines('Response', ({ responseType }) => responseType === 'application/json')}\n} as const;\n`;

  return {
    'operations.ts': `/** Every operation, as the sandbox needs to know it: where it is called, who may, what it says when it fails, and how the text of its fields becomes values. */\nexport const operations = {\n${table.join('\n')}\n} as const;\n\nexport type OperationId = keyof typeof operations;\n`,
    'requests.ts': withImports(requests),
    'responses.ts': withImports(responses),
  };
}
