import { api } from '#lib/http/api'
import { files } from '#shared/files/routes'
import { getCopyForUser } from './pictures/get-copy-for-user.ts'
import { createClientUpload, storeClientPicture } from './portraits/client-picture.ts'
import { createPortraitUpload } from './portraits/create-portrait-upload.ts'
import { storeUnsavedPortrait } from './portraits/store-unsaved-portrait.ts'
import { createPictureUpload } from './uploads/create-picture-upload.ts'
import { storeUploadedPicture } from './uploads/store-uploaded-picture.ts'
import { uploadFile } from './uploads/upload-file.ts'

export const handler = api(files, {
  'GET /v2/me/picture-copy': getCopyForUser,
  'POST /v2/agents/{agentId}/pictures/uploads': createPictureUpload,
  'POST /v2/agents/{agentId}/pictures': storeUploadedPicture,
  'POST /rpc/uploadFile': uploadFile,
  'POST /v2/workspaces/{workspaceId}/pictures/uploads': createPortraitUpload,
  'POST /v2/workspaces/{workspaceId}/pictures': storeUnsavedPortrait,
  'POST /portal/pictures/uploads': createClientUpload,
  'POST /portal/pictures': storeClientPicture,
})
