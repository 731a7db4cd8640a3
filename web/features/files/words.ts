/** Texts of the picture field. */
export const fileWords = {
  pictureFiles: 'PNG, JPEG, GIF or WebP, up to 5\u00a0MB',
  saveToKeep: 'Save to keep it.',
} as const
