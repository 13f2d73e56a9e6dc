import { appStyle } from '@livery/ui/styling';
import { space } from '@livery/ui/theme';

export const sum = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] });
