import type { SshKeyReading } from '@livery/ui';
import { parseSshKey } from '@livery/api/domain/sshKey';
import { useIssueText } from './texts/issues.js';

/** Returns what reads the text of an SshKeyField: which keys are taken, and what is wrong with others. */
export function useSshKeyParser(): (text: string) => SshKeyReading {
  const issueText = useIssueText();
  return (text) => {
    const reading = parseSshKey(text);
    return reading.ok ? reading : { ok: false, problem: issueText({ code: reading.issue }) };
  };
}
