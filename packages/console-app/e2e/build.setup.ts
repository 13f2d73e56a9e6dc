import { buildConsole } from '../../../scripts/lib/buildConsole.js';

/** Builds the production bundle once, before any journey, unless it is newer than its sources. */
export default function build(): void {
  buildConsole();
}
