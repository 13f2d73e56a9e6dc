import type { AddressRange } from './cidr.js';
import { bounds, endCovers, parseEnd, portsCover, type End, type Ports } from './firewallReach.js';
import type { RuleContent } from './firewallRule.js';

function portsMeet(a: Ports, b: Ports): boolean {
  const [first, last] = bounds(a);
  const [from, to] = bounds(b);
  return first <= to && from <= last;
}

/**
 * Something odd between two rules, by their places: `duplicate`, both let the same through; `shadowed`, the other lets
 * all of it through, so that this rule has no effect; `conflict`, this rule narrows who may use a port that the other
 * opens to more.
 */
export interface Finding {
  kind: 'duplicate' | 'shadowed' | 'conflict';
  rule: number;
  other: number;
}

interface IndexedRule {
  index: number;
  ports: Ports;
  end: End;
}

/** The last address of a range less the first: the same for all ranges of one prefix length and version. */
const spanOf = ({ first, last }: AddressRange): bigint => last - first;

const rangeKey = (version: number, span: bigint, first: bigint): string => `${version} ${span} ${first}`;

/**
 * Finds the rules whose end may cover another's: those for any address, and those with a prefix that holds the other's
 * first one, or its first tag or VLAN. Prefixes nest, so one look-up for each prefix length in use finds all of them.
 */
function indexByEnd(rules: readonly IndexedRule[]): (end: End) => IndexedRule[] {
  const byKey = new Map<string, IndexedRule[]>();
  const lengths = new Map<string, { version: number; span: bigint }>();
  function put(key: string, rule: IndexedRule) {
    const list = byKey.get(key);
    if (list) list.push(rule);
    else byKey.set(key, [rule]);
  }
  for (const rule of rules) {
    const { end } = rule;
    if (end.type === 'any') put('any', rule);
    else if (end.type !== 'ip_prefixes') for (const value of end.values) put(`${end.type} ${value}`, rule);
    else {
      for (const range of end.ranges) {
        if (!range) continue;
        const span = spanOf(range);
        lengths.set(`${range.version} ${span}`, { version: range.version, span });
        put(rangeKey(range.version, span, range.first), rule);
      }
    }
  }
  function keysOf(end: End): string[] {
    if (end.type === 'any') return [];
    if (end.type !== 'ip_prefixes') return end.values.slice(0, 1).map((value) => `${end.type} ${value}`);
    const [range] = end.ranges;
    if (!range) return [];
    return [...lengths.values()]
      .filter(({ version, span }) => version === range.version && span >= spanOf(range))
      .map(({ version, span }) => rangeKey(version, span, range.first - (range.first % (span + 1n))));
  }
  return (end) => {
    const found = new Set(['any', ...keysOf(end)].flatMap((key) => byKey.get(key) ?? []));
    return [...found].toSorted((a, b) => a.index - b.index);
  };
}

/** The first finding about a rule beside those, in their order, whose end may cover its own. */
function findingOf(others: readonly IndexedRule[], { index: at, ports, end }: IndexedRule): Finding | undefined {
  let shadow: number | undefined;
  let wider: number | undefined;
  for (const { index, ports: otherPorts, end: otherEnd } of others) {
    if (index === at || !portsMeet(ports, otherPorts) || !endCovers(otherEnd, end)) continue;
    const isWider = !endCovers(end, otherEnd);
    if (portsCover(otherPorts, ports)) {
      if (isWider || !portsCover(ports, otherPorts)) shadow ??= index;
      else if (index < at) return { kind: 'duplicate', rule: at, other: index };
    }
    if (isWider) wider ??= index;
  }
  if (shadow !== undefined) return { kind: 'shadowed', rule: at, other: shadow };
  return wider === undefined ? undefined : { kind: 'conflict', rule: at, other: wider };
}

/** What is odd about rules, one finding a rule at most. Every rule allows, so that their order changes nothing. */
export function findConflicts(rules: readonly RuleContent[]): Finding[] {
  /* Only rules of one direction and protocol can touch each other. */
  const groups = new Map<string, IndexedRule[]>();
  for (const [index, rule] of rules.entries()) {
    const key = `${rule.direction} ${rule.protocol}`;
    const group = groups.get(key) ?? [];
    group.push({ index, ports: rule, end: parseEnd(rule) });
    groups.set(key, group);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const mayCover = indexByEnd(group);
      return group.flatMap((rule) => findingOf(mayCover(rule.end), rule) ?? []);
    })
    .toSorted((a, b) => a.rule - b.rule);
}
