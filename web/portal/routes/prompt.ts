import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { readPromptSearch } from '#web/portal/prompt/prompt-search.ts'
import { agentRoute } from '#web/portal/routes/agent.tsx'

/** The address of the dashboard's page of nodes. */
export const promptRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'nodes',
  validateSearch: readPromptSearch,
  component: lazyScreen(() => import('#web/portal/prompt/prompt-screen.tsx'), 'PromptScreen'),
})
