import { useMutation } from '@tanstack/react-query'
import { ArrowUp, RotateCcw, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { cssBlocks } from '#shared/agents/css/css-blocks'
import type { FaintPart } from '#shared/conversations/preview/part-samples'
import type { Region } from '#shared/regions'
import { CssReply } from '#web/features/agents/css/css-reply.tsx'
import { type CssTurn, generateCssMutation } from '#web/features/agents/css/queries.ts'
import { t } from '#web/features/agents/css/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Textarea } from '#web/ui/input/textarea.tsx'

export interface AssistantTurn extends CssTurn {
  readonly id: number
  readonly line?: number | undefined
  /** A message of the dashboard, not of the assistant: it is not sent back. */
  readonly isApology?: boolean
}

interface CssAssistantProps {
  readonly region: Region
  readonly agentId: string
  readonly css: string
  readonly turns: readonly AssistantTurn[]
  readonly setTurns: (change: (turns: readonly AssistantTurn[]) => readonly AssistantTurn[]) => void
  /** Inserts a piece into the editor and returns its first line. */
  readonly insert: (css: string) => number
  readonly close: () => void
  /** What the CSS made hard to read. */
  readonly faint: readonly FaintPart[]
  /** The input field. */
  readonly field: RefObject<HTMLTextAreaElement | null>
}

let count = 0

/** The chat that writes CSS. Its CSS is inserted at once, and can be inserted again. */
export const CssAssistant = ({
  region,
  agentId,
  css,
  turns,
  setTurns,
  insert,
  close,
  faint,
  field,
}: CssAssistantProps) => {
  const [wish, setWish] = useState('')
  const lastInserted = turns.findLast(({ line }) => line !== undefined)?.id
  const log = useRef<HTMLDivElement>(null)
  const asking = useMutation(generateCssMutation(region, agentId))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each pending state, scrolls the log to its end
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [turns, asking.isPending])

  const add = (turn: Omit<AssistantTurn, 'id'>) => setTurns((before) => [...before, { ...turn, id: ++count }])
  const send = () => {
    const content = wish.trim()
    if (!content || asking.isPending) return
    setWish('')
    add({ role: 'user', content })
    const messages = [...turns.filter(({ isApology }) => !isApology), { role: 'user' as const, content }].map(
      ({ role, content: said }) => ({ role, content: said }),
    )
    asking.mutate(
      { messages, currentCSS: css },
      {
        onSuccess: (reply) => {
          const code = cssBlocks(reply).join('\n\n')
          add({ role: 'assistant', content: reply, line: code ? insert(code) : undefined })
          if (code) notify(t('inserted'), { tone: 'ok' })
        },
        onError: () => {
          add({ role: 'assistant', content: t('apology'), isApology: true })
          notify(t('failed'), { tone: 'bad', stay: 'long' })
        },
      },
    )
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const insertByHand = (id: number, code: string) => {
    const line = insert(code)
    setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, line } : turn)))
    notify(t('insertedByHand'), { tone: 'ok' })
  }
  const startOver = () => {
    setTurns(() => [])
    asking.reset()
    notify(t('reset'), { tone: 'ok' })
  }
  return (
    <div className="vg-css-chat">
      <div className="vg-css-chat__head">
        <h3>{t('assistant')}</h3>
        <IconButton label={t('again')} icon={<RotateCcw size={16} />} disabled={asking.isPending} onClick={startOver} />
        <IconButton label={t('close')} icon={<X size={16} />} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div ref={log} className="vg-css-chat__log" role="log" aria-label={t('assistant')} tabIndex={0}>
        {turns.length === 0 && <p className="text-ink-2">{t('invite')}</p>}
        {turns.map(({ id, role, content, line, isApology }) =>
          role === 'user' ? (
            <p key={id} className="vg-css-wish">
              <span className="sr-only">{t('you')}: </span>
              {content}
            </p>
          ) : isApology ? (
            <p key={id} className="vg-css-turn">
              {content}
            </p>
          ) : (
            <CssReply
              key={id}
              text={content}
              line={line}
              faint={id === lastInserted ? faint : []}
              insert={(code) => insertByHand(id, code)}
            />
          ),
        )}
        {asking.isPending && <p className="vg-css-turn vg-css-turn--writing">{t('writing')}</p>}
      </div>
      <div className="vg-css-chat__ask">
        <Textarea
          ref={field}
          aria-label={t('ask')}
          placeholder={t('ask')}
          rows={1}
          maxLength={4000}
          value={wish}
          onChange={(event) => setWish(event.currentTarget.value)}
          onKeyDown={press}
        />
        <IconButton
          label={t('send')}
          variant="primary"
          icon={<ArrowUp size={16} />}
          disabled={asking.isPending || wish.trim() === ''}
          onClick={send}
        />
      </div>
    </div>
  )
}
