import { createRoute } from '@tanstack/react-router'
import { Cable } from 'lucide-react'
import { ensureData } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { agentRoute } from '#web/routes/agent.tsx'
import { channelsQuery } from './channels-query.ts'
import { placeT } from './place-t.ts'

const panels = ['whatsapp', 'pages', 'telegram', 'discord', 'google'] as const

export interface ChannelsSearch {
  /** The channel whose panel is open. */
  readonly panel?: (typeof panels)[number] | undefined
}

const route = createRoute({
  getParentRoute: () => agentRoute,
  path: 'channels',
  validateSearch: (search): ChannelsSearch => ({ panel: panels.find((name) => name === search.panel) }),
  loader: async ({ context: { queryClient }, params: { region, agentId } }) => {
    await ensureData(queryClient, channelsQuery(region, agentId))
  },
  component: lazyScreen(() => import('./channels-screen.tsx'), 'ChannelsScreen'),
})

/** Where people write to the agent, beside its widget. */
export const channelsPlace: Place<typeof route> = {
  name: 'channels',
  route,
  label: () => placeT('channels'),
  icon: Cable,
  shortcut: { keys: 'G L', description: () => placeT('goTo') },
}
