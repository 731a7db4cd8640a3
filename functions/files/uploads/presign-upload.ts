import { files } from '#lib/files'
import { rateLimit } from '#lib/http/rate-limit'
import { ulid } from '#lib/ids'
import { fileText } from '#shared/files/messages'
import { type PictureOwner, uploaderOf, uploadKey } from './upload-key.ts'

const UPLOADS = { perWindow: 60, windowSeconds: 600, message: fileText('tooManyUploads') }

/** The signature covers type and length, so nothing else can be uploaded; an upload cannot be read before it is accepted. */
export const presignUpload = async (owner: PictureOwner, bytes: number) => {
  await rateLimit({ scope: `picture-upload#${uploaderOf(owner)}`, ...UPLOADS })
  const uploadId = ulid()
  const { url, headers } = await (await files()).uploadAddress(uploadKey(owner, uploadId), {
    bytes,
    // the type is read from the bytes once they are accepted
    contentType: 'application/octet-stream',
    seconds: 15 * 60,
  })
  return { uploadId, url, headers: { ...headers } }
}
