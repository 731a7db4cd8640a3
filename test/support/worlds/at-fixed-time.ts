import { replaceWorld, world } from '#lib/world'

/** Does work with the clock stopped: no rate limit's window, no day and no month ends during it. */
export const atFixedTime = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  const now = world().now()
  const undo = replaceWorld({ now: () => now })
  try {
    return await work()
  } finally {
    undo()
  }
}
