import middy from '@middy/core'
import { ulid } from './ids.ts'
import { invoke } from './invocation.ts'
import { log } from './log.ts'
import { world } from './world.ts'

/** The schedule adapter: work that time starts. It may run twice or late, so it looks for what is due rather than assuming. */
export const schedule = (work: () => Promise<{ readonly count: number }>) =>
  middy(async (): Promise<void> => {
    await invoke(ulid(), async (finish) => {
      const started = world().now()
      const { count } = await work()
      await finish()
      log('info', 'scheduled work done', { count, durationMs: world().now() - started })
    })
  })
