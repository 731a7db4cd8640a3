import type { Verb } from '#lib/api'
import type { files as routes } from '#shared/files/routes'
import { openPictureUpload } from './open-picture-upload.ts'

/** Where a picture for an agent is put. */
export const createPictureUpload: Verb<typeof routes, 'POST /v2/agents/{agentId}/pictures/uploads'> = ({
  agentId,
  bytes,
}) => openPictureUpload({ agentId }, bytes)
