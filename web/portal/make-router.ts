import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { PortalBrand } from '#shared/agencies/portal-brand'
import { PagePending } from './frame/page-pending.tsx'
import { NotFound } from './frame/states/not-found.tsx'
import { PageProblem } from './frame/states/page-problem.tsx'
import { routeTree } from './routes/tree.ts'

export const makePortalRouter = (queryClient: QueryClient, brand: PortalBrand) =>
  createRouter({
    routeTree,
    context: { queryClient, brand, config: { regions: {}, defaultRegion: brand.region } },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageProblem,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })
