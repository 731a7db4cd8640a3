import { auditing } from '#lib/audit'
import { attempt, type Outcome } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { world } from '#lib/world'
import { type GracePeriod, gracePeriodMs } from '#shared/workspaces/access-keys'
import { type IdentitySecrets, identitySecrets } from './store.ts'

const SECRET_BYTES = 32

interface Rotation {
  readonly agentId: string
  readonly workspaceId: string
  /** How long the secret that is replaced stays valid. */
  readonly validFor: GracePeriod
  /** Who asked for it. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Makes a secret instead of the one that was read, if there was one; refused when another rotation was faster. */
export const replaceIdentitySecret = async (
  before: IdentitySecrets | undefined,
  { agentId, workspaceId, validFor, by, now }: Rotation,
): Promise<{ readonly made: IdentitySecrets; readonly outcome: Outcome }> => {
  const hasPeriod = before && validFor !== 'none'
  const made: IdentitySecrets = {
    agentId,
    secret: `vgi_${Buffer.from(world().randomBytes(SECRET_BYTES)).toString('base64url')}`,
    createdAt: now,
    ...(hasPeriod ? { previous: before.secret, previousUntil: now + gracePeriodMs[validFor] } : {}),
  }
  const outcome = await attempt([
    identitySecrets.putting(made, { secret: before ? is(before.secret) : absent }),
    auditing({ owner: `WS#${workspaceId}`, action: 'identity-secret.rotated', by, subject: agentId, now }),
  ])
  return { made, outcome }
}
