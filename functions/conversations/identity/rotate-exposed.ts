import { KeyReaderRemoved } from '#events/workspaces/events'
import { agentIdsOf } from '#features/agents'
import { attempt } from '#lib/database/commit'
import { conflict, retrying } from '#lib/database/retrying'
import { consumer } from '#lib/events/consumer'
import { gracePeriodMs } from '#shared/workspaces/access-keys'
import { changingSecrets } from './changing-secrets.ts'
import { earlierSecrets } from './earlier-secrets.ts'
import { replaceIdentitySecret } from './replace-identity-secret.ts'
import { type EarlierSecret, identitySecrets } from './store.ts'

/**
 * Replaces the identity secrets that a removed member may know: those as old as the removal, so that a second delivery finds
 * nothing to do. Earlier ones end no later than the ones replaced now.
 */
export const handler = consumer(KeyReaderRemoved, async ({ data: { workspaceId, by, at, validFor } }) => {
  // not by the clock of this delivery: a second one finds what the first has done
  const now = at + 1
  const end = now + gracePeriodMs[validFor]
  const isTooLong = ({ createdAt, validUntil }: EarlierSecret) => createdAt <= at && validUntil > end
  const ending = (earlier: readonly EarlierSecret[]) =>
    earlier.map((one) => (isTooLong(one) ? { ...one, validUntil: end } : one))
  const rotate = async (agentId: string) => {
    const before = await identitySecrets.get({ agentId }, { consistent: true })
    if (!before) return undefined
    const { secret, createdAt } = before
    if (createdAt <= at)
      return (await replaceIdentitySecret(before, { agentId, workspaceId, validFor, ending, by, now })) ?? conflict
    const earlier = earlierSecrets(before, now)
    if (!earlier.some(isTooLong)) return undefined
    const { committed } = await attempt([
      changingSecrets(before, { agentId, secret, createdAt, earlier: [...ending(earlier)] }),
    ])
    return committed ? undefined : conflict
  }
  for (const agentId of await agentIdsOf(workspaceId))
    await retrying(`the identity secret of agent ${agentId}`, () => rotate(agentId))
})
