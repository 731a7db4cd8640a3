import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { agentRoute } from '#web/routes/agent.tsx'

export const overviewRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'overview',
  component: lazyRouteComponent(() => import('#web/features/agents/overview/overview-screen.tsx'), 'OverviewScreen'),
})

export const nodesRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'nodes',
  validateSearch: (search): { node?: string | undefined } => ({
    node: typeof search.node === 'string' ? search.node : undefined,
  }),
  component: lazyRouteComponent(() => import('#web/features/agents/nodes/prompt-screen.tsx'), 'PromptScreen'),
})

export const settingsTabs = ['core', 'security', 'technical'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const settingsRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: 'settings',
  // `activeTabIndex` counts the tabs from 0: links of the specification's settings have it
  validateSearch: (search): { tab?: SettingsTab | undefined; activeTabIndex?: undefined } => ({
    tab: settingsTabs.find((name) => name === search.tab) ?? settingsTabs[Number(search.activeTabIndex)],
    activeTabIndex: undefined,
  }),
  component: lazyRouteComponent(() => import('#web/features/agents/settings/settings-screen.tsx'), 'SettingsScreen'),
})
