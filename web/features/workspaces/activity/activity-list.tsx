import { useInfiniteQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { activityQuery } from '#web/features/workspaces/queries.ts'
import { ActivitySection } from './activity-section.tsx'

interface ActivityListProps {
  readonly region: Region
  readonly workspaceId: string
}

/** The workspace's audit log. */
export const ActivityList = ({ region, workspaceId }: ActivityListProps) => (
  <ActivitySection activity={useInfiniteQuery(activityQuery(region, workspaceId))} />
)
