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
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        spec,
      );
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
      const described = (item as PathItemObject)[method];
      if (!described) return [];
      const operation = resolve<OperationObject>(described);
      const content = operation.requestBody
        ? (resolve(operation.requestBody) as { content: Record<string, { schema?: SchemaObject | ReferenceObject }> })
            .content
        : undefined;
      const body: Operation['body'] = content ? (form in content ? 'form' : 'json') : null;
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
          body,
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

  const schema = ({ id, tag }: Operation, part: string): string => `${tag}.z${capital(id)}${part}`;
  const json = all.filter((one) => one.body === 'json').map((one) => `  '${one.method} ${one.path}',`);
  const table = all.map(
    ({ id, method, path, tag, body, status, fields, query }) =>
      `  ${id}: ${JSON.stringify({ method, path, tag, body, status, fields, query })},`,
  );
  const bodies = all.filter((one) => one.body).map((one) => `  ${one.id}: ${schema(one, 'Body')},`);
  const queries = all
    .filter((one) => Object.keys(one.query).length > 0)
    .map((one) => `  ${one.id}: ${schema(one, 'Query')},`);
  const paths = all.filter((one) => one.path.includes('{')).map((one) => `  ${one.id}: ${schema(one, 'Path')},`);
  const tags = [...new Set(all.map(({ tag }) => tag))];
  const imports = (text: string, from: string): string =>
    tags
      .filter((tag) => text.includes(` ${tag}.z`))
      .map((tag) => `import * as ${tag} from '${from}/${tag}.js';`)
      .join('\n');

  const responsesOf = (tag: string): string => {
    const lines = all
      .filter((one) => one.tag === tag && hasAnswer(one))
      .map((one) => `  '${one.method} ${one.path}': { operationId: '${one.id}', schema: ${schema(one, 'Response')} },`)
      .join('\n');
    return `${imports(lines, '../schemas')}\n\n/** The schema of each answer of this area, by method and path. */\nexport const responses = {\n${lines}\n} as const;\n`;
  };
  const areas = tags.map((tag) => {
    const calls = all.filter((one) => one.tag === tag && hasAnswer(one)).map((one) => `'${one.method} ${one.path}'`);
    return `  { calls: [${calls.join(', ')}], load: () => import('./responses/${tag}.js') },`;
  });
  const requestText = `\n/** The schema of each operation's body. */\nexport const bodies = {\n${bodies.join('\n')}\n} as const;\n\n/** The schema of each operation's query. */\nexport const queries = {\n${queries.join('\n')}\n} as const;\n\n/** The schema of what stands in each operation's path. */\nexport const paths = {\n${paths.join('\n')}\n} as const;\n`;

  return {
    'encoding.ts': `/** The calls whose body is JSON; all others are form-encoded. */\nexport const jsonOperations: ReadonlySet<string> = new Set([\n${json.join('\n')}\n]);\n`,
    'operations.ts': `/** Every operation: where it is called, how its body travels, and how the text of its fields becomes values. */\nexport const operations = {\n${table.join('\n')}\n} as const;\n\nexport type OperationId = keyof typeof operations;\n`,
    'responses.ts': `/** The calls of each area and where the schemas of their answers are fetched from. */\nexport const responseAreas = [\n${areas.join('\n')}\n] as const;\n`,
    ...Object.fromEntries(tags.map((tag) => [`responses/${tag}.ts`, responsesOf(tag)])),
    'requests.ts': `${imports(requestText, './schemas')}\n${requestText}`,
  };
}
