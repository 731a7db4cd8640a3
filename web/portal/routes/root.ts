import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import type { PortalBrand } from '#shared/agencies/portal-brand'
import type { WebConfig } from '#shared/web-config'
import { Root } from '#web/portal/frame/root.tsx'
import { NotFound } from '#web/portal/frame/states/not-found.tsx'
import { hasArrived } from '#web/portal/session/arrival.ts'

export interface PortalContext {
  readonly queryClient: QueryClient
  readonly brand: PortalBrand
  /** For the pages that the portal shares with the dashboard. */
  readonly config: WebConfig
}

export const rootRoute = createRootRouteWithContext<PortalContext>()({
  // whatever address a client logs in with, the log-in does it
  beforeLoad: ({ location }) => {
    if (hasArrived() && location.pathname !== '/')
      throw redirect({ href: `/?next=${encodeURIComponent(location.href)}`, replace: true })
  },
  component: Root,
  notFoundComponent: NotFound,
})
