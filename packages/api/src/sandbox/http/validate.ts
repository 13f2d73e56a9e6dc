import * as z from 'zod/mini';
import { parseSshKey } from '../../domain/sshKey.js';
import { checkPassword } from '../../domain/vmValidation.js';
import { operations, type OperationId } from '../../generated/operations.js';
import { bodies, paths, queries } from '../../generated/requests.js';
import { englishIssue } from './english.js';
import { fromForm } from './form.js';
import { refuse, refuseField } from './refusal.js';

// Under a strict content security policy a schema must not be compiled to code.
z.config({ jitless: true });

type Issue = z.core.$ZodIssue;

const unit = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '');

/** Fields whose rule says more than the pattern the contract has for them. */
const rules: Readonly<Record<string, (value: string) => string | undefined>> = {
  password: (value) => checkPassword(value).map(englishIssue)[0],
  public_key(value) {
    const key = parseSshKey(value);
    return key.ok ? undefined : englishIssue({ code: key.issue });
  },
};

function describeIssue(issue: Issue, value: unknown): string {
  const broken = typeof value === 'string' ? rules[String(issue.path.at(-1))]?.(value) : undefined;
  if (broken) return broken;
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is required';
      return issue.expected === 'int' || issue.expected === 'number'
        ? 'must be a number'
        : `must be a ${issue.expected}`;
    case 'too_small':
      if (value === '') return 'is required';
      return `must ${unit(issue.origin) ? 'have' : 'be'} at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must ${unit(issue.origin) ? 'have' : 'be'} at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'regex' ? 'has the wrong form' : `must be a valid ${issue.format}`;
    default:
      return 'is not valid';
  }
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function checked(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) return refuse(400, 'Bad request');
  const path = issue.path.map(String).join('.');
  return path
    ? refuseField(path, describeIssue(issue, at(value, issue.path)))
    : refuse(400, `The body ${describeIssue(issue, value)}`);
}

/** What stands in the path of a call, as the contract wants it. Refuses with 400 `field: message`. */
export function validatePath(operationId: OperationId, path: Record<string, string>): unknown {
  const schema = (paths as Partial<Record<OperationId, z.ZodMiniType>>)[operationId];
  const operation = operations[operationId];
  const kinds = 'parameters' in operation ? operation.parameters : {};
  return schema ? checked(schema, fromForm(new URLSearchParams(path), kinds)) : {};
}

/** The query of a call, as the contract wants it. Refuses with 400 `field: message`. */
export function validateQuery(operationId: OperationId, url: URL): unknown {
  const schema = (queries as Partial<Record<OperationId, z.ZodMiniType>>)[operationId];
  return schema ? checked(schema, fromForm(url.searchParams, operations[operationId].query)) : {};
}

const formType = 'application/x-www-form-urlencoded';

/** The body of a call, as the contract wants it: a form; JSON is taken as well. Refuses with 400 or 415. */
export function validateBody(operationId: OperationId, text: string, contentType: string | null): unknown {
  const schema = (bodies as Partial<Record<OperationId, z.ZodMiniType>>)[operationId];
  if (!schema) return undefined;
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase();
  if (text === '' || type === formType) {
    return checked(schema, fromForm(new URLSearchParams(text), operations[operationId].fields));
  }
  if (type !== 'application/json') return refuse(415, `The body must be ${formType} or application/json`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(400, 'The body is not JSON');
  }
  return checked(schema, value);
}
