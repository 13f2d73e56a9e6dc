import { plural } from '@lingui/core/macro';
import type { Bucket } from '@livery/api/generated/types';
import { useUnits } from '#shared/units.js';

/** Says what is in a bucket: "12 objects, 3.4 MB"; amounts that the response lacks as dashes. */
export function useContentsText(): (bucket: Bucket) => string {
  const { number, fileSize } = useUnits();
  return ({ num_objects: count, size_bytes }) => {
    const objects = number(count);
    const size = fileSize(size_bytes);
    return plural(count, { one: `${objects} object, ${size}`, other: `${objects} objects, ${size}` });
  };
}
