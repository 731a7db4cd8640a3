import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { WebConfig } from '#shared/web-config'
import { routeTree } from '#web/routes/tree.ts'
import { AgentPending } from './shell/agent/agent-pending.tsx'
import { NotFound } from './shell/states/not-found.tsx'
import { RouteProblem } from './shell/states/route-problem.tsx'

export const makeRouter = (queryClient: QueryClient, config: WebConfig) =>
  createRouter({
    routeTree,
    context: { queryClient, config },
    // hovered or focused links load code and data, so that a click opens without a request
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: AgentPending,
    defaultErrorComponent: RouteProblem,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: ReturnType<typeof makeRouter>
  }
}
