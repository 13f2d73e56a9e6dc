/** In px, as `tokens.size.row`; a guess until a row is measured. */
export const rowHeight = 40;

/** Rows that a table shows before "View all" (A 9). */
export const firstRows = 10;

/** More rows than this, viewed whole, are windowed. */
export const windowThreshold = 100;
