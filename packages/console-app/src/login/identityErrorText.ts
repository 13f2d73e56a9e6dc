import { useLingui } from '@lingui/react/macro';
import type { IdentityError } from '#integrations/identity/identityError.js';

/** What an error of the identity provider says (specification: account and billing, section 8). */
export function useIdentityErrorText(): (error: IdentityError) => string {
  const { t } = useLingui();
  return ({ text }) => {
    switch (text.reason) {
      case 'emailDomain':
        return t`Email domain is prohibited`;
      case 'accountExists':
        return t`Invalid signup. The account may already exist.`;
      case 'notStartedHere':
        return t`This login was not started in this tab, or is too old. Log in again.`;
      case 'connection':
        return t`Failed to connect to the identity provider`;
      case 'message':
        return text.text;
      case 'code': {
        const { code } = text;
        return t`Error code: ${code}`;
      }
      default:
        return t`Unknown identity provider error`;
    }
  };
}
