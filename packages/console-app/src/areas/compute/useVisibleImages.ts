import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { visibleImages } from '@livery/api/domain/images';
import type { VmImage } from '@livery/api/generated/types';
import { administrator } from '@livery/api/queries/identity';

/** The images that this user sees, unpublished versions marked in the visitor's language (specification: infrastructure, section 4; account and billing, section 6). */
export function useVisibleImages(images: readonly VmImage[] | undefined): VmImage[] | undefined {
  const { t } = useLingui();
  const { data: admin = false } = useQuery(administrator());
  return useMemo(
    () => images && visibleImages(images, { admin, mark: (name) => t`${name} (unpublished)` }),
    [images, admin, t],
  );
}
