import { pictureType } from '#functions/files/pictures/picture-type'
import { UNSAVED } from '#functions/files/pictures/unsaved'
import { files } from '#lib/files'
import { fileText } from '#shared/files/messages'
import { Problem } from '#shared/problems'
import type { Text } from '#shared/text'
import { portraitKey } from './portrait-key.ts'

interface PortraitLimit {
  readonly maxBytes: number
  readonly tooLarge: Text
}

/**
 * Stores a workspace's uploaded picture for as long as a record shows it, and returns its permanent URL; a second call
 * returns the same. Any other URL, a stored picture's included, is returned unchanged. `conflict` when the upload is gone,
 * `too-large` beyond the limit.
 * The caller needs to read `media/unsaved/` and to write `media/`.
 */
export const savePortrait = async (workspaceId: string, url: string, limit?: PortraitLimit): Promise<string> => {
  const key = portraitKey(workspaceId, url)
  if (!key || !isUnsavedPortrait(workspaceId, url)) return url
  const bucket = await files()
  const bytes = await bucket.get(key.replace('media/', `media/${UNSAVED}`))
  const type = bytes && pictureType(bytes)
  if (!type) throw new Problem('conflict', fileText('noUpload'))
  if (limit && bytes.length > limit.maxBytes) throw new Problem('too-large', limit.tooLarge)
  await bucket.put(key, bytes, type.contentType)
  return url.replace(`/${UNSAVED}`, '/')
}

/** Whether it is the address of an upload of this workspace that no record shows yet. */
export const isUnsavedPortrait = (workspaceId: string, url: string): boolean => {
  const key = portraitKey(workspaceId, url)
  const path = URL.parse(url)?.pathname ?? ''
  return key !== undefined && path.endsWith(`/${key.replace('media/', UNSAVED)}`)
}
