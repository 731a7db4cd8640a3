import { UNSAVED } from '#functions/files/pictures/unsaved'
import { acceptUpload } from '#functions/files/uploads/accept-upload'
import { presignUpload } from '#functions/files/uploads/presign-upload'
import type { Actor } from '#lib/auth/actor'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { fileText } from '#shared/files/messages'
import { MAX_CLIENT_PICTURE_BYTES } from '#shared/files/pictures'
import type { files as routes } from '#shared/files/routes'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { portraitPrefix } from './portrait-prefix.ts'

const STORED = { perWindow: 60, windowSeconds: 600, message: fileText('tooManyUploads') }

/** Presigns the upload of a client's picture. */
export const createClientUpload: Verb<typeof routes, 'POST /portal/pictures/uploads'> = ({ bytes }, { actor }) =>
  presignUpload({ clientId: clientOf(actor) }, bytes)

/** Accepts it for a form's preview. It is named as one of the agency's workspace, whose team may replace it too. */
export const storeClientPicture: Verb<typeof routes, 'POST /portal/pictures'> = async (
  { uploadId },
  { actor, access: { workspaceId } },
) => {
  const clientId = clientOf(actor)
  await rateLimit({ scope: `client-picture#${clientId}`, ...STORED })
  const url = await acceptUpload({
    owner: { clientId },
    uploadId,
    workspaceId,
    prefix: `${UNSAVED}${portraitPrefix(workspaceId, uploadId)}`,
    maxBytes: MAX_CLIENT_PICTURE_BYTES,
  })
  return { url }
}

/** The policy lets in clients alone; a teammate who looks on as one changes no picture of theirs. */
const clientOf = (actor: Actor): string => {
  if (actor.kind !== 'client' || actor.via === 'team') throw new Problem('forbidden', problemText('notAllowed'))
  return actor.client.ID
}
