import { report } from './report.js';

/** Notices of the browser that a size was measured again: nothing is wrong. */
const resizeNotice = /^ResizeObserver loop/;

/** What an extension or a translation that moves nodes of the page brings about. */
const domRemoval = /Failed to execute '(removeChild|insertBefore)' on 'Node'|The object can not be found here/;

/** The share of those that are reported. */
const domRemovalSample = 0.1;

/** A message in one line; with the cause where it is code that did not load. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'LoadError' ? `${error.message} ${String(error.cause)}` : error.message;
};

/**
 * Reports what nothing caught, unless it is known to be harmless (specification: account and billing, section 8): notices
 * of resizing are dropped, of nodes that were removed under the page's hands one in ten is reported.
 * @param what `Uncaught error`, or how React dealt with it
 */
export function reportUncaught(what: string, error: unknown, random: () => number = Math.random): void {
  const message = messageOf(error);
  if (resizeNotice.test(message) || (domRemoval.test(message) && random() >= domRemovalSample)) return;
  report(what, { error: message }, error instanceof Error ? error : undefined);
}

/** Reports errors and rejections outside of React too. */
export function reportUncaughtOf(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('error', ({ error, message }) => reportUncaught('Uncaught error', error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => reportUncaught('Uncaught rejection', reason));
}
