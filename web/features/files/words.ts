/** Texts of the picture field. */
export const fileWords = {
  smallPictureFiles: 'PNG, JPEG, GIF or WebP, up to 0.5\u00a0MB',
  pictureFiles: 'PNG, JPEG, GIF or WebP, up to 5\u00a0MB',
  saveToKeep: 'Save to keep it.',
} as const
