import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

/** What a browser subscribed with: the keys never leave it. All in base64url. */
export interface ReceiverKeys {
  readonly privateKey: string
  readonly auth: string
}

export const newReceiverKeys = (): ReceiverKeys => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

const pairOf = ({ privateKey }: ReceiverKeys) => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair
}

/** `PushSubscription.toJSON().keys`. */
export const subscriptionKeys = (keys: ReceiverKeys) => ({
  p256dh: pairOf(keys).getPublicKey('base64url'),
  auth: keys.auth,
})

/** Reads a message as a browser does, after the letter of RFC 8291 and RFC 8188, without the sender's library. */
export const readPush = (body: Buffer, keys: ReceiverKeys): string => {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + senderKey.length)
  if (record.length > recordSize) throw new Error('more than one record')
  const pair = pairOf(keys)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = Buffer.from(
    hkdfSync('sha256', pair.computeSecret(senderKey), Buffer.from(keys.auth, 'base64url'), about, 32),
  )
  const derive = (info: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${info}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('not the last record')
  return padded.subarray(0, end).toString()
}

/** Judges a sender as a push service does (RFC 8292): the claims, once the signature is that of the key beside it. */
export const readVapid = (
  authorization: string,
): { readonly key: string; readonly claims: Record<string, unknown> } => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  if (!isSigned || json(header).alg !== 'ES256') throw new Error('not signed with the key it names')
  return { key, claims: json(claims) }
}
