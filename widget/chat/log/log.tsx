import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import { Words } from '#widget/language/words.ts'
import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import type { Conversation } from '#widget/session/create-conversation.ts'
import type { ChatState, Turn } from '#widget/session/state/chat-state.ts'
import { Icon } from '#widget/ui/icon.tsx'
import { AgentTurn } from './agent-turn.tsx'
import { DayMark } from './day-mark.tsx'
import { turnsWithTeammate } from './turns-with-teammate.ts'
import { VisitorTurn } from './visitor-turn.tsx'
import { WritingTurn } from './writing-turn.tsx'

interface LogProps {
  readonly agent: PublicAgent
  readonly state: ChatState
  readonly lang: string
  readonly isOpen: boolean
  readonly choose: (says: string) => void
  readonly submitForm: Conversation['submitForm']
  readonly tryAgain: (clientId?: string) => void
  readonly getCalls: ConversationCalls
  /** Shown after the last turn. */
  readonly children: ReactNode
}

/** The log follows new messages once the visitor is this close to its end, until they scroll up. */
const FOLLOW_THRESHOLD_PX = 48

const isOtherDay = (one: Turn, before: Turn | undefined): boolean =>
  before === undefined || new Date(one.at).toDateString() !== new Date(before.at).toDateString()

const scrollToEnd = (log: HTMLElement | null, behavior: ScrollBehavior) =>
  log?.scrollTo({ top: log.scrollHeight, behavior })

/** The conversation so far. Screen readers announce each new answer once, complete; while it is being written, only "Writing". */
export const Log = ({ agent, state, lang, isOpen, choose, submitForm, tryAgain, getCalls, children }: LogProps) => {
  const words = useContext(Words)
  const log = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  /** Set during the button's scroll, whose target moves as the log grows. */
  const isScrollingToEnd = useRef(false)
  /** Where the log was scrolled to, and how high it was, after the last render or scroll event. */
  const top = useRef(0)
  const height = useRef(0)
  const wasOpen = useRef(false)
  const seen = useRef<string | undefined>(undefined)
  const [hasNew, setHasNew] = useState(false)
  const { turns, writing, lost } = state
  const last = turns.at(-1)
  const isWithPerson = state.conversation === 'requested_chat' || state.conversation === 'human-chatting'
  // the end has its own note, below
  const shown = turns.filter(({ notice }) => notice !== 'ended')
  const withTeammate = turnsWithTeammate(turns)

  /** `before` is the height of the log that the reader saw when they scrolled. Positions can be fractions of a pixel. */
  const updateFollowing = (current: HTMLElement, before: number) => {
    const gap = before - current.scrollTop - current.clientHeight
    const isUp = current.scrollTop < top.current && gap > 1
    if (isUp) isScrollingToEnd.current = false
    isFollowing.current = isScrollingToEnd.current || (!isUp && gap <= FOLLOW_THRESHOLD_PX)
    if (isFollowing.current) setHasNew(false)
  }
  const rememberPosition = (current: HTMLElement) => {
    top.current = current.scrollTop
    height.current = current.scrollHeight
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: anything that makes the log longer, or shows it, may move its end
  useLayoutEffect(() => {
    const { current } = log
    if (!current) return
    // the scroll event comes with the next frame, and new text may come first: judge by the end that the reader saw
    if (isOpen && wasOpen.current && current.scrollTop !== top.current) updateFollowing(current, height.current)
    wasOpen.current = isOpen
    const isNew = last?.key !== seen.current
    seen.current = last?.key
    if (isNew && last?.role === 'visitor') isFollowing.current = true
    if (isFollowing.current) scrollToEnd(current, 'instant')
    else if ((isNew && last) || writing?.text) setHasNew(true)
    rememberPosition(current)
  }, [last, writing, lost, isOpen, state.conversation])
  const followOrRelease = () => {
    const { current } = log
    if (!current) return
    updateFollowing(current, current.scrollHeight)
    rememberPosition(current)
  }
  const scrollToNewest = () => {
    isScrollingToEnd.current = true
    isFollowing.current = true
    setHasNew(false)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollToEnd(log.current, agent.scrollAnimation && !isStill ? 'smooth' : 'instant')
  }
  // a smooth scroll targets the old end; scroll again if the log grew
  const settleAtEnd = () => {
    if (isScrollingToEnd.current) scrollToEnd(log.current, 'instant')
    isScrollingToEnd.current = false
  }

  return (
    <div className="logbox">
      <div
        className="log"
        ref={log}
        role="log"
        aria-label={words.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        onScroll={followOrRelease}
        onScrollEnd={settleAtEnd}
      >
        <div className={`turns ${state.conversation}`}>
          {shown.map((turn, i) => (
            <div key={turn.key} className={withTeammate.has(turn) ? 'contents held' : 'contents'}>
              {isOtherDay(turn, shown[i - 1]) && <DayMark at={turn.at} lang={lang} />}
              {turn.role === 'visitor' ? (
                <VisitorTurn turn={turn} isWaiting={lost !== undefined} tryAgain={tryAgain} getCalls={getCalls} />
              ) : (
                <AgentTurn
                  turn={turn}
                  title={agent.title}
                  isLast={turn === last && !writing && !state.closed}
                  choose={choose}
                  turns={turn.parts?.some(({ kind }) => kind === 'form') ? turns : undefined}
                  submitForm={submitForm}
                />
              )}
            </div>
          ))}
          {writing && (writing.text !== '' || !(lost || isWithPerson)) && <WritingTurn writing={writing} />}
          {children}
          {lost && (
            <div className="t waiting" aria-live="off">
              <i className="n wait" />
              <span className="meta">{words.dropped(lost.delaySeconds)}</span>
            </div>
          )}
        </div>
      </div>
      {hasNew && (
        <button className="newer" type="button" onClick={scrollToNewest}>
          <Icon name="down" />
          {words.newAnswer}
        </button>
      )}
    </div>
  )
}
