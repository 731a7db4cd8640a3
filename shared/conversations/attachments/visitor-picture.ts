/** What a visitor's picture may be: raster images, in which browsers run nothing. */
export const pictureEndings = ['jpg', 'png', 'webp', 'gif'] as const
export type PictureEnding = (typeof pictureEndings)[number]

/** The most that is read of one: more than a picture of 160 pixels on each side has. */
export const MAX_PICTURE_BYTES = 512 * 1024
