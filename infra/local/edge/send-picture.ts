import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '#infra/headers'

/** A region's bucket as the local object store serves it, without a slash at the end. */
export type BucketAddress = string

/** Sends a picture of the bucket with the headers that it has in the cloud. Returns `false` where there is none. */
export const sendPicture = async (
  request: IncomingMessage,
  response: ServerResponse,
  bucket: BucketAddress,
  path: string,
): Promise<boolean> => {
  const answer = await fetch(bucket + path)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (!answer.ok) return false
  response.writeHead(200, {
    ...securityHeaders('media'),
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
  return true
}
