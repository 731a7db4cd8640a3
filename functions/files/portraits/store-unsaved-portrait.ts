import { UNSAVED } from '#functions/files/pictures/unsaved'
import { acceptUpload } from '#functions/files/uploads/accept-upload'
import type { Verb } from '#lib/http/api'
import type { files as routes } from '#shared/files/routes'
import { portraitPrefix } from './portrait-prefix.ts'

/** Accepts an upload as a picture for a form's preview; it is deleted after two days unless the form is saved (`savePortrait`). */
export const storeUnsavedPortrait: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/pictures'> = async (
  { uploadId },
  { access: { workspaceId } },
) => ({
  url: await acceptUpload({
    owner: { workspaceId },
    uploadId,
    workspaceId,
    prefix: `${UNSAVED}${portraitPrefix(workspaceId, uploadId)}`,
  }),
})
