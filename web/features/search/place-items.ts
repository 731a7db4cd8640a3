import { BookOpen, Bot, Radar, Settings2 } from 'lucide-react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { t as agents } from '#web/features/agents/t.ts'
import { focusControl } from '#web/features/search/focus-control.ts'
import type { Navigate, SearchItem } from '#web/features/search/search-item.ts'
import { t } from '#web/features/search/t.ts'
import { agentPlaces } from '#web/shell/agent/agent-places.tsx'
import { t as shell } from '#web/shell/t.ts'
import { searchableSettings } from './searchable-settings.ts'
import { settingLabel } from './setting-label.ts'

const knowledgeTabs = [
  { tab: 'qa', label: 'knowledgePairs', words: 'faq q&a' },
  { tab: 'test', label: 'knowledgeTest', words: 'try question' },
  { tab: 'gaps', label: 'knowledgeGaps', words: 'unanswered questions' },
] as const

const workspacePlaces = (region: Region, navigate: Navigate): SearchItem[] => [
  {
    id: 'agents',
    label: shell('agents'),
    icon: Bot,
    keys: 'G A',
    open: () => void navigate({ to: '/app/$region/agents', params: { region } }),
  },
  {
    id: 'crawler',
    label: shell('crawler'),
    words: 'website import automations',
    icon: Radar,
    open: () => void navigate({ to: '/app/$region/automations', params: { region } }),
  },
]

const placesOfAgent = (region: Region, agent: Agent, navigate: Navigate): SearchItem[] => {
  const params = { region, agentId: agent.ID }
  return [
    ...agentPlaces
      .filter(({ needsNodes }) => !needsNodes || agent.enableNodes)
      .map(({ to, label, icon, shortcut }) => ({
        id: to,
        label: shell(label),
        where: agent.title,
        icon,
        keys: shortcut,
        open: () => void navigate({ to, params }),
      })),
    ...knowledgeTabs.map(({ tab, label, words }) => ({
      id: `kb-${tab}`,
      label: t(label),
      where: shell('knowledge'),
      words,
      icon: BookOpen,
      open: () => void navigate({ to: '/app/$region/agents/$agentId/kb', params, search: { tab } }),
    })),
    ...searchableSettings
      .map((setting) => ({ setting, label: settingLabel(setting) }))
      .map(({ setting: [place, name, words], label }) => ({
        id: name,
        label,
        where: place === 'widget' ? shell('widget') : t('inSettings', { tab: agents(`tab.${place}`) }),
        words,
        icon: Settings2,
        open: () => {
          void (place === 'widget'
            ? navigate({ to: '/app/$region/agents/$agentId/overview', params })
            : navigate({ to: '/app/$region/agents/$agentId/settings', params, search: { tab: place } }))
          focusControl(label)
        },
      })),
  ]
}

/** Tabs and settings, of the workspace and of the agent that is open. */
export const placeItems = (region: Region, agent: Agent | undefined, navigate: Navigate): SearchItem[] => [
  ...workspacePlaces(region, navigate),
  ...(agent ? placesOfAgent(region, agent, navigate) : []),
]
