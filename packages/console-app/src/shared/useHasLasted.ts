import { useEffect, useState } from 'react';

/** Whether a condition has held for some time, in ms, without a break. */
export function useHasLasted(condition: boolean, time: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHasLasted(true), time);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [condition, time]);
  return condition && hasLasted;
}
