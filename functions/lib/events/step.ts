import middy from '@middy/core'
import type { output as ZodOutput, ZodType } from 'zod'
import { ulid } from '#lib/ids'
import { invoke } from '#lib/invocation'

/**
 * The flow-step adapter: one Lambda task of a Step Functions flow. Input is parsed; what it returns is the next step's
 * input. A step may run twice (a retry, a flow restarted after a crash), so each says in its store how that is harmless.
 * A `Problem` reaches the flow's `Catch` with its code as the error's name.
 */
export const step = <S extends ZodType, A>(input: S, work: (input: ZodOutput<S>) => Promise<A>) =>
  middy(
    async (event: unknown): Promise<A> =>
      invoke(ulid(), async (finish) => {
        const result = await work(input.parse(event))
        await finish()
        return result
      }),
  )
