/**
 * The URL to save for a chosen picture: an upload of this workspace is stored permanently, under a new URL; any other URL is
 * returned unchanged. `conflict` when the upload has expired.
 */
export const persistPortrait = async (uid: string, url: string): Promise<string> => {
  if (url === '') return ''
  // loaded on use: saving without a picture starts without the parsers
  const { savePortrait } = await import('#features/files')
  return savePortrait(uid, url)
}
