import * as z from 'zod'
import { sesIdentities } from '#functions/senders/identity/ses.gateway'
import { step } from '#lib/events/step'
import { senderConfiguration } from '#lib/senders/sender-configuration'
import { senders } from '#lib/senders/store'
import { world } from '#lib/world'
import { checkSender } from './check-sender.ts'

const Run = z.object({ agencyId: z.string(), id: z.string(), verifyingAt: z.number().int() })

const MINUTE_MS = 60_000
/** Most records are there within minutes; some providers take a day. */
const pauseSeconds = (sinceMs: number): number => (sinceMs < 10 * MINUTE_MS ? 30 : sinceMs < 60 * MINUTE_MS ? 60 : 300)

/**
 * The step of a run: one look, and how long to wait for the next. The run ends when there is nothing left to look for, or when another
 * run, or another domain, has taken its place. Repeating it looks once more.
 */
export const handler = step(Run, async ({ agencyId, id, verifyingAt }) => {
  const done = { agencyId, id, verifyingAt, outcome: 'done' as const, seconds: 0 }
  const row = await senders.get({ agencyId }, { consistent: true })
  const configuration = senderConfiguration()
  if (!configuration || row?.id !== id || row.state !== 'present' || row.verifyingAt !== verifyingAt) return done
  if (row.status !== 'pending') return done
  const after = await checkSender(row, sesIdentities(configuration))
  if (after && after.status !== 'pending') return done
  return { ...done, outcome: 'wait' as const, seconds: pauseSeconds(world().now() - verifyingAt) }
})
