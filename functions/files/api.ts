import { api } from '#lib/api'
import { files } from '#shared/files/routes'
import { createPictureUpload } from './create-picture-upload.ts'
import { findPicture } from './find-picture.ts'
import { keepUploadedPicture } from './keep-uploaded-picture.ts'

export const handler = api(files, {
  'GET /v2/public/agents/{agentId}/picture': findPicture,
  'POST /v2/agents/{agentId}/pictures/uploads': createPictureUpload,
  'POST /v2/agents/{agentId}/pictures': keepUploadedPicture,
})
