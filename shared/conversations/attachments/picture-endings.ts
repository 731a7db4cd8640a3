/** What a visitor's picture may be: raster images, in which browsers run nothing. */
export const pictureEndings = ['jpg', 'png', 'webp', 'gif'] as const
export type PictureEnding = (typeof pictureEndings)[number]
