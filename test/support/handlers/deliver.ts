import type { Context, EventBridgeEvent } from 'aws-lambda'
import type { EventDraft, EventEnvelope } from '#events/event'
import { ulid } from '#lib/ids'
import { lambdaContext } from './lambda-context.ts'
import { nextTime } from './next-time.ts'

export type Consumer = (delivery: EventBridgeEvent<string, unknown>, context: Context) => Promise<void>

/**
 * Delivers an event to a consumer as the bus does. A draft, `AssigneeChanged({ ... })`, gets an envelope of its own; one
 * that was published keeps its envelope, so that delivering it again is the second delivery of the same event.
 */
export const deliver = (
  handler: Consumer,
  event: EventDraft & Partial<EventEnvelope>,
  envelope: Partial<EventEnvelope> = {},
): Promise<void> => {
  const at = nextTime()
  const detail: EventEnvelope = { id: ulid(at), at, region: 'eu', ...event, ...envelope }
  const delivery = {
    id: detail.id,
    version: '0',
    account: '000000000000',
    time: new Date(detail.at).toISOString(),
    region: 'eu-central-1',
    resources: [],
    source: 'parley',
    'detail-type': detail.type,
    detail,
  }
  return handler(delivery, lambdaContext())
}
