import { createRoute } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { placeT } from '#web/features/agents/place-t.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { agentRoute } from '#web/routes/agent.tsx'

export interface NodesSearch {
  readonly node?: string | undefined
  /** What of the node is scrolled to: `words`, `ask.0`, `part.1`. */
  readonly at?: string | undefined
}

const route = createRoute({
  getParentRoute: () => agentRoute,
  path: 'nodes',
  validateSearch: (search): NodesSearch => ({
    node: typeof search.node === 'string' ? search.node : undefined,
    at: typeof search.at === 'string' && /^(words|(ask|part)\.\d{1,3})$/.test(search.at) ? search.at : undefined,
  }),
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
