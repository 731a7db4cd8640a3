import type { Verb } from '#lib/http/api'
import type { files as routes } from '#shared/files/routes'
import { acceptUpload } from './accept-upload.ts'

/** Publishes an upload if its bytes are a picture. */
export const storeUploadedPicture: Verb<typeof routes, 'POST /v2/agents/{agentId}/pictures'> = async (
  { agentId, uploadId },
  { access: { workspaceId } },
) => ({ url: await acceptUpload({ owner: { agentId }, uploadId, workspaceId }) })
