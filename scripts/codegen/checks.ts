import {
  componentOf,
  formType,
  hasProperties,
  idFieldOf,
  variablesOf,
  type Contract,
  type Operation,
  type Schema,
} from './contract.js';

/** Names that sound like a secret, so that the contract has to say whether they are. */
const soundsSecret = /(^|_)(password|secret|token|apikey)$|secretKey$/i;

/**
 * What the contract lacks of the facts that code is generated from, a sentence each; empty when it is complete. The
 * shape of the contract itself is linted by Redocly.
 */
export function problemsOf(contract: Contract): string[] {
  const { operations } = contract;
  const reads = new Set(operations.filter(({ isChange }) => !isChange).map(({ id }) => id));
  return [
    ...operations.flatMap((operation) => changeProblems(operation, reads)),
    ...operations.flatMap((operation) => derivedProblems(operation, reads)),
    ...operations.flatMap((operation) => rowProblems(operation, contract)),
    ...operations.flatMap((operation) => failureProblems(operation, contract)),
    ...operations.flatMap((operation) => requestProblems(operation, contract)),
    ...schemaProblems(contract),
    ...textProblems(contract),
  ];
}

function changeProblems({ id, isChange, failure, affects, idempotent }: Operation, reads: Set<string>): string[] {
  if (!isChange) {
    const given = [affects && 'x-affects', idempotent !== undefined && 'x-idempotent'].filter(Boolean);
    return given.map((name) => `${id}: ${name} is for changes, and this is a read`);
  }
  return [
    ...(failure === undefined ? [`${id}: x-failure is missing`] : []),
    ...(idempotent === undefined ? [`${id}: x-idempotent is missing`] : []),
    ...(affects ? [] : [`${id}: x-affects is missing; [] where a change makes nothing old`]),
    ...(affects ?? []).filter((read) => !reads.has(read)).map((read) => `${id}: x-affects names no read: ${read}`),
  ];
}

function derivedProblems({ id, isChange, derivedFrom }: Operation, reads: Set<string>): string[] {
  if (isChange && derivedFrom.length > 0) return [`${id}: x-derived-from is for reads, and this is a change`];
  return derivedFrom.filter((read) => !reads.has(read)).map((read) => `${id}: x-derived-from names no read: ${read}`);
}

/** A change is awaited in its row, named by it and checked by it after a lost response: each has one, or says why not. */
function rowProblems(operation: Operation, contract: Contract): string[] {
  const { id, isChange, row, creates, deletes, noRow } = operation;
  const given = [row && 'x-row', creates && 'x-creates', noRow && 'x-no-row'].filter(Boolean);
  if (!isChange) {
    return [...given, ...(deletes ? ['x-deletes'] : [])].map(
      (name) => `${id}: ${name} is for changes, and this is a read`,
    );
  }
  if (given.length === 0)
    return [`${id}: x-row is missing; x-creates for a new row, x-no-row with the reason for none`];
  if (given.length > 1) return [`${id}: ${given.join(' and ')}; a change has one of them`];
  const list = creates ?? (row === 'any' ? undefined : row?.list);
  const area = contract.operations.find((one) => one.id === list)?.area;
  const idField = list === undefined ? 'uuid' : idFieldOf(contract, list);
  const variables = new Set(Object.values(variablesOf(operation, contract.resolve)).flat());
  const needed = row && row !== 'any' ? (row.id ?? idField) : row && 'uuid';
  const isUnsent = row !== 'any' && row?.unsent === true;
  return [
    ...(deletes && (!row || row === 'any') ? [`${id}: x-deletes stands beside the x-row of a list`] : []),
    ...(idField === undefined ? [`${id}: ${list} is no list whose rows have an x-id`] : []),
    ...(needed !== undefined && !isUnsent && !variables.has(needed)
      ? [`${id}: no variable ${needed} identifies its row`]
      : []),
    ...(isUnsent && variables.has(needed ?? '') ? [`${id}: ${needed} is sent`] : []),
    ...(area !== undefined && area !== operation.area && area !== 'billing'
      ? [`${id}: the row of a change is of its own area, or of billing; ${list} is of ${area}`]
      : []),
  ];
}

/** An area's texts load with that area: an operation says what its own area or `common` has. */
function failureProblems({ id, area, failure }: Operation, { texts }: Contract): string[] {
  if (failure === undefined) return [];
  const known = [area, 'common'].some((name) => texts[name]?.failures?.[failure] !== undefined);
  return known ? [] : [`${id}: x-failure names no failure of texts/${area}.yaml or texts/common.yaml: ${failure}`];
}

