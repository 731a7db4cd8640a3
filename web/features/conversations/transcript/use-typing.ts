import { useEffect, useRef, useState } from 'react'
import type { ConversationSummary } from '#shared/conversations/schema'
import { TYPING_EVERY_MS, TYPING_LASTS_MS } from '#shared/notifications/typing'
import type { Region } from '#shared/regions'
import { listenLive, sendLive } from '#web/lib/live/live.ts'

type OpenConversation = Pick<ConversationSummary, 'agentId' | 'conversationId' | 'state'>

interface Typing {
  readonly isVisitorTyping: boolean
  /** To be called at each key; throttles what it sends. */
  readonly sayTyping: () => void
}

/** Who is typing in a conversation with a human agent. `newest` is the id of its last message, which ends the visitor's typing. */
export const useTyping = (
  region: Region,
  conversation: OpenConversation | undefined,
  newest: string | undefined,
): Typing => {
  const [isVisitorTyping, setTyping] = useState(false)
  const saidAt = useRef(0)
  const { agentId = '', conversationId = '', state } = conversation ?? {}
  const isHeld = state === 'human-chatting'
  useEffect(() => {
    if (!isHeld) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listenLive(region, {
      topic: { kind: 'conversation', agentId, conversationId },
      onChanged: () => undefined,
      onState: () => undefined,
      onTyping: ({ role }) => {
        if (role !== 'visitor') return
        clearTimeout(timer)
        setTyping(true)
        timer = setTimeout(() => setTyping(false), TYPING_LASTS_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      setTyping(false)
      stop()
    }
  }, [region, agentId, conversationId, isHeld])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message ends the typing
  useEffect(() => setTyping(false), [newest])
  const sayTyping = () => {
    const now = Date.now()
    if (!isHeld || now - saidAt.current < TYPING_EVERY_MS) return
    saidAt.current = now
    sendLive(region, { type: 'typing', topic: { kind: 'conversation', agentId, conversationId } })
  }
  return { isVisitorTyping, sayTyping }
}
