import { elementsOf, escapeXml, textIn } from '../../s3/xml.js';
import { objectOf, storeObject } from './objects.js';
import { refuse, xmlResponse } from './refusal.js';
import { bodyXml, bucketOf, type S3Request } from './request.js';

const groups: Readonly<Record<string, string>> = {
  'public-read': 'http://acs.amazonaws.com/groups/global/AllUsers',
  'authenticated-read': 'http://acs.amazonaws.com/groups/global/AuthenticatedUsers',
};

const elements: Readonly<Record<string, string>> = { id: 'ID', uri: 'URI', emailaddress: 'EmailAddress' };

const permissions: Readonly<Record<string, string>> = {
  'x-amz-grant-full-control': 'FULL_CONTROL',
  'x-amz-grant-read': 'READ',
  'x-amz-grant-read-acp': 'READ_ACP',
  'x-amz-grant-write-acp': 'WRITE_ACP',
};

const grant = (element: string, grantee: string, permission: string): string =>
  `<Grant><Grantee><${element}>${escapeXml(grantee)}</${element}></Grantee><Permission>${permission}</Permission></Grant>`;

/** GetObjectAcl: who may do what with an object, by the headers that it was stored with. */
function readAcl(s3Request: S3Request): Response {
  const { owner } = bucketOf(s3Request);
  const { acl = {} } = objectOf(bucketOf(s3Request), s3Request.key) ?? refuse('NoSuchKey');
  const { 'x-amz-acl': canned = 'private', ...explicit } = acl;
  const group = groups[canned];
  const given = Object.entries(explicit).flatMap(([header, text]) =>
    Array.from(text.matchAll(/(\w+)="([^"]*)"/g), ([, kind = '', grantee = '']) =>
      grant(elements[kind.toLowerCase()] ?? 'ID', grantee, permissions[header] ?? 'READ'),
    ),
  );
  const grants =
    given.length > 0 ? given : [grant('ID', owner, 'FULL_CONTROL'), ...(group ? [grant('URI', group, 'READ')] : [])];
  return xmlResponse(
    'AccessControlPolicy',
    `<Owner><ID>${escapeXml(owner)}</ID></Owner><AccessControlList>${grants.join('')}</AccessControlList>`,
  );
}

function readTags(s3Request: S3Request): Response {
  const { tags = {} } = objectOf(bucketOf(s3Request), s3Request.key) ?? refuse('NoSuchKey');
  const written = Object.entries(tags).map(
    ([key, value]) => `<Tag><Key>${escapeXml(key)}</Key><Value>${escapeXml(value)}</Value></Tag>`,
  );
  return xmlResponse('Tagging', `<TagSet>${written.join('')}</TagSet>`);
}

function writeTags(s3Request: S3Request): Response {
  const bucket = bucketOf(s3Request);
  const record = objectOf(bucket, s3Request.key) ?? refuse('NoSuchKey');
  const [set] = elementsOf(bodyXml(s3Request.body, 'Tagging'), 'TagSet');
  const tags = elementsOf(set, 'Tag').map((tag) => [textIn(tag, 'Key') ?? '', textIn(tag, 'Value') ?? '']);
  storeObject(bucket, { ...record, tags: Object.fromEntries(tags) });
  return new Response(null);
}

/** Answers what is asked about the access or the tags of an object; undefined for any other request. */
export function answerAclOrTags(s3Request: S3Request): Response | undefined {
  const { method, query } = s3Request;
  if (query.has('acl')) return method === 'GET' ? readAcl(s3Request) : refuse('NotImplemented');
  if (!query.has('tagging')) return undefined;
  if (method === 'GET') return readTags(s3Request);
  return method === 'PUT' ? writeTags(s3Request) : refuse('NotImplemented');
}
