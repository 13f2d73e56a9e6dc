import { msg } from '@lingui/core/macro';

/** What a limited billing account refuses; what the others do says the reason that nothing can be charged to them. */
export const limitedText = msg`New and larger machines have to fit into its allowance.`;
