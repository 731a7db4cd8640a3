import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { PublicAgent } from '#shared/agents/public'
import { companyMessages } from '#shared/conversations/company-messages'
import { wearSheet } from '#widget/parts/wear-sheet.ts'
import { Words } from '#widget/parts/words.ts'
import type { ChatState } from '#widget/session/chat-state.ts'
import type { Conversation } from '#widget/session/conversation.ts'
import companyCss from './company.css'
import { EndedNote } from './ended-note.tsx'
import { sayTyping } from './say-typing.ts'
import { tellSeen } from './tell-seen.ts'
import { useTypist } from './use-typist.ts'
import { WaitingNote } from './waiting-note.tsx'

export interface CompanyProps {
  readonly agent: PublicAgent
  readonly state: ChatState
  readonly conversation: Conversation
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly isOpen: boolean
}

const wear = wearSheet(companyCss)
/** As near to its end as the log follows what is written. */
const NEAR_PX = 48

/** The end of the log where a person of the team comes in: the wait for one, who is typing, and the end. */
export const Company = ({ agent, state, conversation, field, isOpen }: CompanyProps) => {
  const say = useContext(Words).company ?? companyMessages
  const end = useRef<HTMLDivElement>(null)
  const isHeld = state.conversation === 'human-chatting'
  const typist = useTypist(conversation.live, state.turns.at(-1)?.id)
  useLayoutEffect(() => wear(end.current), [])
  useEffect(
    () => (isHeld && field.current ? sayTyping(field.current, conversation) : undefined),
    [isHeld, field, conversation],
  )
  // what a person wrote: an answer of the agent was asked for, and is seen as it comes
  const newest = state.turns.findLast(({ role }) => role === 'person')?.id
  useEffect(
    () => (isOpen && newest && end.current ? tellSeen(end.current, newest, conversation) : undefined),
    [isOpen, newest, conversation],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever makes this longer may move the log's end
  useLayoutEffect(() => {
    const log = end.current?.closest('.log')
    if (!end.current || !log) return
    const hidden = log.scrollHeight - log.scrollTop - log.clientHeight
    if (hidden <= NEAR_PX + end.current.offsetHeight) log.scrollTop = log.scrollHeight
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
            {say.typing(typist)}
            <i />
            <i />
            <i />
          </p>
        </div>
      )}
    </div>
  )
}
