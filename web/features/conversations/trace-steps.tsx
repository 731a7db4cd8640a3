import type { TurnTrace } from '#shared/conversations/schema'
import { RetrievalHits } from '#web/features/conversations/retrieval-hits.tsx'
import { t } from '#web/features/conversations/t.ts'
import { took } from '#web/features/conversations/took.ts'
import { count } from '#web/lib/count.ts'

interface RowProps {
  readonly name: string
  readonly kind: string
  readonly startMs: number
  readonly endMs: number
  readonly totalMs: number
}

const Row = ({ name, kind, startMs, endMs, totalMs }: RowProps) => {
  const percent = (ms: number) => `${Math.min(100, (ms / Math.max(1, totalMs)) * 100)}%`
  return (
    <div className="vg-trace__row">
      <p className="truncate">
        <span className="font-medium">{name}</span> <span className="text-sm text-ink-2">{kind}</span>
      </p>
      <div className="vg-fall" aria-hidden="true">
        <span style={{ insetInlineStart: percent(startMs), width: percent(endMs - startMs) }} />
      </div>
      <p>{took(endMs - startMs)}</p>
    </div>
  )
}

/** The nodes passed, what was looked up, tools called, and the answer: a line with a waterfall. */
export const TraceSteps = ({ trace }: { readonly trace: TurnTrace }) => {
  const { path, retrieval, tools, model, totalMs } = trace
  return (
    <ol className="vg-trace">
      {path.map((node) => (
        <li key={`${node.nodeId}${node.startMs}`}>
          <Row name={node.name} kind={t('node')} startMs={node.startMs} endMs={node.endMs} totalMs={totalMs} />
          {node.why && <p className="text-xs text-ink-2">{node.why}</p>}
        </li>
      ))}
      {retrieval && (
        <li>
          <Row
            name={t('knowledge')}
            kind={t('retrieval')}
            startMs={retrieval.startMs}
            endMs={retrieval.endMs}
            totalMs={totalMs}
          />
          <RetrievalHits retrieval={retrieval} />
        </li>
      )}
      {tools.map((tool) => (
        <li key={`${tool.name}${tool.startMs}`}>
          <Row name={tool.name} kind={t('tool')} startMs={tool.startMs} endMs={tool.endMs} totalMs={totalMs} />
          <pre className="mt-1 rounded-md border border-line bg-surface p-2 font-mono text-xs/4 whitespace-pre-wrap">
            {JSON.stringify(tool.input)} → {tool.error ?? JSON.stringify(tool.result)}
          </pre>
        </li>
      ))}
      {model && (
        <li>
          <Row
            name={t('answer')}
            kind={model.isOffline ? t('offline') : model.model}
            startMs={model.firstTokenMs}
            endMs={model.endMs}
            totalMs={totalMs}
          />
          <p className="text-xs text-ink-2">
            {t('tokensInOut', { input: count(model.inputTokens), output: count(model.outputTokens) })}
          </p>
        </li>
      )}
    </ol>
  )
}
