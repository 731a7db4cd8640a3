import { createRoute } from '@tanstack/react-router'
import { AppWindow } from 'lucide-react'
import { placeT } from '#web/features/agents/place-t.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { agentRoute } from '#web/routes/agent.tsx'

const route = createRoute({
  getParentRoute: () => agentRoute,
  path: 'overview',
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
