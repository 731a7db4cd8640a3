import { AppWindow, BookOpen, ListTree, MessagesSquare, Settings2 } from 'lucide-react'

/** The tabs of the agent area, in the specification's order; one that is not built yet has no row. */
export const agentPlaces = [
  {
    to: '/app/$region/agents/$agentId/overview',
    label: 'widget',
    icon: AppWindow,
    shortcut: undefined,
    needsNodes: false,
  },
  { to: '/app/$region/agents/$agentId/nodes', label: 'prompt', icon: ListTree, shortcut: undefined, needsNodes: true },
  { to: '/app/$region/agents/$agentId/kb', label: 'knowledge', icon: BookOpen, shortcut: 'G K', needsNodes: false },
  {
    to: '/app/$region/agents/$agentId/convos',
    label: 'chats',
    icon: MessagesSquare,
    shortcut: 'G C',
    needsNodes: false,
  },
  {
    to: '/app/$region/agents/$agentId/settings',
    label: 'settings',
    icon: Settings2,
    shortcut: undefined,
    needsNodes: false,
  },
] as const
