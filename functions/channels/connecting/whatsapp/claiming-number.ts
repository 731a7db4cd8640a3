import { ProductEvent } from '#events/analytics/events'
import { ChannelConnected } from '#events/channels/events'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { refuseTaken } from '#functions/channels/connecting/refuse-taken'
import { resuming } from '#functions/channels/sending/resuming'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { whatsappText } from '#shared/channels/whatsapp/messages'
import { Problem } from '#shared/problems'

type Owner = Pick<ChannelAccount, 'workspaceId' | 'agentId'>

/** Throws `conflict` where the number is another agent's: which one, but never of another workspace. */
export const refuseTakenNumber = (taken: ChannelAccount | undefined, owner: Owner): Promise<void> =>
  refuseTaken(taken, owner, {
    isAgents: (agent) => whatsappText('isAgents', agent),
    isElsewhere: whatsappText('isElsewhere'),
  })

/**
 * Gives a number to its agent, with what belongs to it in the same transaction. The account's key is its uniqueness: of two agents that
 * connect a number at once, one gets it. `known` is what was stored when Meta was asked.
 */
export const claimNumber = async (
  account: ChannelAccount,
  known: ChannelAccount | undefined,
  { by, now, more = [] }: { readonly by: string; readonly now: number; readonly more?: readonly Write[] },
): Promise<void> => {
  const { account: id, workspaceId, agentId, name } = account
  const resumed = resuming(id)
  const outcome = await attempt(
    [
      known
        ? channelAccounts.putting(account, { agentId: is(agentId), token: is(known.token) })
        : channelAccounts.creating(account),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'channel.connected',
        by,
        subject: agentId,
        subjectName: name,
        now,
      }),
      ...resumed.writes,
      ...more,
    ],
    [
      ChannelConnected({ workspaceId, agentId, account: id, by }),
      ...resumed.events,
      ...(known ? [] : [ProductEvent({ name: 'whatsapp_channel_added', workspaceId, properties: { agentId } })]),
    ],
  )
  if (outcome.committed) return
  await refuseTakenNumber(await channelAccounts.get({ account: id }, { consistent: true }), account)
  throw new Problem('conflict', whatsappText('connectionFailed'))
}
