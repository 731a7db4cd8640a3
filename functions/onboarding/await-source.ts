import { sourceState } from '#features/knowledge-sites'
import { step } from '#lib/step'
import { world } from '#lib/world'
import { ownCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'
import { idsOf } from './ids-of.ts'

/** An import that takes longer goes on by itself; the agent is there already. */
const PATIENCE_MS = 180_000

/** Step 4: looks whether the pages are what the agent answers from. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const creation = await ownCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  const { sourceId, importedAt = 0 } = creation
  if (!sourceId) return { ...state, outcome: 'go-on' }
  const source = await sourceState({ agentId: idsOf(state).agentId, sourceId })
  const isUnderWay = source?.status === 'queued' || source?.status === 'fetching'
  return { ...state, outcome: isUnderWay && world().now() - importedAt < PATIENCE_MS ? 'wait' : 'go-on' }
})
