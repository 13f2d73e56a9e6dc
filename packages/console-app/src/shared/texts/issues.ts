import { useLingui } from '@lingui/react/macro';
import type { Issue } from '@livery/api/domain/issue';
import type { SshKeyIssue } from '@livery/api/domain/sshKey';
import type { VmIssueCode } from '@livery/api/domain/vmValidation';

/** Says what is wrong with the value of a field, below the field. */
export function useIssueText(): (issue: Issue<VmIssueCode> | Issue<SshKeyIssue>) => string {
  const { t } = useLingui();
  return ({ code, params = {} }) => {
    const { min = '', max = '', step = '', values = '', current = '' } = params;
    const texts: Record<VmIssueCode | SshKeyIssue, string> = {
      required: t`This field is required`,
      'password-too-short': t`Use at least ${min} characters`,
      'password-needs-lowercase': t`Add a lowercase letter`,
      'password-needs-uppercase': t`Add an uppercase letter`,
      'password-needs-digit': t`Add a digit`,
      'username-invalid': t`Not a valid user name`,
      'not-a-whole-number': t`Enter a whole number`,
      'too-small': t`Enter at least ${min}`,
      'too-large': t`Enter at most ${max}`,
      'not-in-steps': t`Enter ${min} plus a multiple of ${step}`,
      'not-in-list': t`Choose one of ${values}`,
      // A pattern says nothing to a person.
      'not-matching': t`The provider does not take this name. Use a shorter or simpler one.`,
      'disk-must-grow': t`Enter more than ${current} GB; a disk can only grow`,
      empty: t`Enter a public SSH key`,
      'private-key': t`This is a private key. Keep it to yourself and use the public one, usually the file that ends in .pub`,
      'several-keys': t`Enter one public SSH key, on one line`,
      malformed: t`Not a public SSH key; one looks like "ssh-ed25519 AAAA… name"`,
      'unsupported-type': t`Use an Ed25519, RSA or ECDSA key`,
      'too-weak': t`Use an RSA key of at least 2048 bits`,
    };
    return texts[code];
  };
}
