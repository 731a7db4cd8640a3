import type { Message } from '#shared/conversations/schema'
import { presentMessage } from './present-message.ts'
import type { StoredMessage } from './store.ts'

/** A message with what only members see: whether the agent was sure, from whom a member took over, and what became of it at its channel's provider. */
export const presentForMembers = (message: StoredMessage): Message => ({
  ...presentMessage(message),
  ...(message.isUnsure ? { isUnsure: true } : {}),
  ...(message.from ? { from: message.from } : {}),
  ...(message.delivery ? { delivery: message.delivery } : {}),
  ...(message.reaction ? { reaction: message.reaction.emoji } : {}),
  ...(message.deletedAt === undefined ? {} : { deletedAt: message.deletedAt }),
})
