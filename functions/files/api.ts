import { api } from '#lib/api'
import { files } from '#shared/files/routes'
import { findPicture } from './find-picture.ts'

export const handler = api(files, {
  'GET /v2/public/agents/{agentId}/picture': findPicture,
})
