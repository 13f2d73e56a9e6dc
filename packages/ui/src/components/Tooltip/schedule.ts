/** Holds at most one delayed step: a new one replaces it. Steps are numbered, so that a result that comes late is known. */
export function createSchedule() {
  let timer: number | undefined;
  let number = 0;
  const cancel = () => {
    window.clearTimeout(timer);
    number += 1;
    return number;
  };
  return {
    after(milliseconds: number, step: () => void): void {
      cancel();
      timer = window.setTimeout(step, milliseconds);
    },
    /** Drops the delayed step and starts a step without delay. Returns its number. */
    cancel,
    /** Whether no other step has been started since. */
    isCurrent: (candidate: number): boolean => candidate === number,
  };
}
