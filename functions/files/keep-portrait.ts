import type { Verb } from '#lib/api'
import type { files as routes } from '#shared/files/routes'
import { portraitPrefix } from './portrait-prefix.ts'
import { uploadedPicture } from './uploaded-picture.ts'

/** The upload becomes a picture of the workspace; the record that shows it is saved with its own form. */
export const keepPortrait: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/pictures'> = async (
  { uploadId },
  { access: { workspaceId } },
) => ({
  url: await uploadedPicture({
    owner: { workspaceId },
    uploadId,
    workspaceId,
    prefix: portraitPrefix(workspaceId, uploadId),
  }),
})
