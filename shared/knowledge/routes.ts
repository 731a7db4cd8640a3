import { pairRoutes } from './pair-routes.ts'
import { siteImportRoutes } from './site-import-routes.ts'
import { sourceRoutes } from './source-routes.ts'

/** An agent's knowledge: sources, Q&As, and the import of crawled pages. */
export const knowledge = { ...sourceRoutes, ...pairRoutes, ...siteImportRoutes } as const
