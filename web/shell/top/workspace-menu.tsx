import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, ChevronDown, LogOut, Plus, Settings2, UserRound, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type Region, regionNames } from '#shared/regions'
import type { Workspace, WorkspaceSummary } from '#shared/workspaces/schema'
import { signOut } from '#web/lib/sign-out.ts'
import { t } from '#web/shell/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Popover } from '#web/ui/layer/popover.tsx'
import { selectWorkspace } from '#web-features/workspaces'
import { OtherRegion } from './other-region.tsx'
import '#web/ui/layer/menu.css'

// the first paint has no budget for a menu's content
const LanguageChoice = lazyPart(() => import('#web/ui/choice/language-choice.tsx'), 'LanguageChoice')
const MembersDrawer = lazyPart(
  () => import('#web/features/workspaces/members/members-drawer.tsx'),
  'MembersDrawer',
  'layer',
)
const WorkspaceSettingsDrawer = lazyPart(
  () => import('#web/features/workspaces/settings/workspace-settings-drawer.tsx'),
  'WorkspaceSettingsDrawer',
  'layer',
)

const NewWorkspaceDrawer = lazyPart(
  () => import('#web/features/workspaces/settings/new-workspace-drawer.tsx'),
  'NewWorkspaceDrawer',
  'layer',
)

type Layer = 'members' | 'settings' | 'new'

interface WorkspaceMenuProps {
  readonly region: Region
  /** The member's own record. */
  readonly person: Workspace
  readonly workspaces: readonly WorkspaceSummary[]
  readonly open: WorkspaceSummary
}

/** The open workspace, the others, its members and settings, the other region, and the sign-out. */
export const WorkspaceMenu = ({ region, person, workspaces, open }: WorkspaceMenuProps) => {
  const [isOpen, setOpen] = useState(false)
  const [layer, setLayer] = useState<Layer>()
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const go = async (to: Region) => {
    setOpen(false)
    await navigate({ to: '/app/$region/agents', params: { region: to } })
  }
  const choose = async (uid: string) => {
    selectWorkspace(region, uid)
    await go(region)
    void queries.invalidateQueries({ queryKey: ['agents', region] })
  }
  const show = (next: Layer) => {
    setOpen(false)
    setLayer(next)
  }
  return (
    <>
      <Popover
        label={t('workspaceMenu')}
        className="vg-menu"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className="vg-crumb">
            <span>{open.workspaceName}</span>
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        }
      >
        {workspaces.map((workspace) => (
          <button
            key={workspace.uid}
            type="button"
            className="vg-menu__item"
            aria-current={workspace.uid === open.uid ? 'true' : undefined}
            onClick={() => void choose(workspace.uid)}
          >
            <Avatar
              kind="agent"
              size="small"
              name={workspace.workspaceName}
              picture={{ url: workspace.workspacePhotoURL, region }}
            />
            <span className="min-w-0 flex-1 truncate">{workspace.workspaceName}</span>
            {workspace.role === 'member' && <span className="text-xs text-ink-2">{t('member')}</span>}
            {workspace.uid === open.uid && <Check size={14} aria-hidden="true" />}
          </button>
        ))}
        <button type="button" className="vg-menu__item" onClick={() => show('new')}>
          <Plus size={16} aria-hidden="true" />
          {t('newWorkspace')}
        </button>
        <div className="vg-menu__rule" />
        <button type="button" className="vg-menu__item" onClick={() => show('members')}>
          <Users size={16} aria-hidden="true" />
          {t('members')}
        </button>
        <button type="button" className="vg-menu__item" onClick={() => show('settings')}>
          <Settings2 size={16} aria-hidden="true" />
          {t('workspaceSettings')}
        </button>
        {regionNames
          .filter((name) => name !== region)
          .map((name) => (
            <OtherRegion
              key={name}
              region={name}
              onOpen={(uid) => {
                if (uid) selectWorkspace(name, uid)
                void go(name)
              }}
            />
          ))}
        <div className="vg-menu__rule" />
        <div className="flex items-center gap-2.5 px-2.5 py-2">
          <Avatar kind="person" name={person.displayName || person.email} picture={{ url: person.photoURL, region }} />
          <div className="min-w-0">
            <p className="text-xs text-ink-2">{t('signedInAs')}</p>
            <p className="truncate font-medium">{person.displayName || person.email}</p>
            {person.displayName && <p className="truncate text-sm text-ink-2">{person.email}</p>}
          </div>
        </div>
        <Link to="/app/$region/profile" params={{ region }} className="vg-menu__item" onClick={() => setOpen(false)}>
          <UserRound size={16} aria-hidden="true" />
          {t('profile')}
        </Link>
        <Suspense fallback={<div className="vg-menu__item" />}>
          <LanguageChoice />
        </Suspense>
        <button
          type="button"
          className="vg-menu__item"
          disabled={isLeaving}
          onClick={() => {
            setLeaving(true)
            signOut().catch(() => {
              setLeaving(false)
              notify(t('signOutFailed'), { tone: 'bad', stay: 'long' })
            })
          }}
        >
          <LogOut size={16} aria-hidden="true" />
          {isLeaving ? t('signingOut') : t('signOut')}
        </button>
      </Popover>
      <Suspense>
        {layer === 'members' && <MembersDrawer region={region} workspace={open} onClose={() => setLayer(undefined)} />}
        {layer === 'settings' && (
          <WorkspaceSettingsDrawer region={region} workspace={open} onClose={() => setLayer(undefined)} />
        )}
        {layer === 'new' && <NewWorkspaceDrawer region={region} onClose={() => setLayer(undefined)} />}
      </Suspense>
    </>
  )
}
