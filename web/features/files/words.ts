/** What is said where a picture is put in. */
export const fileWords = {
  pictureFiles: 'PNG, JPEG, GIF or WebP, up to 5\u00a0MB',
  saveToKeep: 'Save to keep it.',
} as const
