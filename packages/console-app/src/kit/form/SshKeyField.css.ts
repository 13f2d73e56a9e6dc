import { appStyle } from '@livery/ui/styling';
import { vars } from '@livery/ui/theme';

export const keyFacts = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.onSuccessSoft,
  fontWeight: 500,
});
