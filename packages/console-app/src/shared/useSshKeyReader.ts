import type { SshKeyReading } from '@livery/ui';
import { parseSshKey } from '@livery/api/domain/sshKey';
import { useIssueText } from './texts/issues.js';

interface ReadSshKey {
  /** What an SshKeyField shows of the text. */
  reading: SshKeyReading;
  /** For its description: why the provider may refuse a key that is sent all the same. */
  warning: string | undefined;
}

/** Returns what reads the text of an SshKeyField. */
export function useSshKeyReader(): (text: string) => ReadSshKey {
  const issueText = useIssueText();
  return (text) => {
    const read = parseSshKey(text);
    if (read.warning) return { reading: { ok: false, problem: '' }, warning: issueText({ code: read.warning }) };
    const reading: SshKeyReading = read.ok ? read : { ok: false, problem: issueText({ code: read.issue }) };
    return { reading, warning: undefined };
  };
}
