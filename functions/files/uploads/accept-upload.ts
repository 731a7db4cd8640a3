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
  /** What its public name begins with, where something later has to know whose it is. */
  readonly prefix?: string
}

/**
 * The public address of an upload whose bytes are a picture. Asked twice, it answers the same address: the upload stays
 * until its day is over. `conflict` when nothing arrived, `invalid` when it is no picture or too large.
 */
export const acceptUpload = async ({ owner, uploadId, workspaceId, prefix = '' }: Upload): Promise<string> => {
  const bytes = await (await files()).get(uploadKey(owner, uploadId))
  if (!bytes) throw new Problem('conflict', fileText('noUpload'))
  const kept = await storePicture(workspaceId, bytes, { maxBytes: MAX_PICTURE_BYTES, allowsSvg: false, prefix })
  if (kept.kind === 'kept') return kept.url
  throw new Problem('invalid', kept.kind === 'too-large' ? fileText('tooLarge') : fileText('notAPicture'))
}
