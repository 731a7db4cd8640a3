import type { IncomingMessage } from 'node:http'

/** Who signed a request, and for which service; read from the SigV4 header or from a presigned address. */
export interface SignedBy {
  readonly accessKeyId: string
  /** The signing name: `dynamodb`, `s3`, `events`, `states`, … */
  readonly service: string
  readonly isPresigned: boolean
}

const parseCredential = (text: string): Omit<SignedBy, 'isPresigned'> | undefined => {
  const [accessKeyId, , , service, end] = text.split('/')
  return accessKeyId && service && end === 'aws4_request' ? { accessKeyId, service } : undefined
}

/** `undefined` for an unsigned request. */
export const readCaller = (request: IncomingMessage, url: URL): SignedBy | undefined => {
  const header = /^AWS4-HMAC-SHA256 Credential=([^,\s]+)/.exec(request.headers.authorization ?? '')?.[1]
  if (header) {
    const parsed = parseCredential(header)
    return parsed && { ...parsed, isPresigned: false }
  }
  const parsed = parseCredential(url.searchParams.get('X-Amz-Credential') ?? '')
  return parsed && { ...parsed, isPresigned: true }
}
