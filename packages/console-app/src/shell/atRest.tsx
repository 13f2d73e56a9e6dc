import { AccountWatch } from './AccountNotices.js';
import { useUpdateNotice } from './useUpdateNotice.js';

export { NoticeStack } from './AccountNotices.js';

interface WatchesProps {
  /** Called with whether there are notices of the billing account, with null where that cannot be known. */
  onChange: (hasNotices: boolean | null) => void;
}

/** All that every page watches once it is at rest: the billing account, and updates of the console. Shows nothing. */
export function Watches({ onChange }: WatchesProps) {
  useUpdateNotice();
  return <AccountWatch onChange={onChange} />;
}
