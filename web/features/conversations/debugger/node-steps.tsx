import { Link } from '@tanstack/react-router'
import type { TurnTrace } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { TraceRow } from '#web/features/conversations/debugger/trace-row.tsx'
import { t } from '#web/features/conversations/t.ts'

interface NodeStepsProps {
  readonly region: Region
  readonly agentId: string
  readonly trace: TurnTrace
}

/** The nodes of a turn, each a link to the Prompt tab; a failed one shows its reason. */
export const NodeSteps = ({ region, agentId, trace: { path, failure, totalMs } }: NodeStepsProps) => {
  const failed = path.findLastIndex(({ nodeId }) => nodeId === failure?.nodeId)
  return path.map(({ nodeId, name, why, startMs, endMs }, at) => (
    <li key={`${nodeId}${startMs}`} className={at === failed ? 'vg-trace__step--bad' : ''}>
      <TraceRow
        name={
          <Link
            to="/app/$region/agents/$agentId/nodes"
            params={{ region, agentId }}
            search={{ node: nodeId, showDebugger: true }}
            className="hover:underline"
          >
            {name}
          </Link>
        }
        kind={t('node')}
        startMs={startMs}
        endMs={at === failed ? (failure?.atMs ?? endMs) : endMs}
        totalMs={totalMs}
      />
      {why && <p className="text-xs text-ink-2">{why}</p>}
      {failure && at === failed && (
        <p className="mt-1 text-sm text-bad">
          {t(`failure.${failure.step}`)} {reasonOf(failure.code)}
        </p>
      )}
    </li>
  ))
}

const known = [
  'rate-limited',
  'timeout',
  'overloaded',
  'broken-stream',
  'refused',
  'bad-key',
  'bad-request',
  'empty',
  'broken',
  'too-many-rounds',
] as const

const reasonOf = (code: string): string => {
  const reason = known.find((name) => name === code)
  return reason ? t(`reason.${reason}`) : code
}
