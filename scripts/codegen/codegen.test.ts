import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { operationFiles } from './operationFiles.js';
import { problemsOf } from './checks.js';
import { readContract } from './contract.js';
import { englishTexts, messageFiles } from './textFiles.js';

const json = (schema: object) => ({ description: 'OK', content: { 'application/json': { schema } } });
const form = (schema: object, encoding: object = {}) => ({
  content: { 'application/x-www-form-urlencoded': { schema, encoding } },
});
const location = { name: 'location', in: 'path', required: true, schema: { type: 'string' } };
const disk = { $ref: '#/components/schemas/Disk' };

const components = {
  Disk: {
    type: 'object',
    required: ['uuid', 'status', 'created_at', 'owner', 'limits'],
    properties: {
      uuid: { type: 'string', 'x-id': true },
      title: { type: 'string', 'x-name': true },
      status: { type: 'string', 'x-extensible-enum': ['ready', 'creating'] },
      created_at: { $ref: '#/components/schemas/Timestamp' },
      owner: { type: ['integer', 'null'] },
      limits: { type: 'object', properties: { 'max-size': { type: 'number' } } },
      copies: { type: 'array', items: { type: 'string' } },
    },
  },
  NewDisk: {
    type: 'object',
    required: ['size'],
    properties: {
      size: { type: 'integer' },
      password: { type: 'string', 'x-secret': true },
      tags: { type: 'array', items: { type: 'string' } },
      rules: { type: 'array', items: { type: 'object', properties: { port: { type: 'integer' } } } },
    },
  },
  Timestamp: { type: 'string' },
};

const listDisks = {
  operationId: 'listDisks',
  summary: 'List the disks of a location',
  tags: ['disks'],
  parameters: [location],
  responses: { 200: json({ type: 'array', items: disk }) },
};
const countDisks = {
  operationId: 'countDisks',
  summary: 'Count all disks',
  tags: ['disks'],
  security: [],
  responses: { 200: json({ type: 'integer' }) },
};
const createDisk = {
  operationId: 'createDisk',
  summary: 'Create a disk',
  tags: ['disks'],
  parameters: [location, { name: 'dry', in: 'query', schema: { type: 'boolean' } }],
  requestBody: form(
    { $ref: '#/components/schemas/NewDisk' },
    { tags: { 'x-form-name': 'tags[]' }, rules: { contentType: 'application/json' } },
  ),
  responses: { 201: json(disk) },
  'x-failure': 'createDisk',
  'x-affects': ['listDisks', 'countDisks'],
  'x-creates': 'listDisks',
  'x-idempotent': false,
};

/** A contract of three operations, of which one is a little different where told. */
function contractWith({
  change = {},
  read = {},
  schemas = {},
  texts = {},
}: Partial<Record<'change' | 'read' | 'schemas' | 'texts', object>> = {}) {
  return readContract({
    openapi: '3.1.0',
    info: { title: 'Disks', version: '1' },
    paths: {
      '/{location}/disks': { get: { ...listDisks, ...read }, post: { ...createDisk, ...change } },
      '/disks/count': { get: countDisks },
    },
    components: { schemas: { ...components, ...schemas } },
    'x-texts': {
      common: { failures: { performAction: 'Error' } },
      disks: { failures: { createDisk: "It's not created" }, issues: { 'too-small': 'At least {min}' } },
      ...texts,
    },
  } as unknown as OpenAPI3);
}

