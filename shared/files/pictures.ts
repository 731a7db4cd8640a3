/** Pictures that owners put into an agent: pixels only, since a drawing may hold more than a picture. */
export const pictureLimits = {
  /** Of 1,000,000 bytes each (specification 1, section 5). */
  maxSizeMB: 5,
  /** Extensions without the dot. */
  accept: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
} as const

export const MAX_PICTURE_BYTES = pictureLimits.maxSizeMB * 1_000_000
