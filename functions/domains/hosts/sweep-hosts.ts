import { resumeHost } from '#functions/domains/custom/resume-host'
import { UnsettledHost, unsettledHosts } from '#functions/domains/store'
import { keys } from '#lib/database/keys'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { settleHost } from './settle-host.ts'

/** More than one run gets done; the next run reads the rest. */
const MOST_A_RUN = 2000
const PAGE = 200
/** A call that is still at it finishes by itself. */
const AFTER_MS = 60_000

/** Settles the hosts that a crash has left between two states, and gives custom domains whose flow has ended another. */
export const handler = schedule(async () => {
  const { pk, sk: first } = keys.unsettledHost({ at: 0, host: '' })
  const { sk: to } = keys.unsettledHost({ at: Math.max(0, world().now() - AFTER_MS), host: '' })
  let count = 0
  let cursor: string | undefined
  for (let read = 0; read < MOST_A_RUN; read += PAGE) {
    const page = await unsettledHosts.partition(pk, {
      from: first,
      to,
      limit: PAGE,
      consistent: true,
      after: cursor,
    })
    for (const item of page.items) {
      const unsettled = UnsettledHost.safeParse(item)
      if (!unsettled.success) log('error', 'unsettled host not readable', defect(unsettled.error))
      else if (await settle(unsettled.data)) count++
    }
    cursor = page.cursor
    if (cursor === undefined) break
  }
  return { count }
})

/** One host whose turn fails holds up no other; it stays due. */
const settle = async (unsettled: UnsettledHost): Promise<boolean> => {
  try {
    if ((await resumeHost(unsettled)) === 'open') return false
    await settleHost(unsettled)
    // the host came to its state by another row, or is gone
    await unsettledHosts.drop(unsettled)
    return true
  } catch (failure) {
    log('error', 'host not settled', defect(failure))
    return false
  }
}
