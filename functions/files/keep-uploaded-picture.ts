import type { Verb } from '#lib/api'
import type { files as routes } from '#shared/files/routes'
import { uploadedPicture } from './uploaded-picture.ts'

/** The upload becomes a public picture if its bytes are one. */
export const keepUploadedPicture: Verb<typeof routes, 'POST /v2/agents/{agentId}/pictures'> = async (
  { agentId, uploadId },
  { access: { workspaceId } },
) => ({ url: await uploadedPicture({ owner: { agentId }, uploadId, workspaceId }) })
