/** An IPv4 range: `10.0.0.0/24`. */
export interface Ipv4Range {
  /** The address as it was written; it may have host bits. */
  address: number;
  /** Length of the network part, 0 to 32. */
  prefix: number;
  /** The first address, host bits cleared. */
  network: number;
  /** Whether host bits are set, as in `10.0.0.5/24`. */
  hasHostBits: boolean;
}

/** The address as a number; undefined if it is none. Four decimal parts without leading zeros, which some read as octal. */
export function parseIpv4(text: string): number | undefined {
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
  const network = Math.floor(address / size) * size;
  return { address, prefix, network, hasHostBits: address !== network };
}

export function isCidr(text: string): boolean {
  return parseCidr(text) !== undefined;
}

/** An entry of a managed service's whitelist: an IPv4 address or a CIDR (specification: infrastructure, section 5). */
export function isWhitelistEntry(text: string): boolean {
  return isIpv4(text) || isCidr(text);
}

/** An IPv6 subnet: an address, a slash and the length of the prefix, 0 to 128 (specification: infrastructure, section 5). */
export function isIpv6Subnet(text: string): boolean {
  const [address = '', prefix = '', ...rest] = text.split('/');
  return rest.length === 0 && isIpv6(address) && /^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= 128;
}

/** Whether an IPv4 address lies in a CIDR; false when one of them is none. */
export function cidrContains(cidr: string, address: string): boolean {
  const range = parseCidr(cidr);
  const number = parseIpv4(address);
  if (!range || number === undefined) return false;
  return number >= range.network && number < range.network + 2 ** (32 - range.prefix);
}

/** The notation of a number as an IPv4 address. */
export function formatIpv4(address: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');
}