describe('a contract', () => {
  it('with all facts has no problems', () => {
    expect(problemsOf(contractWith())).toEqual([]);
  });

  it.each<[string, Parameters<typeof contractWith>[0], string]>([
    ['a change without a failure', { change: { 'x-failure': undefined } }, 'createDisk: x-failure is missing'],
    [
      'a failure that has no text',
      { change: { 'x-failure': 'growDisk' } },
      'createDisk: x-failure names no failure of texts/disks.yaml or texts/common.yaml: growDisk',
    ],
    [
      'a list of a form that does not name the field that it is sent as',
      {
        change: {
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } },
              },
            },
          },
        },
      },
      "createDisk: the encoding of tags names the field that it is sent as, x-form-name: 'tags[]'",
    ],
    [
      'a change that does not say what it makes old',
      { change: { 'x-affects': undefined } },
      'createDisk: x-affects is missing; [] where a change makes nothing old',
    ],
    [
      'a read that follows from what is no read',
      { read: { 'x-derived-from': ['createDisk'] } },
      'listDisks: x-derived-from names no read: createDisk',
    ],
    [
      'a change that follows from a read',
      { change: { 'x-derived-from': ['listDisks'] } },
      'createDisk: x-derived-from is for reads, and this is a change',
    ],
    [
      'a change that makes old what is no read',
      { change: { 'x-affects': ['createDisk', 'listVms'] } },
      'createDisk: x-affects names no read: listVms',
    ],
    [
      'a change that does not say whether it may be repeated',
      { change: { 'x-idempotent': undefined } },
      'createDisk: x-idempotent is missing',
    ],
    [
      'a change without a row',
      { change: { 'x-creates': undefined } },
      'createDisk: x-row is missing; x-creates for a new row, x-no-row with the reason for none',
    ],
    [
      'a change with two rows',
      { change: { 'x-row': 'listDisks' } },
      'createDisk: x-row and x-creates; a change has one of them',
    ],
    [
      'a row that no variable identifies',
      { change: { 'x-creates': undefined, 'x-row': 'listDisks' } },
      'createDisk: no variable uuid identifies its row',
    ],
    [
      'an unsent variable that is sent',
      { change: { 'x-creates': undefined, 'x-row': { list: 'listDisks', id: 'size', unsent: true } } },
      'createDisk: size is sent',
    ],
    [
      'a row of what is no list',
      { change: { 'x-creates': 'countDisks' } },
      'createDisk: countDisks is no list whose rows have an x-id',
    ],
    [
      'a read with the facts of a change',
      { read: { 'x-affects': [] } },
      'listDisks: x-affects is for changes, and this is a read',
    ],
    [
      'a body that is no form',
      { change: { requestBody: json({ $ref: '#/components/schemas/NewDisk' }) } },
      'createDisk: a body is form-encoded, not application/json',
    ],
    [
      'a name in two parts of a request',
      { change: { parameters: [location, { name: 'size', in: 'query', schema: { type: 'integer' } }] } },
      'createDisk: size stands in two parts of the request',
    ],
    [
      'a secret that does not say so',
      { schemas: { Login: { type: 'object', properties: { api_token: { type: 'string' } } } } },
      'Login.api_token sounds like a secret: say x-secret: true or false',
    ],
    [
      'rows that nothing tells apart',
      { schemas: { Disk: { type: 'object', properties: { size: { type: 'integer' } } } } },
      'Disk is the row of a list: mark its x-id, or say x-id: false where it has none',
    ],
    [
      'an id that may be missing',
      { schemas: { Disk: { type: 'object', properties: { uuid: { type: 'string', 'x-id': true } } } } },
      'Disk.uuid: an x-id is required',
    ],
    [
      'a name of what has no id',
      { schemas: { NewDisk: { type: 'object', properties: { title: { type: 'string', 'x-name': true } } } } },
      'NewDisk.title: an x-name stands beside an x-id',
    ],
    ['texts of no area', { texts: { discs: { failures: { x: 'X' } } } }, 'texts/discs.yaml: there is no such area'],
    [
      'an id with two texts',
      { texts: { common: { failures: { createDisk: 'Twice' } } } },
      'texts/disks.yaml: failures.createDisk stands in texts/common.yaml as well',
    ],
  ])('is refused with %s', (_, changes, problem) => {
    expect(problemsOf(contractWith(changes))).toContain(problem);
  });
});

describe('the generated files', () => {
  it('have a call for each operation with all that a client needs', () => {
    const { 'operations/disks.ts': calls = '' } = operationFiles(contractWith());
    expect(calls).toContain(`/** Create a disk. */
export const createDisk: Operation<'createDisk'> = {
  id: 'createDisk',
  method: 'POST',
  path: '/{location}/disks',
  query: ['dry'],
  body: ['size', 'password', 'tags', 'rules'],
  json: ['rules'],
  failure: 'createDisk',
  affects: [['listDisks', 'location'], ['countDisks']],
  idempotent: false,
  creates: listDisks,
  secret: true,
  response: Disk,
};`);
    expect(calls).toContain(`  path: '/disks/count',
  public: true,
  response: 'number',`);
    expect(calls).toContain("response: ['list', Disk]");
    expect(calls).toContain("import { Disk } from '../responseSchemas/disks.js';");
  });

  it('have a change make old what follows from a read that it makes old', () => {
    const change = { 'x-affects': ['countDisks'] };
    const { 'operations/disks.ts': calls } = operationFiles(
      contractWith({ change, read: { 'x-derived-from': ['countDisks'] } }),
    );
    expect(calls).toContain("affects: [['countDisks'], ['listDisks', 'location']],");
  });

  it('have a shape for each object that is answered', () => {
    expect(operationFiles(contractWith())['responseSchemas/disks.ts']).toContain(`{
  'uuid!': 'string',
  'title?': 'name',
  status: ['enum', 'ready', 'creating'],
  created_at: 'timestamp',
  owner: ['null', 'number'],
  limits: {
  'max-size?': 'number',
},
  'copies?': ['list', 'string'],`);
  });

  it('name every secret once', () => {
    expect(operationFiles(contractWith())['secrets.ts']).toContain("new Set(['password'])");
  });

  it('have the texts in English and as messages, with their quotes', () => {
    const contract = contractWith();
    expect(englishTexts(contract)).toContain("createDisk: 'It\\'s not created'");
    expect(englishTexts(contract)).toContain("disks: 'too-small';");
    expect(messageFiles(contract)['disks/texts.ts']).toContain("createDisk: msg({ message: 'It\\'s not created' })");
  });
});
