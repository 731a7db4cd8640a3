import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { commit } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { conversations as routes } from '#shared/conversations/routes'
import { presentSecrets } from './present-secrets.ts'
import { type IdentitySecrets, identitySecrets } from './store.ts'

const GRACE_PERIOD_MS = 7 * 24 * 3600_000
const SECRET_BYTES = 32

/** Makes a secret, or a new one: the previous one stays valid for seven days. */
export const rotateIdentitySecret: Verb<typeof routes, 'POST /v2/agents/{agentId}/identity-secret'> = async (
  { agentId },
  { access: { workspaceId }, actor },
) => {
  const now = world().now()
  const before = await identitySecrets.get({ agentId }, { consistent: true })
  const made: IdentitySecrets = {
    agentId,
    secret: `vgi_${Buffer.from(world().randomBytes(SECRET_BYTES)).toString('base64url')}`,
    createdAt: now,
    ...(before ? { previous: before.secret, previousUntil: now + GRACE_PERIOD_MS } : {}),
  }
  await commit([
    identitySecrets.putting(made, { secret: before ? is(before.secret) : absent }),
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'identity-secret.rotated',
      by: actorName(actor),
      subject: agentId,
      now,
    }),
  ])
  return presentSecrets(made)
}
