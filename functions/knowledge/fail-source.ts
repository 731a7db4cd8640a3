import * as z from 'zod'
import { step } from '#lib/step'
import { forgetAttempt } from './forget-attempt.ts'
import { changeOwn, isUnderWay } from './import-progress.ts'
import { ImportState } from './import-state.ts'
import { sources } from './store.ts'

/** `defect` is what Step Functions caught: a fault of ours or a limit that the document ran into. */
const Failed = ImportState.extend({ defect: z.object({ Error: z.string() }).optional() })

/** The last step of an import that did not work out: the source says why, and what was indexed before keeps answering. */
export const handler = step(Failed, async ({ defect: _defect, ...state }) => {
  const source = await sources.get({ agentId: state.agentId, id: state.sourceId }, { consistent: true })
  if (source && isUnderWay(state, source))
    await changeOwn(state, source, {
      set: { status: 'failed', errorCode: state.code ?? 'interrupted' },
      remove: ['step'],
    })
  await forgetAttempt(state)
  return { ...state, outcome: 'done' }
})
