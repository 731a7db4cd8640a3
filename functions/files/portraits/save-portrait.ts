import { isOwnMedia } from '#functions/files/pictures/is-own-media'
import { pictureType } from '#functions/files/pictures/picture-type'
import { UNSAVED } from '#functions/files/pictures/unsaved'
import { files } from '#lib/files'
import { fileText } from '#shared/files/messages'
import { Problem } from '#shared/problems'
import { portraitKey } from './portrait-key.ts'

/** What else a picture must be: throws the `Problem` for bytes that are not. */
type PortraitRule = (bytes: Uint8Array) => void

/**
 * Stores a workspace's uploaded picture for as long as a record shows it, and returns its permanent URL; a second call
 * returns the same. Any other URL, a stored picture's included, is returned unchanged. `conflict` when the upload is gone.
 * The caller needs to read `media/unsaved/` and to write `media/`.
 */
export const savePortrait = async (workspaceId: string, url: string, rule?: PortraitRule): Promise<string> => {
  const key = portraitKey(workspaceId, url)
  if (!key || !isUnsavedPortrait(workspaceId, url)) return url
  const bucket = await files()
  const bytes = await bucket.get(key.replace('media/', `media/${UNSAVED}`))
  const type = bytes && pictureType(bytes)
  if (!type) throw new Problem('conflict', fileText('noUpload'))
  rule?.(bytes)
  await bucket.put(key, bytes, type.contentType)
  return url.replace(`/${UNSAVED}`, '/')
}

/** Whether it is the address of an upload of this workspace that no record shows yet. */
export const isUnsavedPortrait = (workspaceId: string, url: string): boolean => {
  const key = portraitKey(workspaceId, url)
  const path = URL.parse(url)?.pathname ?? ''
  return key !== undefined && isOwnMedia(url) && path.endsWith(`/${key.replace('media/', UNSAVED)}`)
}
