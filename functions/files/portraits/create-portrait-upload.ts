import { presignUpload } from '#functions/files/uploads/presign-upload'
import type { Verb } from '#lib/http/api'
import type { files as routes } from '#shared/files/routes'

/** Where a picture of a workspace, or of the person who owns it, is put. */
export const createPortraitUpload: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/pictures/uploads'> = (
  { bytes },
  { access: { workspaceId } },
) => presignUpload({ workspaceId }, bytes)
