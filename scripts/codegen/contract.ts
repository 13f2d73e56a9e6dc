import type {
  OpenAPI3,
  OperationObject,
  ParameterObject,
  PathItemObject,
  ReferenceObject,
  SchemaObject,
} from 'openapi-typescript';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export const formType = 'application/x-www-form-urlencoded';

/** The parts of a schema that the generators read, with the extension fields of this contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  additionalProperties?: boolean | Schema;
  'x-extensible-enum'?: (string | number | null)[];
  'x-id'?: boolean;
  'x-name'?: boolean;
  'x-secret'?: boolean;
}

/** Texts of one area by kind and id, in English. */
export type TextKind = 'failures' | 'reasons' | 'issues';
export type AreaTexts = Partial<Record<TextKind, Record<string, string>>>;

/** One operation of the contract, as all generated files read it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The tag, which names the area that the operation belongs to. */
  area: string;
  summary: string;
  /** Whether it may change something on the server: every method but GET. */
  isChange: boolean;
  isPublic: boolean;
  pathParameters: string[];
  /** By name, of what stands in the path. */
  pathSchemas: Record<string, Schema>;
  query: Record<string, Schema>;
  /** Names of the query parameters and properties that are secrets, request and answer alike. */
  secrets: string[];
  body: Schema | undefined;
  bodyTypes: string[];
  /** How fields of the form travel that do not as OpenAPI has it, by name. */
  encoding: Readonly<Record<string, { contentType?: string; 'x-form-name'?: string } | undefined>>;
  /** The documented success status. */
  status: number;
  /** The schema of the response; undefined for a response without a body. */
  response: Schema | undefined;
  /** Content type of the response. */
  responseType: string | undefined;
  failure: string | undefined;
  affects: string[] | undefined;
  /** The reads that a read's answer follows from. */
  derivedFrom: string[];
  idempotent: boolean | undefined;
  /** The row that a change is about, by the list that has it. */
  row: RowFact | undefined;
  /** The list that the response is a new row of. */
  creates: string | undefined;
  /** Whether the row is gone afterwards. */
  deletes: boolean;
  /** Why a change has no row in any list. */
  noRow: string | undefined;
}

/** `any` is a row of any list that the change makes old, by its `uuid`. */
type RowFact =
  | 'any'
  | {
      list: string;
      /** The variable that identifies the row; the row's own x-id where left out. */
      id?: string;
      /** Whether that variable is not sent. */
      unsent?: boolean;
    };

export interface Contract {
  spec: OpenAPI3;
  operations: Operation[];
  texts: Record<string, AreaTexts>;
  /** Follows a `$ref`; what stands beside it goes before what it points at. */
  resolve: (schema: Schema) => Schema;
}

/** Name of the component a schema points at; undefined for one that is written out where it is used. */
export function componentOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** Whether a schema describes an object by its properties. */
export const hasProperties = (schema: Schema): boolean => schema.properties !== undefined;

const rowFact = (given: Exclude<RowFact, 'any'> | string | undefined): RowFact | undefined =>
  typeof given !== 'string' || given === 'any' ? given : { list: given };

