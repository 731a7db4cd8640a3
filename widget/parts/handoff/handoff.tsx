import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import { handoffMessages } from '#shared/conversations/widget/handoff-messages'
import { Words } from '#widget/language/words.ts'
import type { Conversation } from '#widget/session/create-conversation.ts'
import type { ChatState } from '#widget/session/state/chat-state.ts'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import { EndedNote } from './ended-note.tsx'
import handoffCss from './handoff.css'
import { markSeenWhenVisible } from './mark-seen-when-visible.ts'
import { sendTyping } from './send-typing.ts'
import { useTypingTeammate } from './use-typing-teammate.ts'
import { WaitingNote } from './waiting-note.tsx'

export interface HandoffProps {
  readonly agent: PublicAgent
  readonly state: ChatState
  readonly conversation: Conversation
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly isOpen: boolean
}

const applyStyles = adoptStyles(handoffCss)
/** As close to its end as the log follows new messages. */
const FOLLOW_THRESHOLD_PX = 48

/** The end of the log during a handoff: the wait for a teammate, who is typing, and the end. */
export const Handoff = ({ agent, state, conversation, field, isOpen }: HandoffProps) => {
  const messages = useContext(Words).handoff ?? handoffMessages
  const end = useRef<HTMLDivElement>(null)
  const isHeld = state.conversation === 'human-chatting'
  const typist = useTypingTeammate(conversation.live, state.turns.at(-1)?.id)
  useLayoutEffect(() => applyStyles(end.current), [])
  useEffect(
    () => (isHeld && field.current ? sendTyping(field.current, conversation) : undefined),
    [isHeld, field, conversation],
  )
  // teammates see what the visitor has read; replies of the agent need no such mark
  const newest = state.turns.findLast(({ role }) => role === 'person')?.id
  useEffect(
    () => (isOpen && newest && end.current ? markSeenWhenVisible(end.current, newest, conversation) : undefined),
    [isOpen, newest, conversation],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: anything that makes this longer may move the log's end
  useLayoutEffect(() => {
    const log = end.current?.closest('.log')
    if (!end.current || !log) return
    const hidden = log.scrollHeight - log.scrollTop - log.clientHeight
    if (hidden <= FOLLOW_THRESHOLD_PX + end.current.offsetHeight) log.scrollTop = log.scrollHeight
  }, [typist, state.conversation])
  return (
    <div ref={end}>
      {state.conversation === 'requested_chat' && (
        <WaitingNote subtitle={agent.UIhandoffSubtitle} goBack={() => conversation.handOff('agent')} />
      )}
      {state.conversation === 'ended_chat' && (
        <EndedNote
          by={state.turns.findLast(({ notice }) => notice === 'ended')?.by}
          rating={state.rating}
          rate={conversation.rate}
        />
      )}
      {isHeld && typist && (
        <div className="t typing">
          <span className="n" />
          <p className="meta">
            {messages.typing(typist)}
            <i />
            <i />
            <i />
          </p>
        </div>
      )}
    </div>
  )
}
