import { appStyle } from '@livery/ui/styling';
import { space } from '@livery/ui/theme';

/** In a card without padding: what is neither a table nor a list. */
export const inset = appStyle({ padding: space[4] });
