import { clearIndexCache } from '#features/knowledge'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import type { KnowledgeWorld } from './knowledge-world.ts'

let messages = 0

/** A visitor who opens the chat of a world's agent; `say` returns the whole reply as it was committed. */
export const visitorOf = async ({ region, agentId }: KnowledgeWorld) => {
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const { conversationId, token } = body
  return {
    conversationId: conversationId as string,
    say: async (text: string) => {
      clearIndexCache()
      const clientId = `visitor-${String(++messages).padStart(6, '0')}`
      const { events } = await invokeStream(
        'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages',
        { agentId, conversationId, clientId, text },
        { token },
      )
      const done = events.find(({ type }) => type === 'done')
      if (!done) throw new Error(`no reply: ${JSON.stringify(events)}`)
      return done.message as { text: string; citations?: { n: number; title: string; sourceId: string }[] }
    },
  }
}
