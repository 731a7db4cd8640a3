import { createRoute } from '@tanstack/react-router'
import { AppWindow } from 'lucide-react'
import { placeT } from '#web/features/agents/place-t.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { agentRoute } from '#web/routes/agent.tsx'
import { type WidgetTab, widgetTabs } from './widget-tabs.ts'

const route = createRoute({
  getParentRoute: () => agentRoute,
  path: 'overview',
  validateSearch: (search): { tab?: WidgetTab | undefined } => ({
    tab: widgetTabs.find((name) => name === search.tab),
  }),
  component: lazyScreen(() => import('./widget-screen.tsx'), 'WidgetScreen'),
})

/** What visitors see of an agent. */
export const widgetPlace: Place<typeof route> = {
  name: 'widget',
  route,
  label: () => placeT('widget'),
  icon: AppWindow,
  parts: async () => (await import('./place-parts.ts')).widgetParts(),
}
