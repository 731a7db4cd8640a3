import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { environment } from '#lib/environment'
import type { BusEntry } from '#lib/events/bus-entry'
import { perFunction } from '#lib/per-function'

const client = perFunction(() => new EventBridgeClient({ maxAttempts: 3 }))
const BATCH = 10

/** Publishes events to the region's bus, ten a call (EventBridge's limit). Returns the positions that were refused. */
export const putOnBus = async (entries: readonly BusEntry[]): Promise<readonly number[]> => {
  const refused: number[] = []
  for (let start = 0; start < entries.length; start += BATCH) {
    const answer = await client().send(
      new PutEventsCommand({
        Entries: entries.slice(start, start + BATCH).map((entry) => ({
          EventBusName: environment('BUS_NAME'),
          Source: 'parley',
          DetailType: entry.type,
          Detail: entry.detail,
        })),
      }),
    )
    answer.Entries?.forEach((entry, position) => {
      if (entry.ErrorCode) refused.push(start + position)
    })
  }
  return refused
}
