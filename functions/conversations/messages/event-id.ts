import type { StreamEvent } from '#shared/conversations/schema'

/** The cursor that a client may come back with: the message that it holds whole after this event. */
export const eventId = (event: StreamEvent): string | undefined => {
  if (event.type === 'done') return event.messageId
  return event.type === 'replace' ? event.message.id : undefined
}
