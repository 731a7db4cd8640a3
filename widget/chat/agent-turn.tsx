import { memo, useContext } from 'react'
import type { WidgetWords } from '#shared/conversations/widget-words'
import { Markdown } from '#widget/markdown/markdown.tsx'
import type { FormRoom } from '#widget/parts/form/form.tsx'
import { inOrder } from '#widget/parts/in-order.ts'
import { inWords } from '#widget/parts/in-words.ts'
import { Part } from '#widget/parts/part.tsx'
import { Sources } from '#widget/parts/sources.tsx'
import { SuggestedReplies } from '#widget/parts/suggested-replies.tsx'
import { Words } from '#widget/parts/words.ts'
import type { Turn } from '#widget/session/chat-state.ts'
import { initialsOf } from './initials-of.ts'

interface AgentTurnProps {
  readonly turn: Turn
  readonly title: string
  readonly isLast: boolean
  readonly choose: (says: string) => void
  /** Where its forms are answered; only for a turn that has some. */
  readonly turns: readonly Turn[] | undefined
  readonly fill: FormRoom['fill']
}

/** A finished answer of the agent, a person's words, or a note of the system. */
export const AgentTurn = memo(({ turn, title, isLast, choose, turns, fill }: AgentTurnProps) => {
  const say = useContext(Words)
  if (turn.role === 'system')
    return (
      <div className="t">
        <i className="n off" />
        <p className="meta">{noticeWords(turn, say)}</p>
      </div>
    )
  const isPerson = turn.role === 'person'
  const parts = turn.parts ?? []
  const room = turn.id && turns ? { messageId: turn.id, turns, fill } : undefined
  return (
    <div className={isPerson ? 't person' : 't'}>
      {isPerson ? (
        <i className="initials" aria-hidden="true">
          {initialsOf(turn.by ?? say.team)}
        </i>
      ) : (
        <i className="n" />
      )}
      <span className="sr">{isPerson ? (turn.by ?? say.team) : title}: </span>
      <div dir="auto">
        <Markdown text={inWords(say, turn.text)} citations={turn.citations} />
      </div>
      {turn.isStopped && <p className="meta">{say.stopped}</p>}
      {inOrder(parts, (part) => (
        <Part part={part} choose={choose} room={room} />
      ))}
      {turn.citations && <Sources citations={turn.citations} />}
      {isLast && <SuggestedReplies parts={parts} choose={choose} />}
    </div>
  )
})

/** In the visitor's view and language where it is one of ours, else as the server words it. */
const noticeWords = ({ notice, by, text }: Turn, say: WidgetWords): string => {
  if (!notice || notice === 'ended') return text
  const words = say.notices[notice]
  return typeof words === 'string' ? words : words(by ?? say.team)
}
