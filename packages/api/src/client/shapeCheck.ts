/** An answer that is not what the contract says. Carries no value: it may be a secret. */
export interface Mismatch {
  operationId: string;
  /** Where in the answer, for example `[].storage[].size`; '' for the answer itself. */
  path: string;
  message: string;
}

export type ReportMismatch = (mismatch: Mismatch) => void;

/** Takes the answer of a call (`GET /config/locations`) and returns at once. */
export type ShapeCheck = (operation: string, data: unknown) => void;

/** Reports to the browser's console, where nobody else listens. */
export function logMismatch({ operationId, path, message }: Mismatch): void {
  // oxlint-disable-next-line no-console -- the specification asks for it, and nobody else listens
  console.error(`The answer of ${operationId} does not match the contract at "${path}": ${message}`);
}

/**
 * Compares answers with the contract's schemas when the page has nothing better to do. Reports a mismatch once per
 * operation and field path. Never fails and never delays a call; the schemas are fetched when the first load is over.
 */
export function createShapeCheck(report: ReportMismatch): ShapeCheck {
  const reported = new Set<string>();

  async function check(operation: string, data: unknown): Promise<void> {
    await firstLoad();
    await idle();
    const { mismatches, schemaOf } = await import('./shapes.js');
    const schema = await schemaOf(operation);
    if (!schema) return;
    for (const slice of mismatches(schema, data)) {
      for (const mismatch of slice) {
        const key = `${mismatch.operationId} ${mismatch.path}`;
        if (reported.has(key)) continue;
        reported.add(key);
        report(mismatch);
      }
      // oxlint-disable-next-line no-await-in-loop -- the pause between slices is the point
      await idle();
    }
  }

  return (operation, data) => {
    // The schemas may fail to load, or the reporter may throw: no reason for a page to notice.
    check(operation, data).catch(() => undefined);
  };
}

/** How long after the first answer a page is left alone with what it needs to show itself, in ms. */
const firstLoadTime = 3000;
let loaded: Promise<void> | undefined;

/**
 * Resolves when a page's first load is over, of which what checks answers is no part. The first call begins it; a server
 * has none.
 */
export function firstLoad(): Promise<void> {
  const wait = typeof document === 'undefined' ? 0 : firstLoadTime;
  loaded ??= new Promise((resolve) => setTimeout(resolve, wait));
  return loaded;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve);
  });
}
