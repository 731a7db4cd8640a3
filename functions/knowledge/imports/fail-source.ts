import * as z from 'zod'
import { sources } from '#functions/knowledge/store'
import { step } from '#lib/events/step'
import { deleteAttemptFiles } from './delete-attempt-files.ts'
import { changeIfCurrent, isUnderWay } from './import-progress.ts'
import { ImportState } from './import-state.ts'

/** `defect` is the error that Step Functions caught: a fault of ours or a limit that the document exceeded. */
const Failed = ImportState.extend({ defect: z.object({ Error: z.string() }).optional() })

/** The last step of a failed import: stores the reason; the previously indexed copy keeps answering. */
export const handler = step(Failed, async ({ defect: _defect, ...state }) => {
  const source = await sources.get({ agentId: state.agentId, id: state.sourceId }, { consistent: true })
  if (source && isUnderWay(state, source))
    await changeIfCurrent(state, source, {
      set: { status: 'failed', errorCode: state.code ?? 'interrupted' },
      remove: ['step'],
    })
  await deleteAttemptFiles(state)
  return { ...state, outcome: 'done' }
})
