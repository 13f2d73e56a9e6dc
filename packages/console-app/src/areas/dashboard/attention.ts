import { isKnown } from '@livery/api/domain/openValues';
import { isSlow } from '@livery/api/queries/transitions';
import { inTransition, type ResourceRows, type UnknownResource } from '#kit';

type Alert = NonNullable<UnknownResource['alerts']>[number];

/** Rows of a kind that need attention for one reason. */
interface AttentionEntry {
  resource: UnknownResource;
  /** The rule's id; `slow` for a transition that takes longer than usual. */
  id: string;
  tone: Alert['tone'];
  rows: readonly object[];
  /** Undefined for a transition that takes longer than usual. */
  text: Alert['text'] | undefined;
  /** What the list is filtered by to show the rows. */
  filter: Readonly<Record<string, string>>;
}

const tones: readonly AttentionEntry['tone'][] = ['danger', 'warning', 'info'];

/** Whether a row may turn slow by the mere passing of time. */
export const areInTransition = (kinds: readonly Rows[]): boolean =>
  kinds.some(({ resource: { status }, rows }) => rows.some((row) => status?.transitions.has(status.of(row))));

type Rows = Pick<ResourceRows<object>, 'resource' | 'rows'>;

/** The rows whose transition takes longer than usual. */
function slowRows({ resource: { status }, rows }: Rows, now: number): object[] {
  if (!status) return [];
  const { transitions, of, since } = status;
  return rows.filter((row) => isSlow(row, () => transitions.of(of(row), since(row)), now));
}

/** What needs attention among the rows of all kinds, the worst first: by the rules of each kind, and what takes too long. */
export function attentionEntries(kinds: readonly Rows[], now: number): AttentionEntry[] {
  const entries = kinds.flatMap((kind): AttentionEntry[] => {
    const { resource, rows } = kind;
    const byRule = (resource.alerts ?? []).map((rule): AttentionEntry => {
      const { id, tone, text, filter = {}, fields, predicate } = rule;
      const alerted = rows.filter((row) => predicate(row) && isKnown<Partial<Record<string, unknown>>>(row, ...fields));
      return { resource, id, tone, text, filter, rows: alerted };
    });
    const slow: AttentionEntry = {
      resource,
      id: 'slow',
      tone: 'warning',
      text: undefined,
      filter: { status: inTransition },
      rows: slowRows(kind, now),
    };
    return [slow, ...byRule];
  });
  return entries
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone));
}
