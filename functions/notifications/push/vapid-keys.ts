import { createECDH, hkdfSync } from 'node:crypto'

/** Both in base64url: the public key uncompressed (65 bytes), the private one as a number (32 bytes). */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The order of P-256 (FIPS 186-5): a private key is below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The key pair that identifies an installation to push services (RFC 8292), derived from a seed. 48 bytes are reduced to a
 * private key, so that none is likelier than another (FIPS 186-5, A.2.1).
 */
export const vapidKeys = (seed: string): VapidKeys => {
  const bytes = Buffer.from(hkdfSync('sha256', seed, '', 'web push: vapid key', 48))
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') }
}
