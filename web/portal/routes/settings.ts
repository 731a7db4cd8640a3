import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { agentRoute } from '#web/portal/routes/agent.tsx'
import { readSettingsSearch } from '#web/portal/settings/settings-search.ts'

export const settingsRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'settings',
  validateSearch: readSettingsSearch,
  component: lazyScreen(() => import('#web/portal/settings/settings-screen.tsx'), 'SettingsScreen'),
})
