import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the processor a second, in which Linux counts: the same on every machine that Chromium runs on. */
const ticks = 100;

interface Process {
  parent: number;
  /** Of itself and of its ended children, in ms. */
  time: number;
}

function readProcess(id: string): Process | undefined {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, times] = [fields[1], fields.slice(11, 15)];
    return { parent, time: (times.reduce((sum, time) => sum + time, 0) / ticks) * 1000 };
  } catch {
    // It has just ended.
    return undefined;
  }
}

/**
 * Time of the processor that a process and all that it has started have used so far, in ms: unlike time on a clock it does
 * not depend on what else runs. By default of this process; its own alone where there is no /proc.
 */
export function processorTime(pid = process.pid): number {
  let ids: string[];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  const all = new Map(ids.flatMap((id) => [[Number(id), readProcess(id)] as const]));
  const isOurs = (id: number): boolean => {
    if (id === pid) return true;
    const parent = all.get(id)?.parent;
    return parent !== undefined && parent > 1 && isOurs(parent);
  };
  return [...all].reduce((sum, [id, one]) => (one && isOurs(id) ? sum + one.time : sum), 0);
}
