import { numberPins } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { open, seal } from '#lib/sealed'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'

interface Registration {
  readonly workspaceId: string
  readonly account: AccountId
}

const contextOf = ({ workspaceId, account }: Registration) => ({ workspaceId, item: `ACC#${account}`, field: 'pin' })

/**
 * The PIN with which a workspace registers a number: made once and stored before Meta learns it, since without it nobody registers the
 * number again. Of two calls at once both get the one that was stored.
 */
export const numberPin = async (registration: Registration): Promise<string> => {
  const stored = () => numberPins.get(registration, { consistent: true })
  const context = contextOf(registration)
  const known = await stored()
  if (known) return open(known.pin, context)
  const pin = String(Buffer.from(world().randomBytes(4)).readUInt32BE() % 1_000_000).padStart(6, '0')
  const made = { ...registration, pin: await seal(pin, context) }
  const { committed } = await attempt([numberPins.creating(made)])
  const other = committed ? undefined : await stored()
  return other ? open(other.pin, context) : pin
}
