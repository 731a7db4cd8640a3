import { businessNumbers } from '#functions/channels/accounts/business-numbers'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { keptOf } from '#functions/channels/connecting/kept-of'
import { recordingConnection } from '#functions/channels/connecting/recording-connection'
import { refuseTaken } from '#functions/channels/connecting/refuse-taken'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { whatsappText } from '#shared/channels/whatsapp/messages'
import { Problem } from '#shared/problems'

type Owner = Pick<ChannelAccount, 'workspaceId' | 'agentId'>

interface Claim {
  readonly by: string
  readonly now: number
  /** What belongs to it in the same transaction. */
  readonly more?: readonly Write[]
}

/** Throws `conflict` where the number is another agent's: which one, but never of another workspace. */
export const refuseTakenNumber = (taken: ChannelAccount | undefined, owner: Owner): Promise<void> =>
  refuseTaken(taken, owner, {
    isAgents: (agent) => whatsappText('isAgents', agent),
    isElsewhere: whatsappText('isElsewhere'),
  })

/**
 * Gives a number to its agent. The account's key is its uniqueness: of two agents that
 * connect a number at once, one gets it; of two requests of one agent, such as saving the legacy method's fields and its test, the later one
 * renews the claim of the other. `known` is what was stored when Meta was asked.
 */
export const claimNumber = async (
  account: ChannelAccount,
  known: ChannelAccount | undefined,
  claim: Claim,
): Promise<void> => {
  if (await claimOnce(account, known, claim)) return
  const taken = await channelAccounts.get({ account: account.account }, { consistent: true })
  await refuseTakenNumber(taken, account)
  if (taken && (await claimOnce({ ...account, ...keptOf(taken, claim.now) }, taken, claim))) return
  throw new Problem('conflict', whatsappText('connectionFailed'))
}

const claimOnce = async (
  account: ChannelAccount,
  known: ChannelAccount | undefined,
  { by, now, more = [] }: Claim,
): Promise<boolean> => {
  const { account: id, agentId, wabaId } = account
  const recorded = recordingConnection(account, {
    by,
    now,
    countedAs: 'whatsapp_channel_added',
    isKnown: known !== undefined,
  })
  const outcome = await attempt(
    [
      known
        ? channelAccounts.putting(account, { agentId: is(agentId), token: is(known.token) })
        : channelAccounts.creating(account),
      ...(wabaId ? [businessNumbers.putting({ wabaId, account: id })] : []),
      ...recorded.writes,
      ...more,
    ],
    recorded.events,
  )
  return outcome.committed
}
