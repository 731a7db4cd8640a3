import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo } from 'react'
import { productName } from '#shared/notifications/product-name'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { preloadWhenIdle } from '#web/lib/loading/preload-when-idle.ts'
import { agentPlaces } from '#web/places.ts'
import { PlaceShortcut } from '#web/shell/place-shortcut.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { TitleContext } from '#web/ui/page/page-title.tsx'
import { agentQuery } from '#web-features/agents'
import { AgentSide } from './agent-side.tsx'
import { AgentTabs } from './agent-tabs.tsx'

const TestPanel = lazyPart(() => import('#web/features/conversations/test-chat/test-panel.tsx'), 'TestPanel')

const from = '/app/$region/agents/$agentId'

/** Around every tab of an agent: its sidebar (on a phone its tabs) and, when open, the test chat. */
export const AgentArea = () => {
  const { region, agentId } = useParams({ from })
  const { showDebugger = false, replay, ask } = useSearch({ from })
  const { tab } = useSearch({ strict: false })
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data: agent } = useSuspenseQuery(agentQuery(region, agentId))
  // wide pages, and any page beside the test chat, start with the column collapsed
  const place = agentPlaces.find(({ route }) => pathname.endsWith(`/${route.path}`))
  const isNarrow = showDebugger || place?.isWide?.({ tab }) === true
  const [side, setSide] = usePersisted(isNarrow ? 'agent-side.wide' : 'agent-side', isNarrow ? 'folded' : 'open')

  const titleEnd = useMemo(() => [agent.title, productName], [agent.title])

  const showTest = (isOpen: boolean) =>
    void navigate({
      to: '.',
      replace: true,
      search: (before) => ({ ...before, showDebugger: isOpen || undefined, replay: undefined, ask: undefined }),
    })
  useShortcut('mod+J', () => showTest(!showDebugger))

  useEffect(() => preloadWhenIdle(agentPlaces.map(({ route }) => route)), [])

  return (
    <>
      {agentPlaces.map(
        ({ name, route, shortcut }) =>
          shortcut && (
            <PlaceShortcut
              key={name}
              keys={shortcut.keys}
              onPress={() => void navigate({ to: route.to, params: { region, agentId } })}
            />
          ),
      )}
      <AgentSide
        region={region}
        agent={agent}
        isCollapsed={side === 'folded'}
        onCollapse={(next) => setSide(next ? 'folded' : 'open')}
        onTest={() => showTest(true)}
      />
      <AgentTabs region={region} agent={agent} pathname={pathname} />
      <TitleContext value={titleEnd}>
        <Outlet />
      </TitleContext>
      {showDebugger && (
        <Suspense fallback={<aside className="vg-aside" />}>
          <TestPanel
            key={agentId}
            region={region}
            agentId={agentId}
            replay={replay}
            ask={ask}
            onStartOver={() => showTest(true)}
            onClose={() => showTest(false)}
          />
        </Suspense>
      )}
    </>
  )
}
