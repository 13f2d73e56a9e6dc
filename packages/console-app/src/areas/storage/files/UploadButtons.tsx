import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FolderUp, Upload } from 'lucide-react';
import { Button, chosenFiles, type ChosenFile } from '@livery/ui';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import * as styles from './files.css.js';

interface UploadButtonsProps {
  /** What was chosen is being looked at. */
  loading: boolean;
  onChosen: (files: readonly ChosenFile[]) => void;
}

/** Opens the browser's own choice of files, or of a folder. */
export function UploadButtons({ loading, onChosen }: UploadButtonsProps) {
  const { t } = useLingui();
  const disconnected = useConnectionReason();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const chosen = (field: HTMLInputElement) => {
    onChosen(chosenFiles(field.files));
    // The same file again is another choice.
    field.value = '';
  };
  return (
    <>
      <Button icon={FolderUp} disabledReason={disconnected} onClick={() => folder.current?.click()}>
        {t`Upload folder`}
      </Button>
      <Button
        variant="primary"
        icon={Upload}
        loading={loading}
        disabledReason={disconnected}
        onClick={() => files.current?.click()}
      >
        {t`Upload files`}
      </Button>
      <input
        ref={files}
        type="file"
        multiple
        className={styles.fileField}
        aria-label={t`Files to upload`}
        onChange={(event) => chosen(event.currentTarget)}
      />
      <input
        ref={(field) => {
          folder.current = field;
          // React has no property for it.
          field?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        className={styles.fileField}
        aria-label={t`Folder to upload`}
        onChange={(event) => chosen(event.currentTarget)}
      />
    </>
  );
}
