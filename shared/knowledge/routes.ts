import { pairRoutes } from './pair-routes.ts'
import { siteImportRoutes } from './site-import-routes.ts'
import { sourceRoutes } from './source-routes.ts'

/** What an agent knows: sources, questions with answers, and the import of crawled pages. */
export const knowledge = { ...sourceRoutes, ...pairRoutes, ...siteImportRoutes } as const
