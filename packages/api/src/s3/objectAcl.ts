import { elementsOf, textIn, type XmlElement } from './xml.js';

/** Header of a copy or an upload by the permission that a grant gives. Nobody may write to an object: there is none. */
const grantHeaders: Readonly<Record<string, string>> = {
  FULL_CONTROL: 'x-amz-grant-full-control',
  READ: 'x-amz-grant-read',
  READ_ACP: 'x-amz-grant-read-acp',
  WRITE_ACP: 'x-amz-grant-write-acp',
};

/** Groups that S3 has a canned ACL for: what most storages know best. */
const cannedByGroup: Readonly<Record<string, string>> = {
  'http://acs.amazonaws.com/groups/global/AllUsers': 'public-read',
  'http://acs.amazonaws.com/groups/global/AuthenticatedUsers': 'authenticated-read',
};

interface Grant {
  /** `id`, `uri` or `emailAddress`, as a header names whom a grant is for. */
  kind: string;
  grantee: string;
  permission: string;
}

function grantsOf(policy: XmlElement): Grant[] {
  const [list] = elementsOf(policy, 'AccessControlList');
  return elementsOf(list, 'Grant').flatMap((grant) => {
    const [grantee] = elementsOf(grant, 'Grantee');
    const permission = textIn(grant, 'Permission') ?? '';
    const named = (['ID', 'URI', 'EmailAddress'] as const).flatMap((name) => {
      const value = grantee && textIn(grantee, name);
      return value ? [{ name, value }] : [];
    })[0];
    if (!named) return [];
    const kind = { ID: 'id', URI: 'uri', EmailAddress: 'emailAddress' }[named.name];
    return [{ kind, grantee: named.value, permission }];
  });
}

/**
 * The headers that give a new object the access of an `AccessControlPolicy` (GetObjectAcl). None where only the owner has
 * access, which is what every new object begins with.
 */
export function aclHeadersOf(policy: XmlElement): Record<string, string> {
  const [ownerElement] = elementsOf(policy, 'Owner');
  const owner = ownerElement && textIn(ownerElement, 'ID');
  const grants = grantsOf(policy);
  const others = grants.filter(({ grantee }) => grantee !== owner);
  if (others.length === 0) return {};
  const [only] = others;
  const canned = only?.permission === 'READ' && only.kind === 'uri' ? cannedByGroup[only.grantee] : undefined;
  if (others.length === 1 && canned) return { 'x-amz-acl': canned };
  const headers = new Map<string, string[]>();
  for (const { kind, grantee, permission } of grants) {
    const header = grantHeaders[permission];
    if (header) headers.set(header, [...(headers.get(header) ?? []), `${kind}="${grantee}"`]);
  }
  return Object.fromEntries([...headers].map(([header, named]) => [header, named.join(', ')]));
}
