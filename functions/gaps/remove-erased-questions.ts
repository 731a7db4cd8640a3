import { ConversationErased } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { changeGaps } from './change-gaps.ts'
import { countQuestions } from './count-questions.ts'
import { gaps } from './store.ts'

/** Removes a deleted conversation's questions; a gap that other conversations share remains without this one and its wordings. */
export const handler = consumer(ConversationErased, async ({ data: { agentId, conversationId } }) => {
  await countQuestions(agentId)
  let removed: number
  do {
    removed = await changeGaps(agentId, (known) =>
      known
        .filter(({ conversationIds }) => conversationIds.includes(conversationId))
        .map(({ id, conversationIds }) => {
          const others = conversationIds.filter((other) => other !== conversationId)
          return others.length === 0
            ? gaps.removing({ agentId, id })
            : gaps.changing({ agentId, id }, { set: { conversationIds: others, askedAs: [] } })
        }),
    )
  } while (removed > 0)
})
