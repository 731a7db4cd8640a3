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

/** More than one run gets done; the next run reads the rest. */
const MAX_A_RUN = 200
/** A call that is still at it finishes by itself. */
const AFTER_MS = 60_000

/** Takes the step that is due of each agency's sender. */
export const handler = schedule(async () => {
  const configuration = senderConfiguration()
  if (!configuration) return { count: 0 }
  const { pk, sk: from } = keys.dueSender({ at: 0, agencyId: '' })
  const { sk: to } = keys.dueSender({ at: Math.max(0, world().now() - AFTER_MS), agencyId: '' })
  const { items } = await dueSenders.partition(pk, { from, to, limit: MAX_A_RUN, consistent: true })
  let count = 0
  for (const item of items) {
    const due = DueSender.safeParse(item)
    if (!due.success) log('error', 'due sender not readable', defect(due.error))
    else if (await take(due.data, configuration)) count++
  }
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
