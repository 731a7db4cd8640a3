import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld, world } from '#lib/world'

/** How many serial round trips work makes to the database, and the most calls at once in one of them. */
export const countTrips = async (work: () => Promise<unknown>): Promise<{ trips: number; depth: number }> => {
  let [trips, depth, inFlight] = [0, 0, 0]
  const real = world().database
  const restore = replaceWorld({
    database: async (command: DatabaseCommand) => {
      // a call that starts while none is running begins a new round trip; a turn does not wait for the outbox's deletions
      if (command.constructor.name !== 'DeleteCommand' && inFlight === 0) trips++
      inFlight++
      depth = Math.max(depth, inFlight)
      await new Promise((go) => setImmediate(go))
      try {
        return await real(command)
      } finally {
        inFlight--
      }
    },
  })
  try {
    await work()
  } finally {
    restore()
  }
  return { trips, depth }
}
