import { useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { clientActivityQuery } from '#web/features/clients/queries.ts'
import { ActivitySection } from '#web-features/workspaces/activity'

interface ClientActivityProps {
  readonly region: Region
  readonly workspaceId: string
  readonly client: Client
}

/** What the client did, and what was done to their account. */
export const ClientActivity = ({ region, workspaceId, client }: ClientActivityProps) => (
  <ActivitySection activity={useInfiniteQuery(clientActivityQuery(region, workspaceId, client.ID))} />
)
