import { ulid } from '#lib/ids'
import { open, type SealedContext, seal } from '#lib/sealed'
import { world } from '#lib/world'

interface Owner {
  readonly workspaceId: string
  readonly id: string
}

const contextOf = ({ workspaceId, id }: Owner): SealedContext => ({ workspaceId, item: `EP#${id}`, field: 'secret' })

/** A signing secret as Standard Webhooks writes it: `whsec_` and 32 bytes in base64; sealed, it belongs to its endpoint. */
export const newSecret = async (owner: Owner, now: number) => {
  const secret = `whsec_${Buffer.from(world().randomBytes(32)).toString('base64')}`
  return { secret, stored: { secretId: ulid(now), secret: await seal(secret, contextOf(owner)) } }
}

/** The secret of an endpoint that was sealed for it. Never log what it returns. */
export const openSecret = (owner: Owner, sealed: string): Promise<string> => open(sealed, contextOf(owner))
