import { appStyle } from '@livery/ui/styling';
import { space, vars } from '@livery/ui/theme';

export const box = appStyle({ padding: space[4], color: vars.color.text, order: 4711 });
