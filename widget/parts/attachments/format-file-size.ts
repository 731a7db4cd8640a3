/** A readable file size; a megabyte is 1,000,000 bytes here as in the limits. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
