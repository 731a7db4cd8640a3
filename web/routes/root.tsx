import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { WebConfig } from '#shared/web-config'
import { Root } from '#web/shell/root.tsx'
import { NotFound } from '#web/shell/states/not-found.tsx'

export interface RouterContext {
  readonly queryClient: QueryClient
  readonly config: WebConfig
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: NotFound })
