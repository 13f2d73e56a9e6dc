export interface IpAddressRules {
  /** A single address, a network as `10.0.0.0/24`, or one of both. Default `either`. */
  kind?: 'address' | 'cidr' | 'either' | undefined;
  /** The version of IP. Default `either`. */
  version?: 4 | 6 | 'either' | undefined;
}

/** What is wrong with a text that should be an address or a network. */
export type IpAddressProblem =
  | 'malformed'
  | 'numberCount'
  | 'numberRange'
  | 'leadingZero'
  | 'zone'
  | 'doubleColon'
  | 'partRange'
  | 'partCount'
  | 'notVersion4'
  | 'notVersion6'
  | 'prefixUnwanted'
  | 'prefixMissing'
  | 'prefixRange4'
  | 'prefixRange6';

/** What is wrong with a text as an address or a network; undefined for one that is good. Without space around it. */
export function ipAddressProblem(
  text: string,
  { kind = 'either', version = 'either' }: IpAddressRules = {},
): IpAddressProblem | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  if (rest.length > 0) return 'malformed';
  const isVersion6 = address.includes(':');
  if (!isVersion6 && !address.includes('.')) return 'malformed';
  if (version === 4 && isVersion6) return 'notVersion4';
  if (version === 6 && !isVersion6) return 'notVersion6';
  const problem = isVersion6 ? version6Problem(address) : version4Problem(address);
  if (problem) return problem;
  if (prefix === undefined) return kind === 'cidr' ? 'prefixMissing' : undefined;
  if (kind === 'address') return 'prefixUnwanted';
  const isLength = /^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= (isVersion6 ? 128 : 32);
  if (isLength) return undefined;
  return isVersion6 ? 'prefixRange6' : 'prefixRange4';
}

/** Four decimal numbers without leading zeros, which some read as octal. */
function version4Problem(address: string): IpAddressProblem | undefined {
  if (/[^\d.]/.test(address)) return 'malformed';
  const numbers = address.split('.');
  if (numbers.length !== 4 || numbers.includes('')) return 'numberCount';
  if (numbers.some((number) => /^0\d/.test(number))) return 'leadingZero';
  return numbers.some((number) => Number(number) > 255) ? 'numberRange' : undefined;
}

/** Parts of up to four hex digits, one `::` at most, an IPv4 address at the end allowed; no zone. */
function version6Problem(address: string): IpAddressProblem | undefined {
  if (address.includes('%')) return 'zone';
  const halves = address.split('::');
  if (halves.length > 2) return 'doubleColon';
  const parts = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = parts.at(-1);
  const isEmbedded = last !== undefined && last.includes('.') && !address.endsWith('::');
  const embedded = isEmbedded ? version4Problem(last) : undefined;
  if (embedded) return embedded;
  const plain = isEmbedded ? parts.slice(0, -1) : parts;
  if (!plain.every((part) => /^[\da-f]{1,4}$/i.test(part))) return 'partRange';
  const count = plain.length + (isEmbedded ? 2 : 0);
  return (halves.length === 2 ? count <= 7 : count === 8) ? undefined : 'partCount';
}
