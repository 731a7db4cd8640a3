import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'

/** A new invitation token of 256 bits; only its hash is stored. */
export const invitationToken = (): { readonly secret: string; readonly tokenHash: string } => {
  const secret = Buffer.from(world().randomBytes(32)).toString('base64url')
  return { secret, tokenHash: hashOfToken(secret) }
}

export const hashOfToken = (secret: string): string => sha256(`invitation ${secret}`)
