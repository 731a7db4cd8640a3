import middy from '@middy/core'
import { ulid } from '#lib/ids'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'
import { world } from '#lib/world'

/** The schedule adapter. A run may come twice or late, so the work queries what is due. */
export const schedule = (work: () => Promise<{ readonly count: number }>) =>
  middy(async (): Promise<void> => {
    await invoke(ulid(), async (finish) => {
      const started = world().now()
      const { count } = await work()
      await finish()
      log('info', 'scheduled work done', { count, durationMs: world().now() - started })
    })
  })
