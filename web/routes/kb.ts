import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sourcesQuery } from '#web/features/knowledge/queries.ts'
import { agentRoute } from '#web/routes/agent.tsx'

export interface KbSearch {
  readonly tab?: 'sources' | 'test' | undefined
  /** The drawer for a new source is open. */
  readonly add?: true | undefined
}

export const kbRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'kb',
  validateSearch: (search): KbSearch => ({
    tab: search.tab === 'test' || search.tab === 'sources' ? search.tab : undefined,
    add: search.add === true || search.add === 'true' || undefined,
  }),
  loader: async ({ context: { queryClient }, params: { region, agentId } }) => {
    await queryClient.ensureInfiniteQueryData(sourcesQuery(region, agentId))
  },
  component: lazyRouteComponent(() => import('#web/features/knowledge/knowledge-screen.tsx'), 'KnowledgeScreen'),
})
