import { ChannelRemoved } from '#events/channels/events'
import { consumer } from '#lib/events/consumer'
import { QIN_SHARDS } from './lanes.ts'
import { waitingSlices } from './store.ts'

const PAGE = 100

/** Drops what waited for an account that was removed. What came later belongs to the workspace that has connected it again. */
export const handler = consumer(ChannelRemoved, async ({ at, data: { account } }) => {
  for (let shard = 0; shard < QIN_SHARDS; shard++) {
    for (let after: string | undefined; ; ) {
      const page = await waitingSlices.between(`QIN#${shard}`, `${account}/`, `${account}/~`, { limit: PAGE, after })
      for (const row of page.items) if (row.at <= at) await waitingSlices.drop(row)
      after = page.cursor
      if (after === undefined) break
    }
  }
})
