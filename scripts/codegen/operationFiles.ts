import type { OpenAPI3, OperationObject, PathItemObject, ReferenceObject, SchemaObject } from 'openapi-typescript';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const form = 'application/x-www-form-urlencoded';

/** How a form field's text becomes a value again: what the sandbox needs to read a form body or a query. */
type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'json' | 'string[]' | 'integer[]' | 'number[]';

interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  body: 'form' | 'json' | null;
  /** The documented success status. */
  status: number;
  fields: Record<string, Kind>;
  query: Record<string, Kind>;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function resolver(spec: OpenAPI3) {
  return function resolve<T extends object>(node: T | ReferenceObject): T {
    if (!('$ref' in node)) return node;
    const found = node.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')], spec);
    return resolve(found as T | ReferenceObject);
  };
}

function operationsOf(spec: OpenAPI3): Operation[] {
  const resolve = resolver(spec);

  function kindOf(node: SchemaObject | ReferenceObject): Kind {
    const schema = resolve<SchemaObject>(node) as { type?: string | string[]; items?: SchemaObject | ReferenceObject };
    const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
    if (type === 'array' && schema.items) {
      const item = kindOf(schema.items);
      return item === 'integer' || item === 'number' || item === 'string' ? `${item}[]` : 'json';
    }
    return type === 'integer' || type === 'number' || type === 'boolean' ? type : type === 'object' ? 'json' : 'string';
  }

  const kinds = (properties: Record<string, SchemaObject | ReferenceObject> = {}): Record<string, Kind> =>
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, kindOf(schema)]));

  return Object.entries(spec.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = (item as PathItemObject)[method] as OperationObject | undefined;
      if (!operation) return [];
      const content = operation.requestBody
        ? (resolve(operation.requestBody) as { content: Record<string, { schema?: SchemaObject | ReferenceObject }> }).content
        : undefined;
      const body = content ? (form in content ? 'form' : 'json') : null;
      const formSchema = content?.[form]?.schema;
      const properties = formSchema
        ? (resolve<SchemaObject>(formSchema) as { properties?: Record<string, SchemaObject> }).properties
        : {};
      const parameters = [...((item as PathItemObject).parameters ?? []), ...(operation.parameters ?? [])].map(
        (parameter) => resolve(parameter),
      );
      const query = Object.fromEntries(
        parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema ?? {}]),
      );
      return [
        {
          id: operation.operationId ?? `${method} ${path}`,
          method: method.toUpperCase(),
          path,
          tag: operation.tags?.[0] ?? '',
          body: body as Operation['body'],
          status: Number(Object.keys(operation.responses ?? {}).find((code) => code.startsWith('2')) ?? 200),
          fields: kinds(properties),
          query: kinds(query as Record<string, SchemaObject>),
        },
      ];
    }),
  );
}

/** The files about operations, by name: the encoding the client needs, the table, and the schemas of each operation. */
export function operationFiles(spec: OpenAPI3): Record<string, string> {
  const all = operationsOf(spec);
  const resolve = resolver(spec);
  const hasAnswer = (operation: Operation): boolean => {
    const item = spec.paths?.[operation.path] as PathItemObject;
    const found = item[operation.method.toLowerCase() as (typeof methods)[number]] as OperationObject;
    const answer = resolve(found.responses?.[String(operation.status)] ?? {}) as { content?: Record<string, unknown> };
    return answer.content !== undefined && 'application/json' in answer.content;
  };

  const json = all.filter((one) => one.body === 'json').map((one) => `  '${one.method} ${one.path}',`);
  const table = all.map(
    ({ id, method, path, tag, body, status, fields, query }) =>
      `  ${id}: ${JSON.stringify({ method, path, tag, body, status, fields, query })},`,
  );
  const responses = all
    .filter(hasAnswer)
    .map((one) => `  '${one.method} ${one.path}': { operationId: '${one.id}', schema: schemas.z${capital(one.id)}Response },`);
  const bodies = all.filter((one) => one.body).map((one) => `  ${one.id}: schemas.z${capital(one.id)}Body,`);
  const queries = all
    .filter((one) => Object.keys(one.query).length > 0)
    .map((one) => `  ${one.id}: schemas.z${capital(one.id)}Query,`);

  return {
    'encoding.ts': `/** The calls whose body is JSON; all others are form-encoded. */\nexport const jsonOperations: ReadonlySet<string> = new Set([\n${json.join('\n')}\n]);\n`,
    'operations.ts': `/** Every operation: where it is called, how its body travels, and how the text of its fields becomes values. */\nexport const operations = {\n${table.join('\n')}\n} as const;\n\nexport type OperationId = keyof typeof operations;\n`,
    'responses.ts': `import * as schemas from './schemas.js';\n\n/** The schema of each operation's answer, by method and path. */\nexport const responses = {\n${responses.join('\n')}\n} as const;\n`,
    'requests.ts': `import * as schemas from './schemas.js';\n\n/** The schema of each operation's body. */\nexport const bodies = {\n${bodies.join('\n')}\n} as const;\n\n/** The schema of each operation's query. */\nexport const queries = {\n${queries.join('\n')}\n} as const;\n`,
  };
}
