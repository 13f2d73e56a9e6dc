import { appStyle } from '@livery/ui/styling';

/** Names of billing accounts are long. */
export const choice = appStyle({ inlineSize: '320px', maxInlineSize: '100%', minInlineSize: 0 });
