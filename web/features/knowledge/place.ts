import { createRoute } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import type { SourceStatus } from '#shared/knowledge/schema'
import { ensurePages, prefetch } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import type { Place } from '#web/lib/place.ts'
import { agentRoute } from '#web/routes/agent.tsx'
import { sourceStates } from './choices.ts'
import { placeT } from './place-t.ts'

const tabs = ['sources', 'qa', 'test', 'gaps'] as const

export interface KnowledgeSearch {
  readonly tab?: (typeof tabs)[number] | undefined
  /** The drawer for a new source is open. */
  readonly add?: true | undefined
  /** The source whose drawer is open. */
  readonly source?: string | undefined
  /** The Q&A in the editor, or `new`. */
  readonly pair?: string | undefined
  readonly q?: string | undefined
  readonly state?: SourceStatus | undefined
  readonly tag?: string | undefined
}

const id = (value: unknown) => (typeof value === 'string' && /^[0-9A-Z]{26}$/.test(value) ? value : undefined)

/** The router parses a number in the address; here it is text. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) || undefined : undefined

const route = createRoute({
  getParentRoute: () => agentRoute,
  path: 'kb',
  validateSearch: (search): KnowledgeSearch => ({
    tab: tabs.find((name) => name === search.tab),
    add: search.add === true || search.add === 'true' || undefined,
    source: id(search.source),
    pair: search.pair === 'new' ? 'new' : id(search.pair),
    q: text(search.q),
    state: sourceStates.find((name) => name === search.state),
    tag: text(search.tag),
  }),
  loader: async ({ context: { queryClient }, params: { region, agentId } }) => {
    const [{ gapsQuery }, { sourcesQuery, summaryQuery }] = await Promise.all([
      loadCode(() => import('#web-features/gaps')),
      loadCode(() => import('./queries.ts')),
    ])
    // the lists also work without the counts
    await Promise.all([
      prefetch(queryClient, summaryQuery(region, agentId)),
      prefetch(queryClient, gapsQuery(region, agentId)),
      ensurePages(queryClient, sourcesQuery(region, agentId)),
    ])
  },
  component: lazyScreen(() => import('./knowledge-screen.tsx'), 'KnowledgeScreen'),
})

/** The agent's sources and Q&As. */
export const knowledgePlace: Place<typeof route> = {
  name: 'knowledge',
  route,
  label: () => placeT('knowledge'),
  icon: BookOpen,
  shortcut: { keys: 'G K', description: () => placeT('goTo') },
  isWide: ({ tab }) => tab === 'qa',
  parts: async () => (await import('./place-parts.ts')).knowledgeParts(),
}