/** Reads the bundled contract. */
export function readContract(spec: OpenAPI3): Contract {
  function follow(reference: string): object {
    const found = reference
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        spec,
      );
    return found as object;
  }

  function resolveAny<Node extends object>(node: Node | ReferenceObject): Node {
    if (!('$ref' in node)) return node;
    const { $ref, ...beside } = node;
    return { ...resolveAny(follow($ref) as Node), ...beside };
  }

  const resolve = (schema: Schema): Schema => resolveAny<Schema>(schema);

  function secretsIn(schema: Schema | undefined, seen = new Set<string>()): string[] {
    if (!schema) return [];
    const name = componentOf(schema);
    if (name !== undefined) {
      if (seen.has(name)) return [];
      seen.add(name);
    }
    const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [], additionalProperties } = resolve(schema);
    const parts = [items, ...prefixItems, ...anyOf, ...oneOf, ...Object.values(properties)];
    if (typeof additionalProperties === 'object') parts.push(additionalProperties);
    return [
      ...Object.entries(properties).flatMap(([field, property]) => (resolve(property)['x-secret'] ? [field] : [])),
      ...parts.flatMap((part) => secretsIn(part, seen)),
    ];
  }

  function operationOf(path: string, item: PathItemObject, method: (typeof methods)[number]): Operation[] {
    const operation: (OperationObject & Record<`x-${string}`, unknown>) | undefined = item[method];
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
      (parameter) => resolveAny<ParameterObject>(parameter) as ParameterObject & { 'x-secret'?: boolean },
    );
    const queryParameters = parameters.filter((one) => one.in === 'query');
    const content: Record<string, { schema?: SchemaObject | ReferenceObject }> = operation.requestBody
      ? resolveAny<{ content: Record<string, { schema?: SchemaObject }> }>(operation.requestBody as never).content
      : {};
    const body = Object.values(content)[0]?.schema as Schema | undefined;
    const [code = '200', success = {}] =
      Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
    const responses = Object.entries(
      resolveAny<{ content?: Record<string, { schema?: Schema }> }>(success as never).content ?? {},
    );
    const [responseType, response] = responses[0] ?? [];
    return [
      {
        id: operation.operationId ?? `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        area: operation.tags?.[0] ?? '',
        summary: operation.summary ?? '',
        isChange: method !== 'get',
        isPublic: operation.security?.length === 0,
        pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        pathSchemas: Object.fromEntries(
          parameters.filter((one) => one.in === 'path').map((one) => [one.name, (one.schema ?? {}) as Schema]),
        ),
        query: Object.fromEntries(queryParameters.map((one) => [one.name, (one.schema ?? {}) as Schema])),
        secrets: [
          ...queryParameters.filter((one) => one['x-secret']).map(({ name }) => name),
          ...secretsIn(body),
          ...secretsIn(response?.schema),
        ],
        body,
        bodyTypes: Object.keys(content),
        encoding: (content[formType] as { encoding?: Operation['encoding'] } | undefined)?.encoding ?? {},
        status: Number(code),
        response: response?.schema,
        responseType,
        failure: operation['x-failure'] as string | undefined,
        affects: operation['x-affects'] as string[] | undefined,
        derivedFrom: (operation['x-derived-from'] as string[] | undefined) ?? [],
        idempotent: operation['x-idempotent'] as boolean | undefined,
        row: rowFact(operation['x-row'] as Exclude<RowFact, 'any'> | string | undefined),
        creates: operation['x-creates'] as string | undefined,
        deletes: operation['x-deletes'] === true,
        noRow: operation['x-no-row'] as string | undefined,
      },
    ];
  }

  return {
    spec,
    resolve,
    texts: ((spec as unknown as Record<string, unknown>)['x-texts'] ?? {}) as Record<string, AreaTexts>,
    operations: Object.entries(spec.paths ?? {}).flatMap(([path, item]) =>
      methods.flatMap((method) => operationOf(path, item as PathItemObject, method)),
    ),
  };
}

/** The variables that a call's path, query and body have, each part in the contract's order. */
export function variablesOf({ pathParameters, query, body }: Operation, resolve: Contract['resolve']) {
  return {
    path: pathParameters,
    query: Object.keys(query),
    body: body ? Object.keys(resolve(body).properties ?? {}) : [],
  };
}

/** The field that identifies the rows of a list; undefined for an operation that is no such list. */
export function idFieldOf({ operations, resolve }: Contract, list: string): string | undefined {
  const items = operations.find(({ id, isChange }) => id === list && !isChange)?.response;
  const row = items && resolve(items).items;
  const fields = Object.entries((row && resolve(row).properties) ?? {});
  return fields.find(([, field]) => field['x-id'])?.[0];
}
