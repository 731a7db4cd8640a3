import * as z from 'zod'
import { attempt } from '#lib/database/commit'
import { absentOrBelow, present } from '#lib/database/condition'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { world } from '#lib/world'
import { AccountId } from '#shared/channels/kinds'
import { Delivery, deliveryRank } from '#shared/conversations/delivery'

const TestMessage = z.object({
  account: AccountId,
  /** The provider's. */
  messageId: z.string(),
  /** Of the agent that sent it: the account may be moved to another one's. */
  agentId: z.string(),
  sentAt: z.number().int(),
  delivery: Delivery,
  deliveryRank: z.number().int().optional(),
})
type TestMessage = z.infer<typeof TestMessage>

const REMEMBERED_SECONDS = 24 * 3600

/** Messages of no conversation, for a day: what their provider reports of them is stored here. */
export const testMessages = entity<TestMessage, Pick<TestMessage, 'account' | 'messageId'>>({
  name: 'test-message',
  parse: (item) => TestMessage.parse(item),
  key: keys.testMessage,
  expires: ({ sentAt }) => Math.floor(sentAt / 1000) + REMEMBERED_SECONDS,
})

/** Remembers one that the provider has taken, so that its reports find it. */
export const keepTestMessage = async (
  { account, agentId }: Pick<TestMessage, 'account' | 'agentId'>,
  messageId: string,
): Promise<void> => {
  const sentAt = world().now()
  if (messageId !== '')
    await attempt([
      testMessages.putting({ account, agentId, messageId, sentAt, delivery: { state: 'sent', at: sentAt } }),
    ])
}

/** Stores what the provider reports; of reports in any order the one that is further on counts. False where it is no test message. */
export const recordTestDelivery = async (
  id: Pick<TestMessage, 'account' | 'messageId'>,
  delivery: Delivery,
): Promise<boolean> => {
  if (!(await testMessages.get(id, { consistent: true }))) return false
  const rank = deliveryRank(delivery.state)
  await attempt([
    testMessages.changing(
      id,
      { set: { delivery, deliveryRank: rank } },
      { messageId: present, deliveryRank: absentOrBelow(rank) },
    ),
  ])
  return true
}
