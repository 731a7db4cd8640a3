import type { TurnTrace } from '#shared/conversations/schema'
import { t } from '#web/features/conversations/t.ts'

/** On one line with room to break it: `{ "day": "2026-11-24" }`. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 1)?.replace(/\n */g, ' ') ?? '')

/** A tool's input and its result. */
export const ToolCall = ({ tool }: { readonly tool: TurnTrace['tools'][number] }) => (
  <dl className="vg-call">
    <div>
      <dt className="sr-only">{t('input')}</dt>
      <dd>{written(tool.input)}</dd>
    </div>
    <div className={tool.error ? 'text-bad' : 'text-ink-2'}>
      <dt className="sr-only">{t('result')}</dt>
      <dd>{tool.error ?? written(tool.result)}</dd>
    </div>
  </dl>
)
