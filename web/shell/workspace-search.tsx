import { useNavigate } from '@tanstack/react-router'
import { Keyboard, MessageCircleMore, Moon, Plus } from 'lucide-react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { agentPlaces, workspacePlaces } from '#web/places.ts'
import { SearchDialog } from '#web-features/search'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { t } from './t.ts'

interface WorkspaceSearchProps {
  readonly region: Region
  readonly workspaceId: string
  /** The open agent, if any. */
  readonly agent: Agent | undefined
  readonly onHelp: () => void
  readonly onClose: () => void
}

/** The search with the shell's pages and commands. */
export const WorkspaceSearch = ({ region, workspaceId, agent, onHelp, onClose }: WorkspaceSearchProps) => {
  const navigate = useNavigate()
  const [, toggleTheme] = useTheme()
  const { role } = useCurrentWorkspace(region)
  const open = workspacePlaces.filter(({ isForOwners }) => role === 'owner' || !isForOwners)
  const ofWorkspace = open.map(({ name, route, label, icon, terms, shortcut, parts }) => ({
    id: name,
    label: label(),
    words: terms,
    icon,
    keys: shortcut?.keys,
    parts,
    open: () => void navigate({ to: route.to, params: { region } }),
  }))
  const placesOf = (agent: Agent) =>
    agentPlaces
      .filter(({ isShown }) => !isShown || isShown(agent))
      .map(({ name, route, label, icon, terms, shortcut, parts }) => ({
        id: name,
        label: label(),
        where: agent.title,
        words: terms,
        icon,
        keys: shortcut?.keys,
        parts,
        open: () => void navigate({ to: route.to, params: { region, agentId: agent.ID } }),
      }))
  const testChat = {
    id: 'test',
    label: t('testChat'),
    words: 'try debugger',
    icon: MessageCircleMore,
    keys: 'mod+J',
    open: () => void navigate({ to: '.', search: (before) => ({ ...before, showDebugger: true }) }),
  }
  const actions = [
    {
      id: 'new-agent',
      label: t('newAgent'),
      words: 'create add',
      icon: Plus,
      keys: 'N',
      open: () => void navigate({ to: '.', search: (before) => ({ ...before, drawer: 'new-agent' as const }) }),
    },
    ...(agent ? [testChat] : []),
    { id: 'theme', label: t('toggleTheme'), words: 'dark mode appearance', icon: Moon, open: toggleTheme },
    {
      id: 'keys',
      label: t('helpTitle'),
      words: 'help keyboard',
      icon: Keyboard,
      keys: '?',
      open: onHelp,
    },
  ]
  return (
    <SearchDialog
      region={region}
      workspaceId={workspaceId}
      agent={agent}
      places={[...ofWorkspace, ...(agent ? placesOf(agent) : [])]}
      actions={actions}
      onClose={onClose}
    />
  )
}
