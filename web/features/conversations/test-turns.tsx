import { Bug } from 'lucide-react'
import type { Region } from '#shared/regions'
import { Comparison } from '#web/features/conversations/debugger/comparison.tsx'
import { questionBefore } from '#web/features/conversations/debugger/question-before.ts'
import { TurnActions } from '#web/features/conversations/debugger/turn-actions.tsx'
import { Message } from '#web/features/conversations/message.tsx'
import { t } from '#web/features/conversations/t.ts'
import type { TestChat } from '#web/features/conversations/test-chat.ts'
import { Markdown } from '#web/ui/markdown.tsx'

interface TestTurnsProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string | undefined
  readonly chat: TestChat
  /** The answer whose making the debugger shows; the newest when there is none. */
  readonly chosen: string | undefined
  readonly onChoose: (messageId: string) => void
  readonly onSay: (text: string) => void
}

/** The log of a test conversation; under each message what can be done about it. */
export const TestTurns = ({ region, agentId, conversationId, chat, chosen, onChoose, onSay }: TestTurnsProps) => {
  const { messages, traces, original, writing, canContinue } = chat
  const shown = chosen ?? messages.findLast(({ id }) => traces[id])?.id
  // the first answer of a turn that is tried again is the one to compare
  const compared = original && messages.find(({ id }) => traces[id])
  return (
    <ol>
      {messages.map((message, at) => (
        <li key={message.id} className={`vg-turn vg-turn--${message.role === 'visitor' ? 'visitor' : 'agent'}`}>
          <span className="sr-only">{message.role === 'visitor' ? t('you') : t('agent')}: </span>
          {original && message === compared ? (
            <Comparison original={original} now={message} />
          ) : (
            <Message
              message={message}
              onSay={message === messages.at(-1) && !writing && canContinue ? onSay : undefined}
            />
          )}
          <p className="vg-acts">
            {traces[message.id] && (
              <button
                type="button"
                className="vg-act"
                aria-pressed={message.id === shown}
                onClick={() => onChoose(message.id)}
              >
                <Bug size={13} aria-hidden="true" />
                {t('howItCame')}
              </button>
            )}
            <TurnActions
              region={region}
              agentId={agentId}
              conversationId={conversationId}
              message={message}
              question={questionBefore(messages, at)}
            />
          </p>
        </li>
      ))}
      {writing && (
        <li className="vg-turn vg-turn--agent vg-turn--writing">
          {writing.text ? (
            <Markdown text={writing.text} />
          ) : (
            <p className="text-ink-2">{writing.step || t('writing')}</p>
          )}
        </li>
      )}
    </ol>
  )
}
