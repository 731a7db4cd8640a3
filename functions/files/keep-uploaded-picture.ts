import type { Verb } from '#lib/api'
import { files } from '#lib/files'
import { fileMessages } from '#shared/files/messages'
import { MAX_PICTURE_BYTES } from '#shared/files/pictures'
import type { files as routes } from '#shared/files/routes'
import { Problem } from '#shared/problems'
import { keepPicture } from './keep-picture.ts'
import { uploadKey } from './upload-key.ts'

/**
 * The upload becomes a public picture if its bytes are one. Asked twice, it answers the same address: the key is made of the
 * bytes, and the upload stays until its day is over.
 */
export const keepUploadedPicture: Verb<typeof routes, 'POST /v2/agents/{agentId}/pictures'> = async (
  { agentId, uploadId },
  { access },
) => {
  const bytes = await (await files()).get(uploadKey({ agentId, uploadId }))
  if (!bytes) throw new Problem('conflict', fileMessages.noUpload)
  const kept = await keepPicture(access.workspaceId, bytes, { maxBytes: MAX_PICTURE_BYTES, isDrawingKept: false })
  if (kept.kind === 'kept') return { url: kept.url }
  throw new Problem('invalid', kept.kind === 'too-large' ? fileMessages.tooLarge : fileMessages.notAPicture)
}
