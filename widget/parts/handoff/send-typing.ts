import { TYPING_EVERY_MS } from '#shared/notifications/typing'
import type { Conversation } from '#widget/session/create-conversation.ts'

/** Sends typing events while the visitor writes. Returns a function that stops it. */
export const sendTyping = (
  field: HTMLElement,
  { getCalls, live }: Pick<Conversation, 'getCalls' | 'live'>,
): (() => void) => {
  let lastSentAt = 0
  const sendIfDue = async ({ target }: Event) => {
    const now = Date.now()
    if (!(target instanceof HTMLTextAreaElement) || !target.value.trim() || now - lastSentAt < TYPING_EVERY_MS) return
    lastSentAt = now
    const { agentId, conversationId } = await getCalls()
    live.send({ type: 'typing', topic: { kind: 'conversation', agentId, conversationId } })
  }
  const onInput = (event: Event) => void sendIfDue(event).catch(() => undefined)
  field.addEventListener('input', onInput)
  return () => field.removeEventListener('input', onInput)
}
