import { SourceChanged } from '#events/knowledge/events'
import { scheduleAfterImport } from '#functions/knowledge/refresh/schedule-after-import'
import { type StoredSource, sources } from '#functions/knowledge/store'
import type { Change } from '#lib/database/change'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import type { ImportStep } from '#shared/knowledge/schema'
import type { ImportState } from './import-state.ts'

/** Changes a source if this import is still its current one; `false` if it was deleted or a newer import started. */
export const changeIfCurrent = async (
  { agentId, sourceId, attempt: own }: ImportState,
  source: StoredSource,
  change: Change<StoredSource>,
): Promise<boolean> => {
  const { status } = change.set ?? {}
  const isEnd = status === 'indexed' || status === 'unchanged' || status === 'failed'
  // its refresh interval may have changed while the import ran
  const current = isEnd ? await sources.get({ agentId, id: sourceId }, { consistent: true }) : undefined
  const end = current && scheduleAfterImport(current, status !== 'failed', world().now())
  const whole = end
    ? { ...change, set: { ...change.set, ...end.set }, remove: [...(change.remove ?? []), ...end.remove] }
    : change
  const { committed } = await attempt(
    [sources.changing({ agentId, id: sourceId }, whole, { attempt: is(own) }), ...(end?.writes ?? [])],
    [
      SourceChanged({
        workspaceId: source.workspaceId,
        agentId,
        sourceId,
        status: change.set?.status ?? source.status,
      }),
    ],
  )
  return committed
}

/** Whether this import is still running: a step that runs again after the end must change nothing. */
export const isUnderWay = (state: ImportState, source: StoredSource): boolean =>
  source.attempt === state.attempt && (source.status === 'queued' || source.status === 'fetching')

/** Records an import's next step and returns its source; `undefined` if the import is no longer running. */
export const beginStep = async (state: ImportState, step: ImportStep): Promise<StoredSource | undefined> => {
  const source = await sources.get({ agentId: state.agentId, id: state.sourceId }, { consistent: true })
  if (!source || !isUnderWay(state, source)) return undefined
  return (await changeIfCurrent(state, source, { set: { status: 'fetching', step } })) ? source : undefined
}
