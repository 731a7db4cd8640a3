import { storePicture } from '#functions/files/pictures/store-picture'
import { UNSAVED } from '#functions/files/pictures/unsaved'
import type { Verb } from '#lib/http/api'
import { fileText } from '#shared/files/messages'
import { MAX_PICTURE_BYTES } from '#shared/files/pictures'
import type { files as routes } from '#shared/files/routes'
import { Problem } from '#shared/problems'

/**
 * Publishes a picture that the call itself carries. The caller's path is no key: the key comes from the workspace and the bytes, so no
 * call overwrites another's file.
 */
export const uploadFile: Verb<typeof routes, 'POST /rpc/uploadFile'> = async (
  { base64Payload, temporary },
  { access: { workspaceId } },
) => {
  const base64 = base64Payload.slice(base64Payload.indexOf(',') + 1)
  const picture = await storePicture(workspaceId, Buffer.from(base64, 'base64'), {
    maxBytes: MAX_PICTURE_BYTES,
    allowsSvg: false,
    ...(temporary ? { prefix: UNSAVED } : {}),
  })
  if (picture.kind === 'stored') return { data: { url: picture.url } }
  throw new Problem('invalid', picture.kind === 'too-large' ? fileText('tooLarge') : fileText('notAPicture'))
}
