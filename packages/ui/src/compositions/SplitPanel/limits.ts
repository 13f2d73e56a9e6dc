/** What the page keeps beside or above the panel (px). */
export const leastRest = { end: 320, bottom: 160 } as const;
