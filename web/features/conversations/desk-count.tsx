import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MAX_DESK_COUNT } from '#shared/conversations/max-desk-count'
import { useLive } from '#web/lib/live/use-live.ts'
import type { PlaceCountProps } from '#web/lib/place.ts'
import { CountBadge } from '#web/ui/text/count-badge.tsx'
import { placeT } from './place-t.ts'
import { deskCountQuery } from './queries.ts'

/** Without a live connection, in ms; with one a visitor's deleted conversation is the only change that none announces. */
const EVERY_MS = { live: 300_000, notLive: 60_000 } as const

/** How many conversations wait for the team. */
export const DeskCount = ({ region, agentId }: PlaceCountProps) => {
  const client = useQueryClient()
  const query = deskCountQuery(region, agentId)
  const isLive = useLive(region, { kind: 'desk', agentId }, (change) => {
    if (!change) void client.invalidateQueries({ queryKey: query.queryKey })
    if (change?.type !== 'desk') return
    // what was asked for before it is older
    void client.cancelQueries({ queryKey: query.queryKey })
    client.setQueryData(query.queryKey, { count: change.count })
  })
  const { data } = useQuery({ ...query, refetchInterval: isLive ? EVERY_MS.live : EVERY_MS.notLive })
  const count = data?.count ?? 0
  return (
    <CountBadge
      count={count}
      most={MAX_DESK_COUNT}
      label={count > MAX_DESK_COUNT ? placeT('manyWaiting', { most: MAX_DESK_COUNT }) : placeT('waiting', { count })}
    />
  )
}
