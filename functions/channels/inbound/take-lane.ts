import type { Ports } from '#features/conversations-inbound'
import { channelSettings } from '#functions/channels/accounts/channel-settings'
import { agentChannels, type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import type { Step } from '#functions/channels/provider/inbound'
import { readers } from '#functions/channels/readers'
import { wellFormed } from '#lib/http/request/well-formed'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { type AccountId, kindOf } from '#shared/channels/kinds'
import type { ChannelSettings } from '#shared/channels/schema'
import type { MessageStep } from './message-of.ts'
import { openAccountOf } from './open-account.ts'
import { refreshPicture } from './pictures/refresh-picture.ts'
import { pressAnswers } from './presence/answer-presses.ts'
import { readBurst } from './read-lane.ts'
import { recordPulse } from './record-pulse.ts'
import { believed } from './steps/believed.ts'
import { performStep } from './steps/perform-step.ts'
import { type WaitingSlice, waitingSlices } from './store.ts'
import { takeChat, type WaitingMessage } from './take-chat.ts'

/**
 * Takes what waits in a lane, in order. Two workers may do so at once, and a worker may die anywhere: a message and its row
 * change in one transaction, and the conversation's lease decides who answers. What a limit keeps out stays; the sweeper tries again.
 */
export const takeLane = async (
  { account: id, lane }: { readonly account: AccountId; readonly lane: string },
  ports: Ports,
): Promise<void> => {
  const presses = pressAnswers(id)
  const waiting = await readBurst(lane, presses.answer)
  if (waiting.length === 0) return
  const account = await channelAccounts.get({ account: id }, { consistent: true })
  const agent = account && (await ports.agent(account.agentId, 'live'))
  // disconnected, its agent gone, or connected through another app by now: nobody answers, and nothing is kept for the next owner
  const isLeft = ({ app }: WaitingSlice) => !agent || account?.appKey !== app
  for (const row of waiting.filter(isLeft)) {
    await waitingSlices.drop(row)
    await refuseAsker(row)
  }
  const rows = waiting.filter((row) => !isLeft(row))
  if (!account || !agent || rows.length === 0) return
  const { smartInit, ...answers } = channelSettings(await agentChannels.get({ agentId: account.agentId }))
  const openAccount = openAccountOf(account)
  let messages: WaitingMessage[] = []
  const pictured = new Map<string, MessageStep>()
  // what a provider says of our own messages is no message
  let isPulsing = false
  const take = async () => {
    const outcome = await takeChat({ agent, account, openAccount, smartInit, ports, pictured }, messages)
    messages = []
    return outcome
  }
  for (const row of rows) {
    const step = believed(stepOf(row, account, answers), account)
    // what a message is followed by may be about it
    if (step.kind !== 'message' && (await take()) === 'later') return
    if (step.kind === 'message') {
      if (!isPulsing) await recordPulse(id)
      isPulsing = true
      messages.push({ row, step })
    } else if ((await performStep(row, step, account, agent)) === 'later' && step.kind === 'echo') return
  }
  await take()
  await presses.done()
  for (const [conversationId, step] of pictured) await refreshPicture(account, conversationId, step, openAccount)
}

const stepOf = (
  row: WaitingSlice,
  { account, handle, discord: channel }: ChannelAccount,
  { telegram, discord }: Pick<ChannelSettings, 'telegram' | 'discord'>,
): Step => {
  try {
    return readers[kindOf(account)](JSON.parse(row.raw, wellFormed), {
      account,
      handle,
      groups: telegram.groups,
      discord: { messages: discord.messages, webhookId: channel?.webhookId },
      arrivedAt: row.at,
    })
  } catch (failure) {
    // it would fail again, and hold up all that follows
    log('error', 'slice cannot be read', { ...defect(failure), eventId: `${account}#${row.order}` })
    return { kind: 'ignored', note: 'unreadable' }
  }
}

/** A user of Discord sees "is thinking" until they are told otherwise. */
const refuseAsker = async ({ account, raw }: WaitingSlice): Promise<void> => {
  if (kindOf(account) !== 'discord') return
  const step = readers.discord(JSON.parse(raw, wellFormed), { account, groups: 'never', arrivedAt: world().now() })
  if (step.kind !== 'message' || !step.promise) return
  const { tellNotConnected } = await import('#functions/channels/discord/tell-asker')
  await tellNotConnected(step.promise.applicationId, step.promise.token, step.from.language)
}
