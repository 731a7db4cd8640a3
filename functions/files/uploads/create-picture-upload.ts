import type { Verb } from '#lib/http/api'
import type { files as routes } from '#shared/files/routes'
import { presignUpload } from './presign-upload.ts'

/** Presigns the upload of an agent's picture. */
export const createPictureUpload: Verb<typeof routes, 'POST /v2/agents/{agentId}/pictures/uploads'> = ({
  agentId,
  bytes,
}) => presignUpload({ agentId }, bytes)
