import { useState } from 'react'
import type { TurnTrace } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/conversations/t.ts'
import { count } from '#web/lib/format/count.ts'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { Figures } from '#web/ui/table/figures.tsx'
import { CodeBlock } from '#web/ui/text/code-block.tsx'
import { formatDuration } from './format-duration.ts'
import { PromptView } from './prompt-view.tsx'
import { TraceSteps } from './trace-steps.tsx'
import { VariablesView } from './variables-view.tsx'

type Tab = 'trace' | 'prompt' | 'variables' | 'raw'

interface TraceViewProps {
  readonly region: Region
  readonly agentId: string
  readonly trace: TurnTrace | undefined
}

/** How an answer was made. */
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
            { label: t('total'), value: formatDuration(trace.totalMs) },
            { label: t('firstWord'), value: model ? formatDuration(model.firstTokenMs) : '–' },
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
