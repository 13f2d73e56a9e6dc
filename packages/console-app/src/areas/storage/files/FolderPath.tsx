import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Icon, Link } from '@livery/ui';
import { foldersOf, displayedName } from './entries.js';
import * as styles from './files.css.js';

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
  return (
    <nav aria-label={t`Folder`}>
      <ol className={styles.path}>
        {steps.map((step, at) => (
          <li key={step.prefix} className={styles.pathItem}>
            {at > 0 && (
              <span className={styles.separator}>
                <Icon icon={ChevronRight} size={14} directional />
              </span>
            )}
            {at === steps.length - 1 ? (
              <span aria-current="page">{displayedName(step.name)}</span>
            ) : (
              <Link href={hrefOf(step.prefix)} variant="standalone">
                {displayedName(step.name)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
