import { createRoute } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { placeT } from '#web/features/agents/place-t.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { agentRoute } from '#web/routes/agent.tsx'
import { readNodesSearch } from './nodes-search.ts'

const route = createRoute({
  getParentRoute: () => agentRoute,
  path: 'nodes',
  validateSearch: readNodesSearch,
  component: lazyScreen(() => import('./prompt-screen.tsx'), 'PromptScreen'),
})

/** The conversation's nodes, for agents that have them. */
export const nodesPlace: Place<typeof route> = {
  name: 'nodes',
  route,
  label: () => placeT('prompt'),
  icon: ListTree,
  isShown: ({ enableNodes }) => enableNodes,
}
