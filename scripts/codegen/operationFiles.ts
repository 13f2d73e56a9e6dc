import { idFieldOf, variablesOf, type Contract, type Operation } from './contract.js';
import { quoted, schemaWriter, type SchemaConstant } from './schemaWriter.js';

const list = (items: readonly string[]): string => `[${items.join(', ')}]`;

/** Whether a field of a form is an object or a list of objects. */
function travelsAsJson({ body }: Operation, name: string, { resolve }: Contract): boolean {
  const field = body && resolve(body).properties?.[name];
  if (!field) return false;
  const { items, type } = resolve(field);
  return (items ? resolve(items).type : type) === 'object';
}

/** The key prefix of each read that a change makes old, and of each that follows from one: with the location where both have one. */
function refreshed(change: Operation, { operations, resolve }: Contract): string[] {
  const { affects: named = [] } = change;
  const derived = operations.filter(({ derivedFrom }) => derivedFrom.some((id) => named.includes(id)));
  const affects = [...new Set([...named, ...derived.map(({ id }) => id)])];
  const variables = variablesOf(change, resolve);
  const here = [...variables.path, ...variables.query, ...variables.body].includes('location');
  return affects.map((id) => {
    const read = operations.find((one) => one.id === id);
    const both = here && read?.pathParameters[0] === 'location';
    return list(both ? [quoted(id), quoted('location')] : [quoted(id)]);
  });
}

/** Its row as a call has it: by the call of the list, and the variable that identifies it. */
function rowFacts({ row, creates, deletes }: Operation, contract: Contract): string[] {
  return [
    ...(row === 'any' ? ["row: 'any'"] : []),
    ...(row && row !== 'any'
      ? [`row: { list: ${row.list}, id: ${quoted(row.id ?? idFieldOf(contract, row.list) ?? '')} }`]
      : []),
    ...(creates === undefined ? [] : [`creates: ${creates}`]),
    ...(deletes ? ['deletes: true'] : []),
  ];
}

/** The operations and the schemas of their responses, a file an area, and the names of all secrets. */
export function operationFiles(contract: Contract): Record<string, string> {
  const { operations, resolve } = contract;
  const areas = [...new Set(operations.map(({ area }) => area))];
  const constants = new Map<string, SchemaConstant>();
  const files: Record<string, string> = {};

  for (const area of areas) {
    const write = schemaWriter(contract, constants, area);
    const uses = new Set<string>();
    const own = operations.filter((one) => one.area === area);
    const lists = own.flatMap(({ row, creates }) => creates ?? (row && row !== 'any' ? row.list : []));
    const foreign = [...new Set(lists)].filter((id) => !own.some((one) => one.id === id));
    // A change names the constant of its list, which has to stand before it.
    const calls = own
      .toSorted((one, other) => Number(one.isChange) - Number(other.isChange))
      .map((operation) => {
        const { id, method, path, summary, isPublic, response, responseType, failure, idempotent, secrets } = operation;
        const variables = variablesOf(operation, resolve);
        const openBody = operation.body && resolve(operation.body).additionalProperties !== undefined;
        const jsonFields = variables.body.filter((name) => travelsAsJson(operation, name, contract));
        const affects = refreshed(operation, contract);
        const schema = response && (responseType === 'application/json' ? write(response, uses) : quoted('file'));
        const facts = [
          `id: ${quoted(id)}`,
          `method: ${quoted(method)}`,
          `path: ${quoted(path)}`,
          ...(variables.query.length > 0 ? [`query: ${list(variables.query.map(quoted))}`] : []),
          ...(openBody
            ? ["body: 'rest'"]
            : variables.body.length > 0
              ? [`body: ${list(variables.body.map(quoted))}`]
              : []),
          ...(jsonFields.length > 0 ? [`json: ${list(jsonFields.map(quoted))}`] : []),
          ...(failure === undefined ? [] : [`failure: ${quoted(failure)}`]),
          ...(operation.isChange ? [`affects: ${list(affects)}`, `idempotent: ${idempotent}`] : []),
          ...rowFacts(operation, contract),
          ...(secrets.length > 0 ? ['secret: true'] : []),
          ...(isPublic ? ['public: true'] : []),
          ...(schema ? [`response: ${schema}`] : []),
        ];
        return `/** ${summary}. */\nexport const ${id}: Operation<${quoted(id)}> = {\n${facts.map((fact) => `  ${fact},`).join('\n')}\n};\n`;
      });
    files[`operations/${area}.ts`] = [
      "import type { Operation } from '../../client/operation.js';",
      ...foreign.map((id) => `import { ${id} } from './${operations.find((one) => one.id === id)?.area}.js';`),
      ...importsOf(uses, constants, '../responseSchemas'),
      '',
      ...calls,
    ].join('\n');
  }

  for (const area of areas) {
    const own = [...constants].filter(([, constant]) => constant.area === area);
    if (own.length === 0) continue;
    const foreign = new Set(
      own.flatMap(([, { uses }]) => [...uses].filter((name) => constants.get(name)?.area !== area)),
    );
    files[`responseSchemas/${area}.ts`] = [
      "import type { Schema } from '../../client/schema.js';",
      ...importsOf(foreign, constants, '.'),
      '',
      ...inOrder(own).map(([name, { text }]) => `export const ${name}: Schema = ${text};\n`),
    ].join('\n');
  }

  const secrets = [...new Set(operations.flatMap((one) => one.secrets))].toSorted();
  files['secrets.ts'] =
    `/** The names of all request and response fields that are secrets: never shown unasked, logged or kept. */\nexport const secretFields: ReadonlySet<string> = new Set(${list(secrets.map(quoted))});\n`;
  return files;
}

function importsOf(
  names: ReadonlySet<string>,
  constants: ReadonlyMap<string, SchemaConstant>,
  folder: string,
): string[] {
  const byArea = new Map<string, string[]>();
  for (const name of [...names].toSorted()) {
    const area = constants.get(name)?.area ?? '';
    byArea.set(area, [...(byArea.get(area) ?? []), name]);
  }
  return [...byArea].map(([area, all]) => `import { ${all.join(', ')} } from '${folder}/${area}.js';`);
}

/** Each after those that it names: a constant cannot be read before its line has run. */
function inOrder(constants: readonly [string, SchemaConstant][]): [string, SchemaConstant][] {
  const left = new Map(constants);
  const ordered: [string, SchemaConstant][] = [];
  const place = (name: string, constant: SchemaConstant): void => {
    left.delete(name);
    for (const used of constant.uses) {
      const found = left.get(used);
      if (found) place(used, found);
    }
    ordered.push([name, constant]);
  };
  for (const [name, constant] of constants) if (left.has(name)) place(name, constant);
  return ordered;
}
