import { MemberLeft } from '#events/workspaces/events'
import { briefConsumer } from '#lib/events/brief-consumer'
import { topicName } from '#shared/notifications/live'
import { checkAgain } from './subscriptions/check-again.ts'
import { endSubscription } from './subscriptions/end-subscription.ts'
import { forEachSubscription } from './subscriptions/for-each-subscription.ts'

/**
 * Notifies the open dashboards of a former member, so that none has to ask every half minute; before anything else is pushed to
 * them their rights are asked for. Lost, the next notification's check finds it; every call is refused from the first second.
 */
export const handler = briefConsumer(MemberLeft, async ({ data: { workspaceId, email } }) =>
  forEachSubscription(topicName({ kind: 'workspace', workspaceId }), async (subscription) => {
    const { subscriber, connectionId } = subscription
    if (subscriber.kind !== 'user' || subscriber.email !== email) return
    await checkAgain(connectionId)
    await endSubscription(subscription)
  }),
)
