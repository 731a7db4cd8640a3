import { ChevronDown, Info, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { PortalOrganisation } from '#shared/clients/portal-session'
import type { Region } from '#shared/regions'
import { t } from '#web/portal/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import '#web/ui/layer/menu.css'

interface OrganisationMenuProps {
  readonly organisation: PortalOrganisation
  readonly region: Region
  /** For the organisation's admin: shows its drawer, or there the form of a new user. */
  readonly onEdit: ((part: 'about' | 'add') => void) | undefined
}

/** Who belongs to the organisation, and who of them is there. */
export const OrganisationMenu = ({ organisation: { name, users }, region, onEdit }: OrganisationMenuProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('organisation')}
      className="vg-menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="vg-crumb">
          <span>{name}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <ul>
        {users.map((user) => (
          <li key={user.ID} className="flex items-center gap-2.5 px-2.5 py-2">
            <Avatar kind="person" size="small" name={user.name} picture={{ url: user.squarePhotoURL, region }} />
            <span className="min-w-0 flex-1 truncate">{user.name}</span>
            <span className="text-xs">
              <State kind={user.status === 'online' ? 'fine' : 'idle'}>
                {user.status === 'online' ? t('online') : t('away')}
              </State>
            </span>
          </li>
        ))}
      </ul>
      {onEdit && (
        <>
          <div className="vg-menu__rule" />
          {(['about', 'add'] as const).map((part) => (
            <button
              key={part}
              type="button"
              className="vg-menu__item"
              onClick={() => {
                setOpen(false)
                onEdit(part)
              }}
            >
              {part === 'about' ? <Info size={16} aria-hidden="true" /> : <UserPlus size={16} aria-hidden="true" />}
              {part === 'about' ? t('aboutOrganisation') : t('addUser')}
            </button>
          ))}
        </>
      )}
    </Popover>
  )
}
