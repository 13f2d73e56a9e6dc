/** An IPv4 range: `10.0.0.0/24`. */
interface Ipv4Range {
  /** Length of the network part, 0 to 32. */
  prefix: number;
  /** The first address, host bits cleared. */
  network: number;
}

/** The address as a number; undefined if it is none. Four decimal parts without leading zeros, which some read as octal. */
function parseIpv4(text: string): number | undefined {
  const parts = text.split('.');
  if (parts.length !== 4) return undefined;
  let address = 0;
  for (const part of parts) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return undefined;
    address = address * 256 + Number(part);
  }
  return address;
}

export function isIpv4(text: string): boolean {
  return parseIpv4(text) !== undefined;
}

/** An IPv6 address: groups of up to four hex digits, one `::` at most, an IPv4 address at the end allowed; no zone. */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1);
  const embedded = last !== undefined && last.includes('.') && !text.endsWith('::');
  if (embedded && !isIpv4(last)) return false;
  const plain = embedded ? groups.slice(0, -1) : groups;
  const count = plain.length + (embedded ? 2 : 0);
  return plain.every((group) => /^[\da-f]{1,4}$/i.test(group)) && (halves.length === 2 ? count <= 7 : count === 8);
}

/** The range an IPv4 CIDR means; undefined if it is none. */
export function parseCidr(text: string): Ipv4Range | undefined {
  const [addressText = '', prefixText = '', ...rest] = text.split('/');
  const address = parseIpv4(addressText);
  if (address === undefined || rest.length > 0 || !/^(0|[1-9]\d?)$/.test(prefixText)) return undefined;
  const prefix = Number(prefixText);
  if (prefix > 32) return undefined;
  const size = 2 ** (32 - prefix);
  return { prefix, network: Math.floor(address / size) * size };
}

export function isCidr(text: string): boolean {
  return parseCidr(text) !== undefined;
}

/** An entry of a managed service's whitelist: an IPv4 address or a CIDR (specification: infrastructure, section 5). */
export function isWhitelistEntry(text: string): boolean {
  return isIpv4(text) || isCidr(text);
}

/** The IPv6 address as a number; undefined if it is none. */
function parseIpv6(text: string): bigint | undefined {
  if (!isIpv6(text)) return undefined;
  const last = text.slice(text.lastIndexOf(':') + 1);
  const embedded = parseIpv4(last);
  const plain =
    embedded === undefined
      ? text
      : `${text.slice(0, -last.length)}${Math.floor(embedded / 65_536).toString(16)}:${(embedded % 65_536).toString(16)}`;
  const [head = [], tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = plain.includes('::')
    ? [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
    : head;
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

/** The addresses that an address or a CIDR means, of IPv4 or IPv6. */
export interface AddressRange {
  version: 4 | 6;
  first: bigint;
  last: bigint;
}

/** The range of an address or a CIDR, IPv4 or IPv6; a single address is a range of one. Undefined if it is none. */
export function parseAddressRange(text: string): AddressRange | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIpv4(address) ? 4 : 6;
  const bits = version === 4 ? 32 : 128;
  const number = version === 4 ? BigInt(parseIpv4(address) ?? 0) : parseIpv6(address);
  if (number === undefined || rest.length > 0) return undefined;
  if (length !== undefined && (!/^(0|[1-9]\d{0,2})$/.test(length) || Number(length) > bits)) return undefined;
  const size = 2n ** BigInt(bits - Number(length ?? bits));
  const first = number - (number % size);
  return { version, first, last: first + size - 1n };
}

/** The IPv6 range of a network: hex and colons, a slash, the prefix length (specification: infrastructure, section 5). */
export function isIpv6Subnet(text: string): boolean {
  return /^[\da-f:]+\/\d+$/i.test(text) && parseAddressRange(text)?.version === 6;
}

/** Whether every address of one range is in the other. */
export function rangeContains(outer: AddressRange, inner: AddressRange): boolean {
  return outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last;
}
