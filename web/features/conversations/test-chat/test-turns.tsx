import { Bug, RotateCw } from 'lucide-react'
import { Suspense } from 'react'
import type { Region } from '#shared/regions'
import { Comparison } from '#web/features/conversations/debugger/comparison.tsx'
import { questionBefore } from '#web/features/conversations/debugger/question-before.ts'
import { TurnActions } from '#web/features/conversations/debugger/turn-actions.tsx'
import { FormView } from '#web/features/conversations/messages/form-view.tsx'
import { Message } from '#web/features/conversations/messages/message.tsx'
import type { PartRenderers } from '#web/features/conversations/messages/part-view.tsx'
import { t } from '#web/features/conversations/t.ts'
import { cx } from '#web/lib/style/cx.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Markdown } from '#web/ui/text/markdown.tsx'
import type { FormContext } from './forms/form-context.ts'
import { Picture } from './picture.tsx'
import { t as test } from './t.ts'
import type { TestChat } from './test-chat.ts'

const AnswerForm = lazyPart(() => import('./forms/answer-form.tsx'), 'AnswerForm')
const AttachedFiles = lazyPart(() => import('#web/features/conversations/messages/attached-files.tsx'), 'AttachedFiles')

interface TestTurnsProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string | undefined
  readonly chat: TestChat
  /** The answer in the debugger; without one the newest. */
  readonly chosen: string | undefined
  readonly onChoose: (messageId: string) => void
  readonly onSay: (text: string) => void
  readonly onSayAgain: (id: string) => void
  readonly fill: FormContext['fill']
}

/** The log of a test conversation, with the actions on each message. */
export const TestTurns = ({
  region,
  agentId,
  conversationId,
  chat,
  chosen,
  onChoose,
  onSay,
  onSayAgain,
  fill,
}: TestTurnsProps) => {
  const { messages, traces, original, writing, canContinue, unsent } = chat
  const isReady = canContinue && !writing
  const room: FormContext = { messages, isReady, fill }
  const drawingOf = (messageId: string): PartRenderers => ({
    form: (form) => (
      <Suspense fallback={<FormView form={form} />}>
        <AnswerForm form={form} messageId={messageId} context={room} />
      </Suspense>
    ),
    picture: (url, alt, link) => <Picture region={region} agentId={agentId} url={url} alt={alt} fallback={link} />,
  })
  const shown = chosen ?? messages.findLast(({ id }) => traces[id])?.id
  // the first answer of a replayed turn is the one to compare
  const compared = original && messages.find(({ id }) => traces[id])
  return (
    <ol>
      {messages.map(
        (message, at) =>
          // a form shows its values itself
          !message.form && (
            <li
              key={message.clientId ?? message.id}
              className={cx(
                `vg-turn vg-turn--${message.role === 'visitor' ? 'visitor' : 'agent'}`,
                message.id in unsent && 'vg-turn--unsent',
              )}
            >
              <span className="sr-only">{message.role === 'visitor' ? t('you') : t('agent')}: </span>
              {original && message === compared ? (
                <Comparison original={original} now={message} drawing={drawingOf(message.id)} />
              ) : (
                <Message
                  message={message}
                  onSay={message === messages.at(-1) && isReady ? onSay : undefined}
                  drawing={drawingOf(message.id)}
                />
              )}
              {message.attachments && conversationId && (
                <Suspense>
                  <AttachedFiles
                    region={region}
                    agentId={agentId}
                    conversationId={conversationId}
                    messageId={message.id === message.clientId ? undefined : message.id}
                    files={message.attachments}
                  />
                </Suspense>
              )}
              {message.id in unsent && (
                <p className="mt-1 text-sm text-bad" role="alert">
                  {test('notSent')} {unsent[message.id]}
                </p>
              )}
              <p className="vg-acts">
                {message.id in unsent && isReady && (
                  <button type="button" className="vg-act" onClick={() => onSayAgain(message.id)}>
                    <RotateCw size={13} aria-hidden="true" />
                    {test('again')}
                  </button>
                )}
                {traces[message.id] && (
                  <button
                    type="button"
                    className="vg-act"
                    aria-pressed={message.id === shown}
                    onClick={() => onChoose(message.id)}
                  >
                    <Bug size={13} aria-hidden="true" />
                    {t('howAnswered')}
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
          ),
      )}
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
