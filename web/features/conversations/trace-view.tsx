import { useState } from 'react'
import type { TurnTrace } from '#shared/conversations/schema'
import { t } from '#web/features/conversations/t.ts'
import { took } from '#web/features/conversations/took.ts'
import { TraceSteps } from '#web/features/conversations/trace-steps.tsx'
import { count } from '#web/lib/count.ts'
import { Figures } from '#web/ui/figures.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

type Tab = 'trace' | 'prompt' | 'variables'

/** How the last answer came about. */
export const TraceView = ({ trace }: { readonly trace: TurnTrace | undefined }) => {
  const [tab, setTab] = useState<Tab>('trace')
  if (!trace) return <p className="p-5 text-ink-2">{t('noTrace')}</p>
  const { model } = trace
  const variables = Object.entries(trace.variables)
  return (
    <>
      <div className="vg-debugger__figures">
        <Figures
          isSmall
          figures={[
            { label: t('total'), value: took(trace.totalMs) },
            { label: t('firstWord'), value: model ? took(model.firstTokenMs) : '–' },
            { label: t('tokens'), value: model ? count(model.inputTokens + model.outputTokens) : '–' },
            { label: t('credits'), value: count(trace.credits) },
          ]}
        />
      </div>
      <Tabs
        className="px-4 pt-1 pb-5"
        label={t('debugger')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'trace', label: t('tabTrace') },
          { value: 'prompt', label: t('tabPrompt') },
          { value: 'variables', label: t('tabVariables'), count: variables.length },
        ]}
      >
        {tab === 'trace' && <TraceSteps trace={trace} />}
        {tab === 'prompt' &&
          (model ? (
            <pre className="font-mono text-xs/5 whitespace-pre-wrap">{model.prompt}</pre>
          ) : (
            <p className="text-ink-2">{t('noPrompt')}</p>
          ))}
        {tab === 'variables' &&
          (variables.length > 0 ? (
            <dl className="divide-y divide-line text-sm">
              {variables.map(([name, value]) => (
                <div key={name} className="flex justify-between gap-4 py-1.5">
                  <dt className="font-mono text-xs text-ink-2">{name}</dt>
                  <dd className="min-w-0 text-end">{value}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="text-ink-2">{t('noVariables')}</p>
          ))}
      </Tabs>
    </>
  )
}
