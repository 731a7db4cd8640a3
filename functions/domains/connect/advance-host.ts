import * as z from 'zod'
import { hosts, isConnected } from '#functions/domains/store'
import { step } from '#lib/events/step'
import { pauseOf } from './pause-of.ts'
import { takeStep } from './take-step.ts'

const Input = z.object({ agencyId: z.string(), host: z.string(), claimId: z.string(), run: z.string() })

/** One step of the flow `domains/connect-host`, and how long until the next. A flow that was replaced by another ends. */
export const handler = step(Input, async (id) => {
  const { agencyId, host, claimId, run } = id
  const row = await hosts.get({ agencyId, host }, { consistent: true })
  const turn = isConnected(row) && row.claimId === claimId && row.run === run ? await takeStep(row) : ('done' as const)
  if (turn === 'done') return { ...id, outcome: 'done', seconds: 0 }
  return { ...id, outcome: 'wait', seconds: turn === 'again' ? 1 : pauseOf(row?.tries ?? 0) }
})
