import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import type { conversations as routes } from '#shared/conversations/routes'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { presentSecrets } from './present-secrets.ts'
import { replaceIdentitySecret } from './replace-identity-secret.ts'
import { identitySecrets } from './store.ts'

/** Makes a secret, or a new one: the previous one stays valid for as long as the caller chooses. */
export const rotateIdentitySecret: Verb<typeof routes, 'POST /v2/agents/{agentId}/identity-secret'> = async (
  { agentId, validFor, replaces },
  { access: { workspaceId }, actor },
) => {
  const before = await identitySecrets.get({ agentId }, { consistent: true })
  // a repetition: the answer shows the secret that replaced it
  if (replaces && before && sha256(before.secret) !== replaces) return presentSecrets(workspaceId, before)
  const made = await replaceIdentitySecret(before, {
    agentId,
    workspaceId,
    validFor,
    by: actorName(actor),
    now: world().now(),
  })
  if (!made) throw new Problem('conflict', problemText('changedMeanwhile', identitySecrets.name))
  return presentSecrets(workspaceId, made)
}
