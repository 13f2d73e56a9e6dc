import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Access } from '@livery/api/s3/types';
import { escapeXml } from '@livery/api/s3/xml';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { s3Server } from './s3Server.js';

/** A storage, with what the file browser never asks of it, because the provider's own API does it. */
interface Storage {
  access: S3Access;
  makeBucket: (name: string) => Promise<void>;
  deleteBucket: (name: string) => Promise<void>;
  /** Lets the pages of an origin use a bucket, as the provider does for `PUT /storage/bucket/cors`. */
  allowOrigin: (bucket: string, origin: string) => Promise<void>;
  close: () => void;
}

interface BucketRequest {
  method: 'PUT' | 'DELETE';
  bucket: string;
  query?: string;
  body?: string;
}

/** Makes a signed request to a bucket itself. Throws for a response that is no success. */
async function ask(access: S3Access, { method, bucket, query = '', body }: BucketRequest): Promise<void> {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region = 'us-east-1', endpoint, pathStyle } = access;
  const url = new URL(endpoint);
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.host = `${bucket}.${url.host}`;
  url.search = query;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const digest = (sent: string): string => createHash('md5').update(sent).digest('base64');
  const sent = body === undefined ? {} : { body, headers: { 'content-md5': digest(body) } };
  const response = await client.fetch(url, { method, ...sent });
  if (!response.ok) throw new Error(`${method} ${bucket}${query}: ${response.status} ${await response.text()}`);
}

/** Every method from an origin, and what the file browser reads of responses (PutBucketCors). */
function corsOf(origin: string): string {
  const all = (name: string, values: string[]) => values.map((value) => `<${name}>${value}</${name}>`).join('');
  const rule = [
    all('AllowedOrigin', [escapeXml(origin)]),
    all('AllowedMethod', ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']),
    all('AllowedHeader', ['*']),
    all('ExposeHeader', ['ETag']),
    all('MaxAgeSeconds', ['600']),
  ];
  return `<CORSConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><CORSRule>${rule.join('')}</CORSRule></CORSConfiguration>`;
}

function storageAt(access: S3Access): Storage {
  return {
    access,
    makeBucket: (bucket) => ask(access, { method: 'PUT', bucket }),
    deleteBucket: (bucket) => ask(access, { method: 'DELETE', bucket }),
    allowOrigin: (bucket, origin) => ask(access, { method: 'PUT', bucket, query: '?cors', body: corsOf(origin) }),
    close: () => undefined,
  };
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY name the storage.`);
  return value;
}

/** The storage of the environment. */
export function namedStorage(endpoint: string): Storage {
  const region = process.env['S3_REGION'];
  return storageAt({
    endpoint,
    pathStyle: process.env['S3_STYLE'] !== 'virtual',
    accessKey: needed('S3_ACCESS_KEY'),
    secretKey: needed('S3_SECRET_KEY'),
    ...(region ? { region } : {}),
  });
}

/** The sandbox, at a free port. */
export async function sandboxStorage(): Promise<Storage> {
  const server = await s3Server(0, (request) => sandbox.fetch(request));
  const sandbox = createSandbox({ store: memoryStore(), s3Url: server.origin });
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { apikey: 'demo' };
    const response = await sandbox.fetch(new Request(`http://sandbox/v1${path}`, { ...init, headers }));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const [key] = (await (await call('/storage/user/keys')).json()) as [{ accessKey: string; secretKey: string }];
  const { url, region } = (await (await call('/storage/api/s3')).json()) as { url: string; region: string };
  return {
    ...storageAt({ endpoint: url, region, pathStyle: true, ...key }),
    async allowOrigin(name, origin) {
      const body = new URLSearchParams([
        ['name', name],
        ['allowed_origins', origin],
      ]);
      await call('/storage/bucket/cors', { method: 'PUT', body });
    },
    close: server.close,
  };
}
