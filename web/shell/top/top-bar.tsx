import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Menu as Bars, ExternalLink, MessageCircleMore, Search } from 'lucide-react'
import { Suspense } from 'react'
import type { Region } from '#shared/regions'
import type { Workspace, WorkspaceSummary } from '#shared/workspaces/schema'
import { cx } from '#web/lib/style/cx.ts'
import { workspacePlaces } from '#web/places.ts'
import { t } from '#web/shell/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Kbd } from '#web/ui/button/kbd.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Mark } from '#web/ui/page/mark.tsx'
import { agentQuery } from '#web-features/agents'
import { PublishButton } from '#web-features/agents/publish'
import { BellButton } from '#web-features/notifications'
import { AgentSwitcher } from './agent-switcher.tsx'
import { OfflineState } from './offline-state.tsx'
import { WorkspaceMenu } from './workspace-menu.tsx'

const Bell = lazyPart(() => import('#web/features/notifications/bell.tsx'), 'Bell', 'quiet')

interface TopBarProps {
  readonly region: Region
  readonly person: Workspace
  readonly workspaces: readonly WorkspaceSummary[]
  readonly workspace: WorkspaceSummary
  readonly agentId: string | undefined
  readonly onNavigation: () => void
  readonly onFind: () => void
  readonly onTest: () => void
}

/** 55 px: the current page on the left, actions on the whole agent on the right. */
export const TopBar = ({
  region,
  person,
  workspaces,
  workspace,
  agentId,
  onNavigation,
  onFind,
  onTest,
}: TopBarProps) => {
  const { data: agent } = useQuery({ ...agentQuery(region, agentId ?? ''), enabled: agentId !== undefined })
  const bellPlace = agentId && 'max-md:ms-auto'
  return (
    <header className="vg-top">
      <IconButton label={t('openNavigation')} icon={<Bars size={18} />} onClick={onNavigation} className="md:hidden" />
      <Link
        to="/app/$region/agents"
        params={{ region }}
        aria-label={workspacePlaces[0].label()}
        className={cx('grid size-8 flex-none place-items-center rounded-md', agentId && 'max-md:hidden')}
      >
        <Mark />
      </Link>
      <div className={agentId ? 'max-md:hidden' : 'min-w-0'}>
        <WorkspaceMenu region={region} person={person} workspaces={workspaces} open={workspace} />
      </div>
      {agentId && (
        <>
          <span aria-hidden="true" className="text-ink-2 max-md:hidden">
            /
          </span>
          <div className="min-w-0 max-md:flex-1 max-md:basis-0">
            {agent && <AgentSwitcher region={region} workspaceId={workspace.uid} current={agent} />}
          </div>
        </>
      )}
      <OfflineState />
      <button type="button" className={cx('vg-find ms-auto', agentId && 'max-md:hidden')} onClick={onFind}>
        <Search size={16} aria-hidden="true" />
        <span className="max-[1100px]:sr-only">{t('find')}</span>
        <Kbd keys="mod+K" />
      </button>
      <Suspense fallback={<BellButton label={t('notifications')} isNew={false} className={bellPlace} disabled />}>
        <Bell key={workspace.uid} region={region} workspaceId={workspace.uid} className={bellPlace} />
      </Suspense>
      {agentId && (
        <div className="vg-top__agent">
          <IconButton
            label={t('testChat')}
            icon={<MessageCircleMore size={18} />}
            onClick={onTest}
            className="md:hidden"
          />
          <Link
            to="/app/$region/prototype"
            params={{ region }}
            search={{ vg_id: agentId, v: 'live' }}
            target="_blank"
            className={buttonClass({}, 'max-md:hidden')}
          >
            <ExternalLink size={16} aria-hidden="true" />
            {t('demo')}
          </Link>
          {agent && (
            <div data-publish={agent.hasUnpublishedChanges ? 'due' : 'done'}>
              <PublishButton region={region} agent={agent} key={agent.ID} />
            </div>
          )}
        </div>
      )}
    </header>
  )
}
