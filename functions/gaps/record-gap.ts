import { ReplyCommitted } from '#events/conversations/events'
import { questionOf } from '#features/conversations'
import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { consumer } from '#lib/events/consumer'
import { world } from '#lib/world'
import { redactQuestion } from './redact-question.ts'
import { unansweredQuestions } from './store.ts'

const CONSUMER = 'gaps/record-gap'

/**
 * Records an unanswered question, which waits until `countQuestions` adds it to a gap: an agent that many visitors ask at once
 * has no item that all of their questions write. The effect in the same transaction makes a second delivery harmless. Test
 * chats and demos are not recorded.
 */
export const handler = consumer(ReplyCommitted, async ({ id: eventId, at, data }) => {
  const { agentId, conversationId, messageId } = data
  if (!data.isUnanswered || data.isTest) return
  const question = redactQuestion((await questionOf(conversationId, messageId)) ?? '')
  if (!/\p{L}/u.test(question)) return
  await attempt([
    effects.creating({ consumer: CONSUMER, eventId, at: world().now() }),
    unansweredQuestions.creating({ agentId, id: eventId, question, at, conversationId }),
  ])
})