function requestProblems(operation: Operation, { resolve }: Contract): string[] {
  const { id, bodyTypes, encoding } = operation;
  const fields = Object.entries((operation.body && resolve(operation.body).properties) ?? {});
  const { path, query, body } = variablesOf(operation, resolve);
  const names = [...path, ...query, ...body];
  return [
    ...bodyTypes.filter((type) => type !== formType).map((type) => `${id}: a body is form-encoded, not ${type}`),
    // By OpenAPI's default a list repeats its own name, and the client sends `name[]`.
    ...fields
      .filter(([name, field]) => resolve(field).type === 'array' && encoding[name]?.contentType === undefined)
      .filter(([name]) => encoding[name]?.['x-form-name'] !== `${name}[]`)
      .map(([name]) => `${id}: the encoding of ${name} names the field that it is sent as, x-form-name: '${name}[]'`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${id}: ${name} stands in two parts of the request`),
    ...(path.indexOf('location') > 0 ? [`${id}: the location is the first parameter of a path`] : []),
  ];
}

function schemaProblems({ spec, operations, resolve }: Contract): string[] {
  const components = Object.entries((spec.components?.schemas ?? {}) as Record<string, Schema>);
  const secrets = components.flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([field, property]) => soundsSecret.test(field) && resolve(property)['x-secret'] === undefined)
      .map(([field]) => `${name}.${field} sounds like a secret: say x-secret: true or false`),
  );
  const ids = components.flatMap(([name, { properties = {}, required = [] }]) => {
    const marked = Object.keys(properties).filter((field) => properties[field]?.['x-id']);
    const optional = marked.filter((field) => !required.includes(field));
    const problems = optional.map((field) => `${name}.${field}: an x-id is required`);
    const named = Object.keys(properties).filter((field) => properties[field]?.['x-name']);
    if (named.length > 0 && marked.length === 0)
      problems.push(`${name}.${named.join()}: an x-name stands beside an x-id`);
    if (marked.length > 1) problems.push(`${name}: x-id stands at ${marked.join(' and ')}; a row has one`);
    return problems;
  });
  const rows = new Set<string>();
  for (const { response } of operations) findRows(response, resolve, rows, new Set());
  const withoutId = [...rows].filter((name) => {
    const schema = resolve({ $ref: `#/components/schemas/${name}` });
    return schema['x-id'] === undefined && !Object.values(schema.properties ?? {}).some((one) => one['x-id']);
  });
  return [
    ...secrets,
    ...ids,
    ...withoutId.map((name) => `${name} is the row of a list: mark its x-id, or say x-id: false where it has none`),
  ];
}

/** Collects the components that are rows of a list anywhere in a response. */
function findRows(
  schema: Schema | undefined,
  resolve: Contract['resolve'],
  rows: Set<string>,
  seen: Set<string>,
): void {
  if (!schema) return;
  const name = componentOf(schema);
  if (name !== undefined) {
    if (seen.has(name)) return;
    seen.add(name);
  }
  const { items, prefixItems = [], anyOf = [], oneOf = [], properties = {}, additionalProperties } = resolve(schema);
  const row = items && componentOf(items);
  if (row !== undefined && items && hasProperties(resolve(items))) rows.add(row);
  const parts = [items, ...prefixItems, ...anyOf, ...oneOf, ...Object.values(properties)];
  if (typeof additionalProperties === 'object') parts.push(additionalProperties);
  for (const part of parts) findRows(part, resolve, rows, seen);
}

function textProblems({ texts, operations }: Contract): string[] {
  const owners = new Map<string, string>();
  const areas = new Set(['common', ...operations.map(({ area }) => area)]);
  const problems: string[] = [];
  for (const [area, kinds] of Object.entries(texts)) {
    if (!areas.has(area)) problems.push(`texts/${area}.yaml: there is no such area`);
    for (const key of Object.entries(kinds).flatMap(([kind, ids]) => Object.keys(ids).map((id) => `${kind}.${id}`))) {
      const owner = owners.get(key);
      if (owner !== undefined) problems.push(`texts/${area}.yaml: ${key} stands in texts/${owner}.yaml as well`);
      owners.set(key, area);
    }
  }
  return problems;
}
