import type { Verb } from '#lib/api'
import type { files as routes } from '#shared/files/routes'
import { openPictureUpload } from './open-picture-upload.ts'

/** Where a picture of a workspace, or of the person who owns it, is put. */
export const createPortraitUpload: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/pictures/uploads'> = (
  { bytes },
  { access: { workspaceId } },
) => openPictureUpload({ workspaceId }, bytes)
