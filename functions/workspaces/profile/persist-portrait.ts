/**
 * The address to save for a picture that somebody chose: an upload of this workspace is kept for good and has another one
 * from then on, any other address is as it came. `conflict` when the upload was left lying too long.
 */
export const persistPortrait = async (uid: string, url: string): Promise<string> => {
  if (url === '') return ''
  // who saves no picture does not pay for its parsers
  const { savePortrait } = await import('#features/files')
  return savePortrait(uid, url)
}
