/** The longest key that S3 takes, in bytes of UTF-8. */
export const maxKeyBytes = 1024;

/** The region that is signed for where the storage names none. */
export const defaultRegion = 'us-east-1';
