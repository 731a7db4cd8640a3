import { UnsettledHost, unsettledHosts } from '#functions/domains/store'
import { keys } from '#lib/database/keys'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { settleHost } from './settle-host.ts'

/** More than one run gets done; the next run reads the rest. */
const MAX_A_RUN = 200
/** A call that is still at it finishes by itself. */
const AFTER_MS = 60_000

/** Settles the hosts that a crash has left between two states. */
export const handler = schedule(async () => {
  const { pk, sk: from } = keys.unsettledHost({ at: 0, host: '' })
  const { sk: to } = keys.unsettledHost({ at: Math.max(0, world().now() - AFTER_MS), host: '' })
  const { items } = await unsettledHosts.partition(pk, { from, to, limit: MAX_A_RUN, consistent: true })
  let count = 0
  for (const item of items) {
    const unsettled = UnsettledHost.safeParse(item)
    if (!unsettled.success) {
      log('error', 'unsettled host not readable', defect(unsettled.error))
      continue
    }
    if (await settle(unsettled.data)) count++
  }
  return { count }
})

/** One host whose turn fails holds up no other; it stays due. */
const settle = async (unsettled: UnsettledHost): Promise<boolean> => {
  try {
    await settleHost(unsettled)
    // the host came to its state by another row, or is gone
    await unsettledHosts.drop(unsettled)
    return true
  } catch (failure) {
    log('error', 'host not settled', defect(failure))
    return false
  }
}
