import { TYPING_EVERY_MS } from '#shared/notifications/typing'
import type { Conversation } from '#widget/session/conversation.ts'

/** Says that the visitor writes, while words grow in the field; answers how to stop. */
export const sayTyping = (field: HTMLElement, { reach, live }: Pick<Conversation, 'reach' | 'live'>): (() => void) => {
  let saidAt = 0
  const say = async ({ target }: Event) => {
    const now = Date.now()
    if (!(target instanceof HTMLTextAreaElement) || !target.value.trim() || now - saidAt < TYPING_EVERY_MS) return
    saidAt = now
    const { agentId, conversationId } = await reach()
    live.tell({ type: 'typing', topic: { kind: 'conversation', agentId, conversationId } })
  }
  const hear = (event: Event) => void say(event).catch(() => undefined)
  field.addEventListener('input', hear)
  return () => field.removeEventListener('input', hear)
}
