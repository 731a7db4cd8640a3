import { createHmac } from 'node:crypto'
import { handler as metaHook } from '#functions/channels/meta-hook'
import { COPIES, type Courier } from '#test/simulation/channels/courier'
import type { Line } from '#test/simulation/channels/line'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import { eventFor } from '#test/support/handlers/invoke-route'
import { timelessContext } from '#test/support/handlers/timeless-context'

export const META_SECRET = '0123456789abcdef0123456789abcdef'

/** One thing that Meta tells, of the page, number or account with this id. */
export interface Told {
  readonly of: string
  readonly event: object
  /** Nothing for what is about our own messages. */
  readonly line?: Line
}

const post = async (body: string, signature: string): Promise<number | undefined> => {
  const headers = { 'x-hub-signature-256': signature }
  const event = eventFor('POST /hooks/meta/{appKey}', { appKey: 'platform' }, { rawBody: body, headers })
  return (await metaHook(event, timelessContext())).statusCode
}

/**
 * What Meta tells of one of its products: things of several tenants in one body, in any order, each body one to five times, and again
 * until it is answered with 200. `bodyOf` writes a body of one product.
 */
export const createMetaPost = (
  simulation: Simulation,
  courier: Courier,
  bodyOf: (told: readonly Told[]) => object,
): ((told: Told) => void) => {
  const { random, scheduler, count } = simulation
  let waiting: Told[] = []
  const flush = async () => {
    const all = waiting
    waiting = []
    while (all.length > 0) {
      const told = all.splice(0, random.between(1, 6))
      if (new Set(told.map(({ of }) => of)).size > 1) count('bodies of several tenants')
      const body = JSON.stringify(bodyOf(told))
      const signature = `sha256=${createHmac('sha256', META_SECRET).update(body).digest('hex')}`
      const lines = told.flatMap(({ line }) => line ?? [])
      const isLate = !simulation.isQuiet && random.chance(0.3)
      const parcel = {
        name: `meta ${lines[0]?.text ?? 'reports'}`,
        lines,
        others: told.length - lines.length,
        post: () => post(body, signature),
        isTriedAgain: true,
        at: scheduler.now() + random.below(isLate ? 20_000 : simulation.isQuiet ? 60 : 400),
      }
      courier.deliver(parcel)
      for (let copies = random.pick(COPIES); copies > 0; copies--)
        courier.repeat(parcel, parcel.at + random.below(3 * MINUTE))
    }
  }
  return (told) => {
    if (waiting.length === 0)
      scheduler.start('meta', scheduler.now() + random.below(simulation.isQuiet ? 60 : 1500), flush)
    waiting.push(told)
  }
}
