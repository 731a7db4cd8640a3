import { DueSender, dueSenders } from '#functions/senders/store'
import { keys } from '#lib/database/keys'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { type SenderConfiguration, senderConfiguration } from '#lib/senders/sender-configuration'
import { senders } from '#lib/senders/store'
import { world } from '#lib/world'
import { withdrawLate } from './claims/settle-removal.ts'
import { sesIdentities } from './identity/ses.gateway.ts'
import { advanceSender } from './verification/advance-sender.ts'

const PAGE = 200
/** The function has a minute more; what is left then is the next run's. */
const RUN_MS = 240_000
/** A call that is still at it finishes by itself. */
const AFTER_MS = 60_000

/** Takes the step that is due of each agency's sender. */
export const handler = schedule(async () => {
  const configuration = senderConfiguration()
  if (!configuration) return { count: 0 }
  const { pk, sk: from } = keys.dueSender({ at: 0, agencyId: '' })
  const { sk: to } = keys.dueSender({ at: Math.max(0, world().now() - AFTER_MS), agencyId: '' })
  const until = world().now() + RUN_MS
  let count = 0
  let cursor: string | undefined
  do {
    const page = await dueSenders.partition(pk, { from, to, limit: PAGE, consistent: true, after: cursor })
    for (const item of page.items) {
      if (world().now() > until) return { count }
      const due = DueSender.safeParse(item)
      if (!due.success) log('error', 'due sender not readable', defect(due.error))
      else if (await take(due.data, configuration)) count++
    }
    cursor = page.cursor
  } while (cursor !== undefined)
  return { count }
})

/** One sender whose step fails holds up no other; it stays due. */
const take = async (due: DueSender, configuration: SenderConfiguration): Promise<boolean> => {
  try {
    if (due.task === 'withdraw') await withdrawLate(due, sesIdentities(configuration))
    else await advance(due, configuration)
    return true
  } catch (failure) {
    log('error', 'sender not advanced', defect(failure))
    return false
  }
}

const advance = async ({ agencyId, at }: DueSender, configuration: SenderConfiguration): Promise<void> => {
  const row = await senders.get({ agencyId }, { consistent: true })
  if (row?.dueAt === at) await advanceSender(agencyId, configuration)
  // the sender is due at another time, or is gone
  const after = await senders.get({ agencyId }, { consistent: true })
  if (after?.dueAt !== at) await dueSenders.drop({ at, agencyId })
}
