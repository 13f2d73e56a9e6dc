import { forwardRef } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { RuleList } from './RuleList.js';

export interface PasswordRule {
  /** Unique in the list. */
  id: string;
  /** What to do: "Add a digit". */
  text: string;
  /** Whether a password keeps the rule. */
  isMet: (password: string) => boolean;
}

export interface PasswordRulesProps extends NativeAttributes<HTMLUListElement> {
  /** What is in the PasswordField above. */
  password: string;
  /** What makes a password strong enough, in the order to show. */
  rules: readonly PasswordRule[];
  /** Names the list. Default "Rules of the password". */
  label?: string | undefined;
}

/** How strong a new password is: its rules below the PasswordField, each checked off as it is met. */
export const PasswordRules = forwardRef<HTMLUListElement, PasswordRulesProps>(function PasswordRules(
  { password, rules, label, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('ruleList', english.ruleList);
  return (
    <RuleList
      {...attributes}
      ref={ref}
      label={label ?? messages.passwordRules}
      rules={rules.map(({ id, text, isMet }) => ({ id, text, isMet: isMet(password) }))}
    />
  );
});
