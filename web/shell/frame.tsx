import { Tooltip } from '@base-ui/react/tooltip'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useMatch, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { productName } from '#shared/notifications/product-name'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { readSession } from '#web/lib/session/session.ts'
import { useSessionEnd } from '#web/lib/session/session-end.ts'
import { workspacePlaces } from '#web/places.ts'
import { t } from '#web/shell/t.ts'
import { useLostWorkspaces } from '#web/shell/use-lost-workspaces.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { TitleContext } from '#web/ui/page/page-title.tsx'
import { agentQuery } from '#web-features/agents'
import { creditsQuery } from '#web-features/billing'
import { meQuery } from '#web-features/workspaces'
import { useCurrentWorkspace, useWorkspaceOf } from '#web-features/workspaces/current'
import { PlaceShortcut } from './place-shortcut.tsx'
import { Side } from './side/side.tsx'
import { WorkspacePlaces } from './side/workspace-places.tsx'
import { TopBar } from './top/top-bar.tsx'
import '#web/shell/shell.css'

const NewAgentDrawer = lazyPart(
  () => import('#web/features/agents/new/new-agent-drawer.tsx'),
  'NewAgentDrawer',
  'layer',
)
const AgentWizardDrawer = lazyPart(
  () => import('#web/features/onboarding/agent-wizard-drawer.tsx'),
  'AgentWizardDrawer',
  'layer',
)
const SignInAgain = lazyPart(() => import('#web/features/sign-in/session/sign-in-again.tsx'), 'SignInAgain', 'layer')
const WorkspaceSearch = lazyPart(() => import('#web/shell/workspace-search.tsx'), 'WorkspaceSearch', 'layer')
const HelpDialog = lazyPart(() => import('#web/shell/help-dialog.tsx'), 'HelpDialog', 'layer')
const PhoneNavigation = lazyPart(() => import('./side/phone-navigation.tsx'), 'PhoneNavigation', 'layer')

const titleEnd = [productName]

/** The signed-in frame: top bar, workspace sidebar, and the route's page. */
export const Frame = () => {
  const app = useMatch({ from: '/app/$region' })
  const agent = useMatch({ from: '/app/$region/agents/$agentId', shouldThrow: false })
  const { region } = app.params
  const navigate = useNavigate()
  const { data: me } = useSuspenseQuery(meQuery(region))
  const workspace = useCurrentWorkspace(region)
  const { data: openAgent } = useQuery({
    ...agentQuery(region, agent?.params.agentId ?? ''),
    enabled: agent !== undefined,
  })
  useWorkspaceOf(region, openAgent)
  const credits = useQuery(creditsQuery(region, workspace.uid)).data?.credits
  // opening an agent collapses the sidebar; both choices are remembered
  const [side, setSide] = usePersisted(agent ? 'side.agent' : 'side', agent ? 'folded' : 'open')
  const [layer, setLayer] = useState<'help' | 'navigation' | 'search'>()
  // the pool that the member belongs to, which need not be this page's
  const [home] = useState(() => readSession(app.context.config, region)?.region ?? region)
  const isSessionEnded = useSessionEnd()
  useLostWorkspaces(region)
  const isCollapsed = side === 'folded'

  const showDrawer = (drawer: 'new-agent' | 'wizard' | undefined) =>
    void navigate({ to: '.', search: (before) => ({ ...before, drawer }) })
  const places = {
    region,
    credits,
    onHelp: () => setLayer('help'),
    onFind: () => setLayer('search'),
    onNewAgent: () => {
      setLayer(undefined)
      showDrawer('new-agent')
    },
  }
  useShortcut('n', () => showDrawer('new-agent'))
  useShortcut('?', () => setLayer('help'))
  useShortcut('mod+K', () => setLayer('search'))

  return (
    <Tooltip.Provider delay={500}>
      <a href="#content" className="vg-button vg-button--quiet vg-skip">
        {t('skip')}
      </a>
      {workspacePlaces.map(
        ({ name, route, shortcut }) =>
          shortcut && (
            <PlaceShortcut
              key={name}
              keys={shortcut.keys}
              onPress={() => void navigate({ to: route.to, params: { region } })}
            />
          ),
      )}
      <div className="vg-app">
        <TopBar
          region={region}
          person={me.workspace}
          workspaces={me.workspaces}
          workspace={workspace}
          agentId={agent?.params.agentId}
          onNavigation={() => setLayer('navigation')}
          onFind={places.onFind}
          onTest={() => void navigate({ to: '.', search: (before) => ({ ...before, showDebugger: true }) })}
        />
        <Side
          label={t('workspaceNavigation')}
          isCollapsed={isCollapsed}
          onCollapse={(next) => setSide(next ? 'folded' : 'open')}
        >
          <WorkspacePlaces {...places} isCollapsed={isCollapsed} />
        </Side>
        <TitleContext value={titleEnd}>
          <Outlet />
        </TitleContext>
      </div>
      <Suspense>
        {isSessionEnded && <SignInAgain config={app.context.config} region={home} email={me.workspace.email} />}
        {app.search.drawer === 'new-agent' && (
          <NewAgentDrawer
            region={region}
            workspaceId={workspace.uid}
            onClose={() => showDrawer(undefined)}
            onWizard={() => showDrawer('wizard')}
          />
        )}
        {app.search.drawer === 'wizard' && (
          <AgentWizardDrawer
            key={workspace.uid}
            region={region}
            workspaceId={workspace.uid}
            onClose={() => showDrawer(undefined)}
            onLeave={() => showDrawer('new-agent')}
          />
        )}
        {layer === 'search' && (
          <WorkspaceSearch
            region={region}
            workspaceId={workspace.uid}
            agent={openAgent}
            onClose={() => setLayer(undefined)}
            onHelp={places.onHelp}
          />
        )}
        {layer === 'help' && (
          <HelpDialog
            config={app.context.config}
            isOpen
            onOpenChange={() => setLayer(undefined)}
            hasAgent={agent !== undefined}
          />
        )}
        {layer === 'navigation' && <PhoneNavigation {...places} isOpen onOpenChange={() => setLayer(undefined)} />}
      </Suspense>
    </Tooltip.Provider>
  )
}
