import { cssBlocks } from '#shared/agents/css/css-blocks'
import type { FaintPart } from '#shared/conversations/preview/part-samples'
import { FaintParts } from '#web/features/agents/css/faint-parts.tsx'
import { t } from '#web/features/agents/css/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'

interface CssReplyProps {
  readonly text: string
  /** The line of its CSS in the editor, once inserted. */
  readonly line: number | undefined
  /** What is hard to read since it was inserted. */
  readonly faint: readonly FaintPart[]
  readonly insert: (css: string) => void
}

/** A reply of the assistant: its text, its CSS, what it made hard to read, and the actions on it. */
export const CssReply = ({ text, line, faint, insert }: CssReplyProps) => {
  const code = cssBlocks(text).join('\n\n')
  const words = text.replace(/```[\s\S]*?(```|$)/g, '').trim() || (code ? '' : t('noCode'))
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => notify(t('copied'), { tone: 'ok' }),
      () => notify(t('copyFailed'), { tone: 'bad' }),
    )
  return (
    <div className="vg-css-turn">
      {words && <p className="whitespace-pre-line">{words}</p>}
      {code && (
        <div className="vg-css-code">
          {/* a long piece scrolls: it can be reached by keyboard */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>{code}</pre>
          <div className="vg-css-code__foot">
            {line !== undefined && <span className="vg-css-code__at">{t('insertedAt', { line })}</span>}
            <Button size="small" onClick={() => insert(code)}>
              {line === undefined ? t('insert') : t('insertAgain')}
            </Button>
            <Button size="small" onClick={copy}>
              {t('copy')}
            </Button>
          </div>
        </div>
      )}
      {!code && <p className="text-sm text-ink-2">{t('noCodeHere')}</p>}
      {faint.length > 0 && <FaintParts faint={faint} />}
    </div>
  )
}
