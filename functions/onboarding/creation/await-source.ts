import { getSource } from '#features/knowledge-imports'
import { idsOf } from '#functions/onboarding/ids-of'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'

/** The longest wait for the import, which continues on its own after that. */
const MAX_WAIT_MS = 180_000

/** Step 4: checks whether the pages are imported. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  const { sourceId, importedAt = 0 } = creation
  if (!sourceId) return { ...state, outcome: 'continue' }
  const source = await getSource({ agentId: idsOf(state).agentId, sourceId })
  const isUnderWay = source?.status === 'queued' || source?.status === 'fetching'
  return { ...state, outcome: isUnderWay && world().now() - importedAt < MAX_WAIT_MS ? 'wait' : 'continue' }
})
