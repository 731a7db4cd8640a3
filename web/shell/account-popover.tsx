import { ChevronDown, LogOut } from 'lucide-react'
import { useState } from 'react'
import type { Workspace } from '#shared/workspaces/schema'
import { signOut } from '#web/lib/sign-out.ts'
import { t } from '#web/shell/t.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Popover } from '#web/ui/popover.tsx'
import '#web/ui/menu.css'

/** Who is signed in, and the way out. */
export const AccountPopover = ({ workspace }: { readonly workspace: Workspace }) => {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Popover
      label={workspace.workspaceName}
      className="vg-menu"
      trigger={
        <button type="button" className="vg-crumb">
          <span>{workspace.workspaceName}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <div className="flex items-center gap-2.5 px-2.5 py-2">
        <Avatar kind="person" name={workspace.displayName || workspace.email} src={workspace.photoURL} />
        <div className="min-w-0">
          <p className="text-xs text-ink-2">{t('signedInAs')}</p>
          <p className="truncate font-medium">{workspace.email}</p>
        </div>
      </div>
      <div className="vg-menu__rule" />
      <button
        type="button"
        className="vg-menu__item"
        disabled={isLeaving}
        onClick={() => {
          setLeaving(true)
          void signOut()
        }}
      >
        <LogOut size={16} aria-hidden="true" />
        {isLeaving ? t('signingOut') : t('signOut')}
      </button>
    </Popover>
  )
}
