import { WebSocket as ReconnectingSocket } from 'partysocket'
import type { LiveMessage, LiveRequest, LiveTopic } from '#shared/notifications/live'
import type { Region } from '#shared/regions'
import { bearer } from '#web/lib/session/bearer.ts'
import { webConfig } from '#web/lib/web-config.ts'

type Change = Extract<LiveMessage, { type: 'changed' | 'notified' }>
type Typing = Extract<LiveMessage, { type: 'typing' }>

interface Listener {
  readonly topic: LiveTopic
  readonly onChanged: () => void
  /** Whether changes arrive: the server has confirmed the topic, and the connection is open. */
  readonly onState: (isSubscribed: boolean) => void
  readonly onTyping?: (message: Typing) => void
}

/** API Gateway closes a connection after 10 idle minutes. */
const pingEveryMs = 5 * 60_000

const isAbout = (message: Change, topic: LiveTopic): boolean => {
  if (message.type === 'notified') return topic.kind === 'workspace' && topic.workspaceId === message.workspaceId
  if (topic.kind === 'workspace' || topic.agentId !== message.agentId) return false
  return topic.kind === 'agent' || topic.conversationId === message.conversationId
}

const isSame = (one: LiveTopic, other: LiveTopic): boolean => {
  if (one.kind === 'workspace') return other.kind === 'workspace' && one.workspaceId === other.workspaceId
  if (one.kind === 'agent') return other.kind === 'agent' && one.agentId === other.agentId
  return other.kind === 'conversation' && one.conversationId === other.conversationId
}

const connect = (region: Region) => {
  const listeners = new Set<Listener>()
  let isOpen = false
  const url = async () => (await webConfig()).regions[region]?.liveUrl ?? ''
  const socket = new ReconnectingSocket(url, [], {
    minReconnectionDelay: 1000,
    maxReconnectionDelay: 15_000,
    reconnectionDelayGrowFactor: 2,
  })
  const send = (request: LiveRequest) => socket.send(JSON.stringify(request))
  const subscribe = async (listener: Listener) => {
    const token = await bearer(region)
    if (token && isOpen && listeners.has(listener)) send({ type: 'subscribe', topic: listener.topic, token })
  }
  const setOpen = (next: boolean) => {
    isOpen = next
    for (const listener of listeners) {
      listener.onState(false)
      if (next) void subscribe(listener)
    }
  }
  socket.addEventListener('open', () => setOpen(true))
  socket.addEventListener('close', () => setOpen(false))
  socket.addEventListener('message', ({ data }) => {
    // our own server sends LiveMessage; anything else is ignored
    const message = JSON.parse(String(data)) as LiveMessage
    if (message.type === 'subscribed')
      for (const { topic, onState } of listeners) if (isSame(topic, message.topic)) onState(true)
    if (message.type === 'typing')
      for (const { topic, onTyping } of listeners)
        if (topic.kind === 'conversation' && topic.conversationId === message.conversationId) onTyping?.(message)
    if (message.type !== 'changed' && message.type !== 'notified') return
    for (const { topic, onChanged } of listeners) if (isAbout(message, topic)) onChanged()
  })
  setInterval(() => isOpen && send({ type: 'ping' }), pingEveryMs)
  return {
    /** A request that cannot be sent now is dropped: the next one replaces it. */
    sendIfOpen: (request: LiveRequest) => isOpen && send(request),
    listen: (listener: Listener) => {
      listeners.add(listener)
      listener.onState(false)
      if (isOpen) void subscribe(listener)
      return () => {
        listeners.delete(listener)
        // one subscription per topic, however many parts of the page listen to it
        const isWanted = [...listeners].some(({ topic }) => isSame(topic, listener.topic))
        if (isOpen && !isWanted) send({ type: 'unsubscribe', topic: listener.topic })
      }
    },
  } as const
}

const connections = new Map<Region, ReturnType<typeof connect>>()

/**
 * Notifies listeners that something changed under a topic, never what: they query the ordinary routes again. One connection
 * per region, opened on first use; once lost, it reconnects after 1, 2, 4, 8, then every 15 s, and subscribes again.
 */
export const listenLive = (region: Region, listener: Listener): (() => void) => {
  const connection = connections.get(region) ?? connect(region)
  connections.set(region, connection)
  return connection.listen(listener)
}

/** Sends a request on the region's connection, if that is open. */
export const sendLive = (region: Region, request: LiveRequest): void =>
  void connections.get(region)?.sendIfOpen(request)
