import { InboundArrived } from '#events/channels/events'
import { asJson } from '#functions/channels/provider/as-json'
import type { Slice } from '#functions/channels/provider/inbound'
import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { waitingSlices } from './store.ts'

/** With room for its keys under DynamoDB's 400 KB; a message of any provider is a tenth of it. */
const MAX_SLICE_BYTES = 300_000

/**
 * Stores what a verified request brought; a slice that was stored before, by an earlier delivery, is left out. When this
 * returns all of them are safe, so that the provider may forget them.
 */
export const acceptSlices = async (slices: readonly Slice[]): Promise<void> => {
  for (const slice of slices) await acceptSlice(slice)
}

/**
 * What one app delivers stands beside what another does, with its own mark and in its own lane: an account that two apps listen to is
 * answered by what its own one brings, and nothing that the other brings takes its place.
 */
const acceptSlice = async ({ account, lane: of, eventId: id, order, raw, app }: Slice): Promise<void> => {
  const lane = app === undefined ? of : `${of}/${app}`
  // a lone surrogate is in no key
  const eventId = (app === undefined ? id : `${id}@${app}`).toWellFormed()
  const text = asJson(raw)
  if (text === undefined) return log('error', 'delivery is nested too deep', { eventId: `${account}#${eventId}` })
  if (text.length > MAX_SLICE_BYTES || Buffer.byteLength(text) > MAX_SLICE_BYTES)
    // delivering it again would not make it smaller, and holds up all that follows
    return log('error', 'delivery is too large', { eventId: `${account}#${eventId}`, count: text.length })
  const at = world().now()
  await attempt(
    [
      effects.creating({ consumer: 'inbound', eventId: `${account}#${eventId}`, at }),
      waitingSlices.creating({ account, lane, order, at, raw: text, ...(app === undefined ? {} : { app }) }),
    ],
    [InboundArrived({ account, lane })],
  )
}
