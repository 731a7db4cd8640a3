import type { Verb } from '#lib/api'
import { files } from '#lib/files'
import { ulid } from '#lib/ids'
import { rateLimit } from '#lib/rate-limit'
import { fileMessages } from '#shared/files/messages'
import type { files as routes } from '#shared/files/routes'
import { uploadKey } from './upload-key.ts'

const UPLOADS = { perWindow: 60, windowSeconds: 600, message: fileMessages.tooManyUploads }

/** Signed together with type and length, so that nothing else can be put there; nobody can read it before it is kept. */
export const createPictureUpload: Verb<typeof routes, 'POST /v2/agents/{agentId}/pictures/uploads'> = async ({
  agentId,
  bytes,
}) => {
  await rateLimit({ scope: `picture-upload#${agentId}`, ...UPLOADS })
  const uploadId = ulid()
  const { url, headers } = await (await files()).uploadAddress(uploadKey({ agentId, uploadId }), {
    bytes,
    // what it is, its bytes say, whatever it is called
    contentType: 'application/octet-stream',
    seconds: 15 * 60,
  })
  return { uploadId, url, headers: { ...headers } }
}
