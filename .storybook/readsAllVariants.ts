/** Whether the run of the tests reads the colors of a story in all variants. `VITE_VARIANTS=one` leaves it out while writing. */
export const readsAllVariants = import.meta.env.MODE === 'test' && import.meta.env['VITE_VARIANTS'] !== 'one';
