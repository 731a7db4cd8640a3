import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { agentQuery } from '#web-features/agents'
import { AgentSide } from './agent-side.tsx'
import { AgentTabs } from './agent-tabs.tsx'

const TestPanel = lazy(async () => ({
  default: (await import('#web/features/conversations/test-chat/test-panel.tsx')).TestPanel,
}))

const from = '/app/$region/agents/$agentId'

/** Around every tab of an agent: its column (or its tabs on a phone) and, when asked for, the test chat. */
export const AgentArea = () => {
  const { region, agentId } = useParams({ from })
  const { showDebugger = false, replay } = useSearch({ from })
  const { tab } = useSearch({ strict: false })
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data: agent } = useSuspenseQuery(agentQuery(region, agentId))
  // pages with three panes, and any page beside the test chat, start with the column folded
  const isNarrow = showDebugger || pathname.endsWith('/convos') || (pathname.endsWith('/kb') && tab === 'qa')
  const [side, setSide] = usePersisted(isNarrow ? 'agent-side.wide' : 'agent-side', isNarrow ? 'folded' : 'open')

  const showTest = (isOpen: boolean) =>
    void navigate({
      to: '.',
      replace: true,
      search: (before) => ({ ...before, showDebugger: isOpen || undefined, replay: undefined }),
    })
  const go = (tab: 'convos' | 'kb') => void navigate({ to: `${from}/${tab}`, params: { region, agentId } })
  useShortcut('mod+J', () => showTest(!showDebugger))
  useShortcut('g c', () => go('convos'))
  useShortcut('g k', () => go('kb'))

  return (
    <>
      <AgentSide
        region={region}
        agent={agent}
        isCollapsed={side === 'folded'}
        onCollapse={(fold) => setSide(fold ? 'folded' : 'open')}
        onTest={() => showTest(true)}
      />
      <AgentTabs region={region} agent={agent} pathname={pathname} />
      <Outlet />
      {showDebugger && (
        <Suspense fallback={<aside className="vg-aside" />}>
          <TestPanel
            key={agentId}
            region={region}
            agentId={agentId}
            replay={replay}
            onStartOver={() => showTest(true)}
            onClose={() => showTest(false)}
          />
        </Suspense>
      )}
    </>
  )
}
