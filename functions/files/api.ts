import { api } from '#lib/api'
import { files } from '#shared/files/routes'
import { createPictureUpload } from './create-picture-upload.ts'
import { createPortraitUpload } from './create-portrait-upload.ts'
import { findPicture } from './find-picture.ts'
import { keepPortrait } from './keep-portrait.ts'
import { keepUploadedPicture } from './keep-uploaded-picture.ts'

export const handler = api(files, {
  'GET /v2/public/agents/{agentId}/picture': findPicture,
  'POST /v2/agents/{agentId}/pictures/uploads': createPictureUpload,
  'POST /v2/agents/{agentId}/pictures': keepUploadedPicture,
  'POST /v2/workspaces/{workspaceId}/pictures/uploads': createPortraitUpload,
  'POST /v2/workspaces/{workspaceId}/pictures': keepPortrait,
})
