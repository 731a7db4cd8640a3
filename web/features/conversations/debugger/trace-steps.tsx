import type { TurnTrace } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/conversations/t.ts'
import { count } from '#web/lib/format/count.ts'
import { NodeSteps } from './node-steps.tsx'
import { RetrievalHits } from './retrieval-hits.tsx'
import { ToolCall } from './tool-call.tsx'
import { TraceRow } from './trace-row.tsx'

interface TraceStepsProps {
  readonly region: Region
  readonly agentId: string
  readonly trace: TurnTrace
}

/** Nodes, retrieval, tool calls and the answer: a line with a waterfall. */
export const TraceSteps = ({ region, agentId, trace }: TraceStepsProps) => {
  const { retrieval, tools, model, totalMs } = trace
  return (
    <ol className="vg-trace">
      <NodeSteps region={region} agentId={agentId} trace={trace} />
      {retrieval && (
        <li>
          <TraceRow
            name={t('knowledge')}
            kind={t('retrieval')}
            startMs={retrieval.startMs}
            endMs={retrieval.endMs}
            totalMs={totalMs}
          />
          <RetrievalHits retrieval={retrieval} isUnsure={model?.isUnsure === true} />
        </li>
      )}
      {tools.map((tool) => (
        <li key={`${tool.name}${tool.startMs}`} className={tool.error ? 'vg-trace__step--bad' : ''}>
          <TraceRow name={tool.name} kind={t('tool')} startMs={tool.startMs} endMs={tool.endMs} totalMs={totalMs} />
          <ToolCall tool={tool} />
        </li>
      ))}
      {model && (
        <li>
          <TraceRow
            name={t('answer')}
            kind={model.isOffline ? t('offline') : model.model}
            startMs={model.firstTokenMs}
            endMs={model.endMs}
            totalMs={totalMs}
          />
          <p className="text-xs text-ink-2">
            {t('tokensInOut', {
              input: count(model.inputTokens),
              output: count(model.outputTokens),
              temperature: model.temperature,
            })}
          </p>
        </li>
      )}
    </ol>
  )
}
