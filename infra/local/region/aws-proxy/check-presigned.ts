import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { AwsError } from './aws-answer.ts'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')

/** `20260101T000000Z` in milliseconds. */
const parseAmzDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * Checks a presigned address as S3 does (Signature Version 4 in the query): not expired, and neither path, query nor any
 * signed header changed since it was made. Throws the error that S3 responds with.
 */
export const checkPresigned = (request: IncomingMessage, url: URL, secretAccessKey: string, now: number): void => {
  const query = url.searchParams
  const date = query.get('X-Amz-Date') ?? ''
  const seconds = Number(query.get('X-Amz-Expires'))
  const signed = (query.get('X-Amz-SignedHeaders') ?? '').split(';')
  const madeAt = parseAmzDate(date)
  if (!(seconds > 0 && seconds <= 7 * 86_400) || Number.isNaN(madeAt))
    throw new AwsError('AuthorizationQueryParametersError', 'X-Amz-Expires and X-Amz-Date must be valid', 400)
  if (now > madeAt + seconds * 1000) throw new AwsError('AccessDenied', 'Request has expired', 403)
  const scope = (query.get('X-Amz-Credential') ?? '').split('/').slice(1)
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  )
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`)
  const expected = hmac(key, text)
  const given = Buffer.from(query.get('X-Amz-Signature') ?? '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AwsError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
      403,
    )
}
