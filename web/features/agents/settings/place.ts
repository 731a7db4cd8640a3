import { createRoute } from '@tanstack/react-router'
import { Settings2 } from 'lucide-react'
import { placeT } from '#web/features/agents/place-t.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { agentRoute } from '#web/routes/agent.tsx'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'

const route = createRoute({
  getParentRoute: () => agentRoute,
  path: 'settings',
  // `activeTabIndex` counts the tabs from 0: links of the specification's settings have it
  validateSearch: (search): { tab?: SettingsTab | undefined; activeTabIndex?: undefined } => ({
    tab: settingsTabs.find((name) => name === search.tab) ?? settingsTabs[Number(search.activeTabIndex)],
    activeTabIndex: undefined,
  }),
  component: lazyScreen(() => import('./settings-screen.tsx'), 'SettingsScreen'),
})

/** How an agent answers, who may embed it, what it may cost. */
export const settingsPlace: Place<typeof route> = {
  name: 'settings',
  route,
  label: () => placeT('settings'),
  icon: Settings2,
  parts: async () => (await import('./place-parts.ts')).settingsParts(),
}
