import { KeyReaderRemoved } from '#events/workspaces/events'
import { agentIdsOf } from '#features/agents'
import { consumer } from '#lib/events/consumer'
import { replaceIdentitySecret } from './replace-identity-secret.ts'
import { identitySecrets } from './store.ts'

/**
 * Replaces the identity secrets that a removed member may know: those as old as the removal, so that a second delivery finds
 * nothing to do.
 */
export const handler = consumer(KeyReaderRemoved, async ({ data: { workspaceId, by, at, validFor } }) => {
  for (const agentId of await agentIdsOf(workspaceId)) {
    const before = await identitySecrets.get({ agentId }, { consistent: true })
    if (!before || before.createdAt > at) continue
    // not by the clock of this delivery: a second one finds what the first has done
    await replaceIdentitySecret(before, { agentId, workspaceId, validFor, by, now: at + 1 })
  }
})
