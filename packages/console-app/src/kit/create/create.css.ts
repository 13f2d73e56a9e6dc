import { appStyle } from '@livery/ui/styling';

export const currency = appStyle({ inlineSize: '96px', flex: 'none' });
