/** The contract counts memory in MB and disks in GB; people count both in GB. */
export const megabytesPerGigabyte = 1024;

/** Measurements of memory come in bytes. */
export const bytesPerMegabyte = 1024 ** 2;
