import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@livery/ui';
import { foldersOf, displayedName } from './entries.js';

interface FolderPathProps {
  bucketName: string;
  prefix: string;
  /** The address of a folder. */
  hrefOf: (prefix: string) => string;
}

/** The way from the bucket to the folder that is shown: each step leads back to it. */
export function FolderPath({ bucketName, prefix, hrefOf }: FolderPathProps) {
  const { t } = useLingui();
  const steps = [{ name: bucketName, prefix: '' }, ...foldersOf(prefix)];
  const current = steps.pop();
  return (
    <Breadcrumbs
      label={t`Folder`}
      links={steps.map((step) => ({ label: displayedName(step.name), href: hrefOf(step.prefix) }))}
      current={current && displayedName(current.name)}
    />
  );
}
