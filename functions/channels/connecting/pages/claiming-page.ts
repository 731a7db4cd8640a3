import { ProductEvent } from '#events/analytics/events'
import { ChannelConnected, ChannelRemoved } from '#events/channels/events'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { keptOf } from '#functions/channels/connecting/kept-of'
import { refuseTaken } from '#functions/channels/connecting/refuse-taken'
import { resuming } from '#functions/channels/sending/resuming'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { kindOf } from '#shared/channels/kinds'
import { pagesText } from '#shared/channels/pages/messages'
import { Problem } from '#shared/problems'

type Owner = Pick<ChannelAccount, 'workspaceId' | 'agentId'>

/** Throws `conflict` where the page or its Instagram account is another agent's: which one, but never of another workspace. */
export const refuseTakenPage = async (taken: readonly ChannelAccount[], owner: Owner): Promise<void> => {
  for (const account of taken)
    await refuseTaken(
      account,
      owner,
      kindOf(account.account) === 'messenger'
        ? { isAgents: (agent) => pagesText('isAgents', agent), isElsewhere: pagesText('isElsewhere') }
        : {
            isAgents: (agent) => pagesText('instagramIsAgents', agent),
            isElsewhere: pagesText('instagramIsElsewhere'),
          },
    )
}

interface Claim {
  readonly by: string
  readonly now: number
  /** Of the same page and agent, no longer linked to it. */
  readonly left: readonly ChannelAccount[]
  /** What belongs to it in the same transaction. */
  readonly more: readonly Write[]
}

/**
 * Gives a page and its Instagram account to their agent, both or neither. The accounts' keys are their uniqueness: of two agents that
 * connect a page at once, one gets it. `known` is what was stored when Meta was asked.
 */
export const claimPage = async (
  given: readonly ChannelAccount[],
  known: readonly ChannelAccount[],
  { by, now, left, more }: Claim,
): Promise<void> => {
  const [page] = given
  if (!page) return
  const { workspaceId, agentId } = page
  const before = ({ account }: ChannelAccount) => known.find((one) => one.account === account)
  const isNew = (account: ChannelAccount) => before(account) === undefined
  const resumed = given.map(({ account }) => resuming(account))
  const outcome = await attempt(
    [
      ...given.map((account) => {
        const earlier = before(account)
        return earlier
          ? channelAccounts.putting(
              { ...account, ...keptOf(earlier, now) },
              { agentId: is(agentId), token: is(earlier.token) },
            )
          : channelAccounts.creating(account)
      }),
      ...left.map(({ account }) => channelAccounts.removing({ account }, { agentId: is(agentId) })),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'channel.connected',
        by,
        subject: agentId,
        subjectName: page.name,
        now,
      }),
      ...resumed.flatMap(({ writes }) => writes),
      ...more,
    ],
    [
      ...given.map(({ account }) => ChannelConnected({ workspaceId, agentId, account, by })),
      ...left.map(({ account }) => ChannelRemoved({ workspaceId, agentId, account })),
      ...resumed.flatMap(({ events }) => events),
      // Messenger has no such event (specification 1, section 7)
      ...given
        .filter((account) => isNew(account) && kindOf(account.account) === 'instagram')
        .map(() => ProductEvent({ name: 'instagram_channel_added', workspaceId, properties: { agentId } })),
    ],
  )
  if (outcome.committed) return
  const stored = await channelAccounts.getMany(
    given.map(({ account }) => ({ account })),
    { consistent: true },
  )
  await refuseTakenPage(stored, page)
  throw new Problem('conflict', pagesText('failedToConnect', ''))
}
