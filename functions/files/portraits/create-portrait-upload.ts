import { presignUpload } from '#functions/files/uploads/presign-upload'
import type { Verb } from '#lib/http/api'
import type { files as routes } from '#shared/files/routes'

/** Presigns the upload of a workspace's or its owner's picture. */
export const createPortraitUpload: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/pictures/uploads'> = (
  { bytes },
  { access: { workspaceId } },
) => presignUpload({ workspaceId }, bytes)
