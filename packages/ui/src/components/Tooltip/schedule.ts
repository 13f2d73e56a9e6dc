/** At most one step to come: a new one replaces it. Each change begins a turn, so that what was awaited knows if it is late. */
export function createSchedule() {
  let timer: number | undefined;
  let turn = 0;
  const begin = () => {
    window.clearTimeout(timer);
    turn += 1;
    return turn;
  };
  return {
    after(milliseconds: number, step: () => void): void {
      begin();
      timer = window.setTimeout(step, milliseconds);
    },
    /** Begins a turn with nothing to come, and gives its number. */
    cancel: begin,
    isCurrent: (candidate: number): boolean => candidate === turn,
  };
}
