import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { agentRoute } from '#web/routes/agent.tsx'

export const kbRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'kb',
  component: lazyRouteComponent(() => import('#web/features/knowledge/knowledge-screen.tsx'), 'KnowledgeScreen'),
})
