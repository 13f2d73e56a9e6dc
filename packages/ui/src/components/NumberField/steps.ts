/** The limits of a number and the distance of its steps. */
export interface Steps {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

const decimalsOf = (number: number): number => String(number).split('.')[1]?.length ?? 0;

/** A number without what binary fractions add to it. */
const rounded = (number: number, { min = 0, step }: Steps): number =>
  Number(number.toFixed(Math.max(decimalsOf(min), decimalsOf(step))));

/** Steps are counted from the least value. How many lie between it and the number. */
const countOf = (number: number, { min = 0, step }: Steps): number => Number(((number - min) / step).toFixed(9));

/** The last step that the greatest value allows. */
export function lastStep(steps: Steps): number | undefined {
  const { min = 0, max, step } = steps;
  return max === undefined ? undefined : rounded(min + Math.floor(countOf(max, steps)) * step, steps);
}

/** The next step up (1) or down (-1); from no number the nearest limit, or 0. */
export function nextStep(number: number | null, direction: 1 | -1, steps: Steps): number {
  const { min, step } = steps;
  const last = lastStep(steps);
  if (number === null) return (direction === 1 ? (min ?? last) : (last ?? min)) ?? 0;
  const count = countOf(number, steps);
  const next = (min ?? 0) + (direction === 1 ? Math.floor(count) + 1 : Math.ceil(count) - 1) * step;
  return Math.max(min ?? -Infinity, Math.min(last ?? Infinity, rounded(next, steps)));
}

/** Whether a number is one of the steps. */
export const isStep = (number: number, steps: Steps): boolean => Number.isInteger(countOf(number, steps));

/** Where a number ends that something free of steps moves: the step nearest to that, and at least the next one on the way. */
export function movedTo(from: number, to: number, steps: Steps): number {
  const { min = 0, step } = steps;
  const nearest = Math.min(lastStep(steps) ?? Infinity, rounded(min + Math.round(countOf(to, steps)) * step, steps));
  return to > from ? Math.max(nextStep(from, 1, steps), nearest) : Math.min(nextStep(from, -1, steps), nearest);
}

/** Whether a step leads in its direction at all. */
export function canStep(number: number | null, direction: 1 | -1, steps: Steps): boolean {
  return number === null || (nextStep(number, direction, steps) - number) * direction > 0;
}
