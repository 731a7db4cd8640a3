import { ConversationErased } from '#events/conversations/events'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { consumer } from '#lib/events/consumer'
import { allGaps } from './all-gaps.ts'
import { gaps } from './store.ts'

/** Removes a deleted conversation's questions; a gap that other conversations share remains without this one and its wordings. */
export const handler = consumer(ConversationErased, async ({ data: { agentId, conversationId } }) => {
  for (const { id, conversationIds } of await allGaps(agentId)) {
    if (!conversationIds.includes(conversationId)) continue
    const others = conversationIds.filter((other) => other !== conversationId)
    await attempt([
      others.length === 0
        ? gaps.removing({ agentId, id }, { id: present })
        : gaps.changing({ agentId, id }, { set: { conversationIds: others, askedAs: [] } }, { id: present }),
    ])
  }
})
