import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { ensureData } from '#web/lib/loading/ensure-data.ts'

/** The signed-in member in a region, for a route's loader: in one without a workspace of theirs, the page that offers to create it. */
export const ensureMe = async (client: QueryClient, region: Region, next: string) => {
  try {
    return await ensureData(client, meQuery(region))
  } catch (error) {
    if (!(error instanceof Problem) || error.details.key !== 'workspaces.noneHere') throw error
    throw redirect({ to: '/new-region', search: { region, next } })
  }
}
