import type { Guide } from '../../stories/guide.js';

export const ruleListGuide: Guide = {
  page: 'components-rulelist',
  components: ['RuleList', 'PasswordRules'],
  purpose:
    'The rules of a name or a password below its field, each checked off as it is met. PasswordRules checks them itself.',
  use: ["Rules that several attempts would be needed to find out. Which there are is the caller's to say."],
  avoid: [
    { when: "One rule: say it in the field's `description`", instead: ['TextField'] },
    { when: 'What is wrong with what was sent: give the field its `error`' },
  ],
};
