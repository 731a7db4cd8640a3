import type { ServerResponse } from 'node:http'
import type { StreamEvent } from '#shared/conversations/schema'

export type SendEvent = (event: StreamEvent) => void

/** The streams of a host that are open. */
export const eventStreams = () => {
  const open = new Set<ServerResponse>()
  return {
    /** Begins a stream; what is sent after the client has gone is dropped. */
    begin: (response: ServerResponse): SendEvent => {
      open.add(response)
      response.on('close', () => open.delete(response))
      response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' })
      response.flushHeaders()
      return (event) => {
        if (!response.destroyed) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      }
    },
    /** Breaks every stream that is open. */
    cut: () => {
      for (const response of open) response.destroy()
    },
  }
}

export type EventStreams = ReturnType<typeof eventStreams>
