import { crawls } from '#shared/crawls/routes'
import { pairRoutes } from './pair-routes.ts'
import { sourceRoutes } from './source-routes.ts'

/** What an agent knows: sources, questions with answers, and the crawls that bring whole sites. */
export const knowledge = { ...sourceRoutes, ...pairRoutes, ...crawls } as const
