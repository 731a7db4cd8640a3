import type { StreamEvent } from '#shared/conversations/schema'

/** The cursor that a client may reconnect with: the message that it has completely after this event. */
export const eventId = (event: StreamEvent): string | undefined => {
  if (event.type === 'done') return event.messageId
  return event.type === 'replace' ? event.message.id : undefined
}
