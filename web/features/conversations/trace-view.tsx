import { useState } from 'react'
import type { TurnTrace } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { PromptView } from '#web/features/conversations/debugger/prompt-view.tsx'
import { VariablesView } from '#web/features/conversations/debugger/variables-view.tsx'
import { t } from '#web/features/conversations/t.ts'
import { took } from '#web/features/conversations/took.ts'
import { TraceSteps } from '#web/features/conversations/trace-steps.tsx'
import { count } from '#web/lib/count.ts'
import { CodeBlock } from '#web/ui/code-block.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

type Tab = 'trace' | 'prompt' | 'variables' | 'raw'

interface TraceViewProps {
  readonly region: Region
  readonly agentId: string
  readonly trace: TurnTrace | undefined
}

/** How an answer came about. */
export const TraceView = ({ region, agentId, trace }: TraceViewProps) => {
  const [tab, setTab] = useState<Tab>('trace')
  if (!trace) return <p className="p-5 text-ink-2">{t('noTrace')}</p>
  const { model, variables } = trace
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
            ...(trace.voiceNoteCredits ? [{ label: t('voiceNoteCredits'), value: count(trace.voiceNoteCredits) }] : []),
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
          { value: 'variables', label: t('tabVariables'), count: Object.keys(variables).length },
          { value: 'raw', label: t('tabRaw') },
        ]}
      >
        {tab === 'trace' && <TraceSteps region={region} agentId={agentId} trace={trace} />}
        {tab === 'prompt' && <PromptView model={model} />}
        {tab === 'variables' && <VariablesView variables={variables} />}
        {tab === 'raw' && <CodeBlock what={t('tabTrace')} code={JSON.stringify(trace, null, 2)} />}
      </Tabs>
    </>
  )
}
