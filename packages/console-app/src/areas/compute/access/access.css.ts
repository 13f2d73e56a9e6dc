import { appStyle } from '@livery/ui/styling';
import { space, text, vars } from '@livery/ui/theme';

export const keyFacts = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.onSuccessSoft,
  fontWeight: 500,
});

export const reminder = appStyle({ margin: 0, marginBlockStart: space[1], ...text.small, color: vars.color.textMuted });
