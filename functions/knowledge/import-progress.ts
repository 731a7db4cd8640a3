import { SourceChanged } from '#events/knowledge/events'
import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import type { Change } from '#lib/entity'
import type { ImportStep } from '#shared/knowledge/schema'
import type { ImportState } from './import-state.ts'
import { type StoredSource, sources } from './store.ts'

/** Changes a source if this import is still the one that may; `false` when it was deleted or imported anew. */
export const changeOwn = async (
  { agentId, sourceId, attempt: own }: ImportState,
  source: StoredSource,
  change: Change<StoredSource>,
): Promise<boolean> => {
  const { committed } = await attempt(
    [sources.changing({ agentId, id: sourceId }, change, { attempt: is(own) })],
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

/** Whether this import may still do something: a step that is run again after the import ended must not undo its end. */
export const isUnderWay = (state: ImportState, source: StoredSource): boolean =>
  source.attempt === state.attempt && (source.status === 'queued' || source.status === 'fetching')

/** The source of an import that goes to its next step; nothing when there is nothing left to do. */
export const takeStep = async (state: ImportState, step: ImportStep): Promise<StoredSource | undefined> => {
  const source = await sources.get({ agentId: state.agentId, id: state.sourceId }, { consistent: true })
  if (!source || !isUnderWay(state, source)) return undefined
  return (await changeOwn(state, source, { set: { status: 'fetching', step } })) ? source : undefined
}
