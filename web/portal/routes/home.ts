import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { agentRoute } from '#web/portal/routes/agent.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'home',
  component: lazyScreen(() => import('#web/portal/home/home-screen.tsx'), 'HomeScreen'),
})
