import { agentTitles } from '#features/agents'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import type { conversations as routes } from '#shared/conversations/routes'
import { changingSecrets } from './changing-secrets.ts'
import { earlierSecrets } from './earlier-secrets.ts'
import { presentSecrets } from './present-secrets.ts'
import { identitySecrets } from './store.ts'

/** Ends an earlier secret at once. The current one has no end, so this cannot revoke it; one that is gone is no error. */
export const revokeIdentitySecret: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/identity-secret/{keyId}'> = async (
  { agentId, keyId },
  { access: { workspaceId }, actor },
) =>
  retrying(`the identity secrets of agent ${agentId}`, async () => {
    const now = world().now()
    const before = await identitySecrets.get({ agentId }, { consistent: true })
    const earlier = before ? earlierSecrets(before, now) : []
    const left = earlier.filter(({ secret }) => sha256(secret) !== keyId)
    if (!before || left.length === earlier.length) return presentSecrets(workspaceId, before)
    const { secret, createdAt } = before
    const after = { agentId, secret, createdAt, earlier: left }
    const subjectName = (await agentTitles([agentId])).get(agentId)
    const { committed } = await attempt([
      changingSecrets(before, after),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'identity-secret.revoked',
        by: actorName(actor),
        subject: agentId,
        subjectName,
        now,
      }),
    ])
    return committed ? presentSecrets(workspaceId, after) : conflict
  })
