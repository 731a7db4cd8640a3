import { memo, useContext } from 'react'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import { Markdown } from '#widget/markdown/markdown.tsx'
import type { FormContext } from '#widget/parts/form/form.tsx'
import { Part } from '#widget/parts/part.tsx'
import { Sources } from '#widget/parts/sources.tsx'
import { SuggestedReplies } from '#widget/parts/suggested-replies.tsx'
import type { Turn } from '#widget/session/state/chat-state.ts'
import { Face } from '#widget/ui/face.tsx'
import { inOrder } from '#widget/ui/in-order.ts'

interface AgentTurnProps {
  readonly turn: Turn
  readonly title: string
  readonly isLast: boolean
  readonly choose: (says: string) => void
  /** The log, for the answers to the turn's forms; only for a turn that has forms. */
  readonly turns: readonly Turn[] | undefined
  readonly submitForm: FormContext['submitForm']
}

/** A finished answer of the agent, a teammate's message, or a notice of the system. */
export const AgentTurn = memo(({ turn, title, isLast, choose, turns, submitForm }: AgentTurnProps) => {
  const messages = useContext(Words)
  if (turn.role === 'system')
    return (
      <div className="t">
        {turn.notice === 'joined' && turn.picture ? (
          <i className="initials" aria-hidden="true">
            <Face name={turn.by ?? ''} picture={turn.picture} />
          </i>
        ) : (
          <i className="n off" />
        )}
        <p className="meta">{noticeText(turn, messages)}</p>
      </div>
    )
  const isPerson = turn.role === 'person'
  const parts = turn.parts ?? []
  const room = turn.id && turns ? { messageId: turn.id, turns, submitForm } : undefined
  return (
    <div className={isPerson ? 't person' : 't'}>
      {isPerson ? (
        <i className="initials" aria-hidden="true">
          <Face name={turn.by ?? messages.team} picture={turn.picture} />
        </i>
      ) : (
        <i className="n" />
      )}
      <span className="sr">{isPerson ? (turn.by ?? messages.team) : title}: </span>
      <div dir="auto">
        <Markdown text={translate(messages, turn.text)} citations={turn.citations} />
      </div>
      {turn.isStopped && <p className="meta">{messages.stopped}</p>}
      {inOrder(parts, (part) => (
        <Part part={part} choose={choose} formContext={room} />
      ))}
      {turn.citations && <Sources citations={turn.citations} />}
      {isLast && <SuggestedReplies parts={parts} choose={choose} />}
    </div>
  )
})

/** Our own notices from the visitor's view and in their language; any other as the server words it. */
const noticeText = ({ notice, by, text }: Turn, messages: WidgetWords): string => {
  if (!notice || notice === 'ended' || notice === 'refused' || notice === 'left') return text
  const words = messages.notices[notice]
  return typeof words === 'string' ? words : words(by ?? messages.team)
}
