import { WebSocket as ReconnectingSocket } from 'partysocket'
import { PING_EVERY_MS } from '#shared/notifications/connection-times'
import type { LiveMessage, LiveRequest, LiveTopic } from '#shared/notifications/live'
import type { Region } from '#shared/regions'
import { liveTicket, liveUrl } from '#web/lib/session/bearer.ts'
import { webConfig } from '#web/lib/web-config.ts'

/** What a subscription announces. */
export type LiveChange = Extract<LiveMessage, { type: 'changed' | 'desk' | 'notified' | 'left' }>
type Typing = Extract<LiveMessage, { type: 'typing' }>

interface Listener {
  readonly topic: LiveTopic
  readonly onChanged: (change: LiveChange) => void
  /** Whether changes arrive: the server has confirmed the topic, and the connection is open. */
  readonly onState: (isSubscribed: boolean) => void
  readonly onTyping?: (message: Typing) => void
}

/** A page that was hidden for so long costs more than connecting again. */
const closeHiddenAfterMs = 60 * 60_000

/** A subscription that is not confirmed (refused, lost, or the server failed) is asked for again after this, then twice as long. */
const retryMs = 15_000
const longestRetryMs = 5 * 60_000

const isAbout = (message: LiveChange, topic: LiveTopic): boolean => {
  if (message.type === 'desk') return topic.kind === 'desk' && topic.agentId === message.agentId
  if (message.type !== 'changed') return topic.kind === 'workspace' && topic.workspaceId === message.workspaceId
  if (topic.kind === 'workspace' || topic.kind === 'desk' || topic.agentId !== message.agentId) return false
  return topic.kind === 'agent' || topic.conversationId === message.conversationId
}

const isSame = (one: LiveTopic, other: LiveTopic): boolean => {
  if (one.kind === 'workspace') return other.kind === 'workspace' && one.workspaceId === other.workspaceId
  if (one.kind !== 'conversation') return other.kind === one.kind && one.agentId === other.agentId
  return other.kind === 'conversation' && one.conversationId === other.conversationId
}

/** Closes a socket while the page is hidden for long, and opens it again when it is shown. */
const closeWhileHidden = (socket: ReconnectingSocket) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden')
      timer = setTimeout(() => {
        isClosed = true
        socket.close()
      }, closeHiddenAfterMs)
    else if (isClosed) {
      isClosed = false
      socket.reconnect()
    }
  })
}

const connect = (region: Region) => {
  /** Each listener with whether its topic is confirmed. */
  const listeners = new Map<Listener, boolean>()
  let isOpen = false
  const url = async () => liveUrl(region) ?? (await webConfig()).regions[region]?.liveUrl ?? ''
  const socket = new ReconnectingSocket(url, [], {
    minReconnectionDelay: 1000,
    maxReconnectionDelay: 15_000,
    reconnectionDelayGrowFactor: 2,
  })
  const send = (request: LiveRequest) => socket.send(JSON.stringify(request))
  const listenersOf = (topic: LiveTopic) => [...listeners.keys()].filter((listener) => isSame(listener.topic, topic))
  /** Counts connections: what was begun on an earlier one ends there. */
  let connection = 0
  const subscribe = async (topic: LiveTopic, waitMs = retryMs) => {
    const on = connection
    const token = await liveTicket(region)
    const isWanted = () => isOpen && on === connection && listenersOf(topic).length > 0
    if (!isWanted()) return
    if (token) send({ type: 'subscribe', topic, token })
    setTimeout(() => {
      const isConfirmed = listenersOf(topic).some((listener) => listeners.get(listener))
      if (isWanted() && !isConfirmed) void subscribe(topic, Math.min(2 * waitMs, longestRetryMs))
    }, waitMs)
  }
  const setState = (listener: Listener, isSubscribed: boolean) => {
    listeners.set(listener, isSubscribed)
    listener.onState(isSubscribed)
  }
  const setOpen = (next: boolean) => {
    isOpen = next
    connection++
    const all = [...listeners.keys()]
    for (const listener of all) setState(listener, false)
    // one subscription per topic, however many parts of the page listen to it
    const topics = all.filter(({ topic }, at) => all.findIndex((other) => isSame(other.topic, topic)) === at)
    if (next) for (const { topic } of topics) void subscribe(topic)
  }
  socket.addEventListener('open', () => setOpen(true))
  socket.addEventListener('close', () => setOpen(false))
  socket.addEventListener('message', ({ data }) => {
    // our own server sends LiveMessage; anything else is ignored
    const message = JSON.parse(String(data)) as LiveMessage
    switch (message.type) {
      case 'subscribed':
        for (const listener of listenersOf(message.topic)) setState(listener, true)
        return
      case 'typing':
        for (const { topic, onTyping } of listeners.keys())
          if (topic.kind === 'conversation' && topic.conversationId === message.conversationId) onTyping?.(message)
        return
      case 'changed':
      case 'desk':
      case 'notified':
      case 'left':
        for (const listener of [...listeners.keys()].filter(({ topic }) => isAbout(message, topic))) {
          listener.onChanged(message)
          // the server has ended the subscription
          if (message.type === 'left') setState(listener, false)
        }
    }
  })
  setInterval(() => isOpen && send({ type: 'ping' }), PING_EVERY_MS)
  closeWhileHidden(socket)
  return {
    /** A request that cannot be sent now is dropped: the next one replaces it. */
    sendIfOpen: (request: LiveRequest) => isOpen && send(request),
    listen: (listener: Listener) => {
      const isSubscribed = listenersOf(listener.topic).some((other) => listeners.get(other))
      setState(listener, isSubscribed)
      if (isOpen && !isSubscribed) void subscribe(listener.topic)
      return () => {
        listeners.delete(listener)
        if (isOpen && listenersOf(listener.topic).length === 0) send({ type: 'unsubscribe', topic: listener.topic })
      }
    },
  } as const
}

const connections = new Map<Region, ReturnType<typeof connect>>()

/**
 * Passes the changes under a topic to its listeners, which fetch what a change does not carry. One connection
 * per region, opened on first use; once lost, it reconnects after 1, 2, 4, 8, then every 15 s, and subscribes again. A
 * subscription without an answer is repeated after 15 s, then ever more seldom. A page that was hidden for an hour has none.
 */
export const listenLive = (region: Region, listener: Listener): (() => void) => {
  const connection = connections.get(region) ?? connect(region)
  connections.set(region, connection)
  return connection.listen(listener)
}

/** Sends a request on the region's connection, if that is open. */
export const sendLive = (region: Region, request: LiveRequest): void =>
  void connections.get(region)?.sendIfOpen(request)
