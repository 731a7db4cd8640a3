import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { beginLot } from './begin-lot.ts'
import { endLot } from './end-lot.ts'
import { type LotEnd, lotEndOf, lotEnds } from './store.ts'

/** So much later a payer whose lots are not done is due again, behind all that have become due in between. */
const PAUSE_MS = 60_000
/** Lots of one payer that one run ends; more wait only where the ends of many have passed. */
const LOTS = 20

/**
 * Ends and begins lots of a payer with these due rows, until one runs whose time has not come, or none waits. The rows are put
 * off before, so that a payer that kills its worker holds up no other, and go afterwards: a lot that has begun has a row of its
 * own, for its end. False when another run was faster.
 */
export const tendLots = async (payer: Payer, due: readonly LotEnd[]): Promise<boolean> => {
  const later = lotEndOf(payer, ulid(), world().now() + PAUSE_MS)
  const claimed = await attempt([
    ...due.map((row) => lotEnds.removing(row, { id: is(row.id) })),
    lotEnds.putting(later),
  ])
  if (!claimed.committed) return false
  if (await areDone(payer)) await lotEnds.drop(later)
  return true
}

const areDone = async (payer: Payer): Promise<boolean> => {
  for (let lots = 0; lots < LOTS; lots++) {
    const ended = await endLot(payer)
    if (ended === 'open') return false
    if (ended === 'running') return true
    if ((await beginLot(payer)) === 'none') return true
  }
  return false
}
