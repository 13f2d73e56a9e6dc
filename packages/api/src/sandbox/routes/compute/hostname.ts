const maxLabelLength = 63;

/**
 * The host name that a machine gets from its name here: `Web & mail` becomes `web-mail`; `vm` where nothing is left. It is
 * a label as RFC 1123 has it. How a provider makes one is not specified, so no screen says it before there is one.
 */
export function hostnameFrom(name: string): string {
  const label = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, maxLabelLength)
    .replaceAll(/^-+|-+$/g, '');
  return label || 'vm';
}
