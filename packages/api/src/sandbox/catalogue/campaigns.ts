/** Campaigns that a code activates, each once for a billing account. Amounts in the site currency. */
export const campaigns: readonly { code: string; amount: number; top_up_requirement: number | null }[] = [
  { code: 'SPRING26', amount: 10, top_up_requirement: null },
  { code: 'DOUBLE50', amount: 50, top_up_requirement: 50 },
];
