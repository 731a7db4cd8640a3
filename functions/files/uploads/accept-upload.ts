import { storePicture } from '#functions/files/pictures/store-picture'
import { files } from '#lib/files'
import { fileText } from '#shared/files/messages'
import { MAX_PICTURE_BYTES } from '#shared/files/pictures'
import { Problem } from '#shared/problems'
import { type PictureOwner, uploadKey } from './upload-key.ts'

interface Upload {
  readonly owner: PictureOwner
  readonly uploadId: string
  readonly workspaceId: string
  /** What its public name begins with, where the owner must be recognised later. */
  readonly prefix?: string
  readonly maxBytes?: number
}

/**
 * The public URL of an upload whose bytes are a picture. A second call returns the same URL: the upload stays
 * for a day. `conflict` when nothing was uploaded, `invalid` when it is not a picture or too large.
 */
export const acceptUpload = async ({
  owner,
  uploadId,
  workspaceId,
  prefix = '',
  maxBytes = MAX_PICTURE_BYTES,
}: Upload): Promise<string> => {
  const bytes = await (await files()).get(uploadKey(owner, uploadId))
  if (!bytes) throw new Problem('conflict', fileText('noUpload'))
  const picture = await storePicture(workspaceId, bytes, { maxBytes, allowsSvg: false, prefix })
  if (picture.kind === 'stored') return picture.url
  throw new Problem('invalid', picture.kind === 'too-large' ? fileText('tooLarge') : fileText('notAPicture'))
}
