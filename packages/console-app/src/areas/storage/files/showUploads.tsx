import { createActivityLog } from '#shared/activityLog.js';
import { lazyModal } from '#shared/lazy.js';
import { createOverlays } from '#shared/overlays.js';
import { createConsoleQueries } from '#shared/queries.js';
import type { Services } from '#shared/services.js';
import { recordFiles } from './recordFiles.js';
import type { UploadPanelProps } from './UploadPanel.js';
import { createUploads, type Uploads } from './uploads.js';
import { refreshFiles, unfinishedKey } from './useEntries.js';

interface LazyPanelProps extends UploadPanelProps {
  /** Its code did not come. The uploads go on, and the next one tries again to show them. */
  onMissing: () => void;
}

const UploadPanel = lazyModal<LazyPanelProps>(
  async () => (await import('./UploadPanel.js')).UploadPanel,
  ({ onMissing }) => onMissing(),
);

interface Shown {
  uploads: Uploads;
  isOpen: boolean;
}

/** The uploads of a page, and whether their panel is shown. */
function createUploadPanel(services: Services): Shown {
  const record = (bucketName: string, total: number) =>
    recordFiles(services.get(createActivityLog), 'uploadFiles', bucketName, total);
  const client = services.get(createConsoleQueries);
  const onIdle = (bucketName: string) => {
    void refreshFiles(client, bucketName);
    void client.invalidateQueries({ queryKey: unfinishedKey(bucketName) });
  };
  return { uploads: createUploads({ storage: services.storage, onIdle, record }), isOpen: false };
}

/** The uploads of this page. */
export const uploadsOf = (services: Services): Uploads => services.get(createUploadPanel).uploads;

/** The same, with the panel that shows them above all screens. */
export function showUploads(services: Services): Uploads {
  const visible = services.get(createUploadPanel);
  if (visible.isOpen) return visible.uploads;
  visible.isOpen = true;
  services.get(createOverlays).open((close) => {
    const hide = () => {
      visible.isOpen = false;
      close();
    };
    const clear = () => {
      hide();
      visible.uploads.clear();
    };
    return <UploadPanel uploads={visible.uploads} onClose={clear} onMissing={hide} />;
  });
  return visible.uploads;
}
