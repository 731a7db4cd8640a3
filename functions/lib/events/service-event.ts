import middy from '@middy/core'
import type { EventBridgeEvent } from 'aws-lambda'
import type { output as ZodOutput, ZodType } from 'zod'
import { invoke } from '#lib/invocation'
import { log } from '#lib/log'
import { world } from '#lib/world'

/**
 * The adapter of what an AWS service reports: like a consumer, but the event is the service's own. It is delivered at least once, under
 * ids that differ, so the effect keys what it does by what the event is about.
 */
export const serviceEvent = <S extends ZodType>(schema: S, effect: (detail: ZodOutput<S>) => Promise<void>) =>
  middy(async ({ id, 'detail-type': eventType, detail }: EventBridgeEvent<string, unknown>): Promise<void> => {
    await invoke(id, async (finish) => {
      const started = world().now()
      await effect(schema.parse(detail))
      await finish()
      log('info', 'consumed', { eventId: id, eventType, durationMs: world().now() - started })
    })
  })
