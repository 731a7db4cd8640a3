import { onTestFinished } from 'vitest'
import { messages, type StoredMessage } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { holdsIn } from '#test/support/database/holds-in'
import { audience, type ChatOptions, chatWorld, TABLE } from './chat-world.ts'

/** A conversation for one test of turns: what its visitor sends, and what is stored of it. */
export const turnChat = async (options?: ChatOptions) => {
  const chat = await chatWorld(options)
  onTestFinished(() => chat.undo())
  const transcript = async (): Promise<readonly StoredMessage[]> =>
    (await messages.list(`CONV#${chat.conversationId}`, 'MSG#', { consistent: true })).items
  return {
    chat,
    transcript,
    /** The transcript in lines. */
    spoken: async () => (await transcript()).map(({ role, text }) => `${role}: ${text}`),
    /** Stored items of one kind. */
    kinds: (kind: string) => chat.database.items(TABLE).filter((item) => item.kind === kind),
    /** The holds of running turns, from the heads of their conversations. */
    holds: () => holdsIn(chat.database.items(TABLE)),
    send: async (text: string, providerId?: string) => {
      const received = audience()
      await handleMessage(chat.request(chat.message(text, providerId)), chat.ports, received)
      return received
    },
  }
}
