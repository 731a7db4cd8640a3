/** Pictures that members upload: pixels only, because an SVG may contain more than a picture. */
export const pictureLimits = {
  /** Megabytes of 1,000,000 bytes each (specification 1, section 5). */
  maxSizeMB: 5,
  /** Extensions without the dot. */
  accept: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
} as const

export const MAX_PICTURE_BYTES = pictureLimits.maxSizeMB * 1_000_000

/** The pictures of an agency's clients. */
export const clientPictureLimits = { ...pictureLimits, maxSizeMB: 0.5 } as const

export const MAX_CLIENT_PICTURE_BYTES = 512 * 1024
