import { paths } from '#functions/knowledge/paths'
import { files } from '#lib/files'
import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import type { knowledge as routes } from '#shared/knowledge/routes'

/** Presigns an upload. The signature covers type and length; the import checks the content. */
export const createUpload: Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/uploads'> = async ({
  agentId,
  bytes,
}) => {
  const uploadId = ulid()
  const address = await (await files()).uploadAddress(paths.upload({ agentId, uploadId }), {
    bytes,
    // the import reads the type from the bytes
    contentType: 'application/octet-stream',
    seconds: 15 * 60,
  })
  return { uploadId, url: address.url, headers: { ...address.headers } }
}
