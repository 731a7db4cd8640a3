import type { LiveMessage, LiveRequest } from '#shared/notifications/live'
import type { Ticket } from './conversation-client.ts'

/** API Gateway ends a connection that is idle for ten minutes. */
const PING_MS = 240_000
const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const

/** Announces that a message was committed to a conversation elsewhere; the history has its content. */
export interface LiveUpdates {
  /**
   * `isUpToDate`: nothing can have been committed before the subscription. Otherwise, and whenever a connection was lost,
   * `changed` is called with an empty id once the subscription holds.
   */
  readonly connect: (ticket: Ticket, changed: (messageId: string) => void, isUpToDate: boolean) => void
  readonly disconnect: () => void
  readonly isConnected: () => boolean
  /** Sends a request over the conversation's connection, if it is open. */
  readonly send: (request: LiveRequest) => void
  /** Adds a listener for every message of the connection. Returns a function that removes it. */
  readonly onMessage: (listener: (message: LiveMessage) => void) => () => void
}

/** The `live` WebSocket of one conversation (docs/widget-protocol.md, 4). A missed message loses nothing, so it fails quietly. */
export const liveUpdates = (url: string, agentId: string): LiveUpdates => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSubscribed = false
  let failures = 0
  const listeners = new Set<(message: LiveMessage) => void>()

  const disconnect = () => {
    const old = socket
    socket = undefined
    isSubscribed = false
    clearTimeout(timer)
    old?.close()
  }

  const connect: LiveUpdates['connect'] = ({ conversationId, token }, changed, isUpToDate) => {
    disconnect()
    const opened = new WebSocket(url)
    socket = opened
    const send = (request: LiveRequest) => opened.send(JSON.stringify(request))
    const ping = () => {
      send({ type: 'ping' })
      timer = setTimeout(ping, PING_MS)
    }
    opened.onopen = () => {
      send({ type: 'subscribe', topic: { kind: 'conversation', agentId, conversationId }, token })
      timer = setTimeout(ping, PING_MS)
    }
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as LiveMessage
      if (message.type === 'subscribed') {
        if (!isUpToDate) changed('')
        isSubscribed = true
        failures = 0
      }
      for (const listener of listeners) listener(message)
      if (message.type === 'changed' && message.conversationId === conversationId) changed(message.messageId)
    }
    opened.onclose = () => {
      if (socket !== opened) return
      isSubscribed = false
      clearTimeout(timer)
      timer = setTimeout(() => connect({ conversationId, token }, changed, false), RETRY_MS[Math.min(failures++, 3)])
    }
  }
  return {
    connect,
    disconnect,
    isConnected: () => isSubscribed,
    send: (request) => isSubscribed && socket?.send(JSON.stringify(request)),
    onMessage: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
