import { accountOf } from '#functions/billing/ledger/account-of'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { dueLots } from './due-lots.ts'
import { tendLots } from './tend-lots.ts'

/** A run starts each minute, and begins no further payer after this time; the next run goes on. */
const MAX_RUN_MS = 50_000
const CONCURRENCY = 5
/** Of one payer, in one transaction. */
const MAX_ROWS = 50

/** Ends lots whose time is over, and begins those that wait. A payer that fails is put off by a minute and stops no other. */
export const handler = schedule(async () => {
  const startedAt = world().now()
  const queue = [...Map.groupBy(await dueLots(), ({ payer }) => accountOf(payer)).values()]
  let count = 0
  const work = async () => {
    for (let due = queue.shift(); due && world().now() - startedAt < MAX_RUN_MS; due = queue.shift()) {
      const payer = due[0]?.payer
      try {
        if (payer && (await tendLots(payer, due.slice(0, MAX_ROWS)))) count++
      } catch (failure) {
        const workspaceId = payer?.kind === 'workspace' ? payer.id : undefined
        log('error', 'lot not ended', { ...defect(failure), workspaceId })
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { count }
})
