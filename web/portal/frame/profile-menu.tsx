import { useMutation } from '@tanstack/react-query'
import { Building2, CircleDashed, CircleDot, LogOut, MessageSquarePlus, Moon, Sun, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { presenceMutation } from '#web/portal/session/queries.ts'
import { useLogOut } from '#web/portal/session/use-log-out.ts'
import { hasPresence } from '#web/portal/session/use-presence.ts'
import { t } from '#web/portal/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { LanguageChoice } from '#web/ui/choice/language-choice.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import '#web/ui/layer/menu.css'

interface ProfileMenuProps {
  readonly me: PortalSession
  readonly onAccount: () => void
  /** On a phone the organisation has no menu of its own, and feedback no button. */
  readonly onOrganisation: () => void
  readonly onFeedback: () => void
}

/** Who is logged in, their account and presence, language and theme, and the log-out. */
export const ProfileMenu = ({ me, onAccount, onOrganisation, onFeedback }: ProfileMenuProps) => {
  const { region } = useBrand()
  const { client } = me
  const [isOpen, setOpen] = useState(false)
  const [theme, toggleTheme] = useTheme()
  const [logOut, isLeaving] = useLogOut()
  const presence = useMutation(presenceMutation(region, client.ID))
  const isAdmin = hasPresence(me) && client.isOrgAdmin
  const show = (open: () => void) => {
    setOpen(false)
    open()
  }
  const isOnline = client.status === 'online'
  return (
    <Popover
      label={t('account')}
      align="end"
      className="vg-menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="vg-crumb">
          <Avatar kind="person" name={client.name} picture={{ url: client.squarePhotoURL, region }} />
          <span className="sr-only">{`${t('account')}: ${client.name}`}</span>
        </button>
      }
    >
      <div className="min-w-0 px-2.5 py-2">
        <p className="truncate font-medium">{client.name}</p>
        {client.email !== '' && <p className="truncate text-sm text-ink-2">{client.email}</p>}
      </div>
      <div className="vg-menu__rule" />
      {hasPresence(me) && (
        <button type="button" className="vg-menu__item" onClick={() => show(onAccount)}>
          <UserRound size={16} aria-hidden="true" />
          {t('account')}
        </button>
      )}
      {hasPresence(me) && (
        <button type="button" className="vg-menu__item md:hidden" onClick={() => show(onFeedback)}>
          <MessageSquarePlus size={16} aria-hidden="true" />
          {t('feedback')}
        </button>
      )}
      {isAdmin && (
        <button type="button" className="vg-menu__item md:hidden" onClick={() => show(onOrganisation)}>
          <Building2 size={16} aria-hidden="true" />
          {t('organisation')}
        </button>
      )}
      {hasPresence(me) && (
        <button
          type="button"
          className="vg-menu__item"
          disabled={presence.isPending}
          onClick={() => presence.mutate(isOnline ? 'offline' : 'online')}
        >
          {isOnline ? <CircleDashed size={16} aria-hidden="true" /> : <CircleDot size={16} aria-hidden="true" />}
          {isOnline ? t('appearOffline') : t('appearOnline')}
        </button>
      )}
      <button type="button" className="vg-menu__item" onClick={toggleTheme}>
        {theme === 'dark' ? <Sun size={16} aria-hidden="true" /> : <Moon size={16} aria-hidden="true" />}
        {theme === 'dark' ? t('toLight') : t('toDark')}
      </button>
      <LanguageChoice />
      <div className="vg-menu__rule" />
      <button type="button" className="vg-menu__item" disabled={isLeaving} onClick={logOut}>
        <LogOut size={16} aria-hidden="true" />
        {isLeaving ? t('loggingOut') : t('logOut')}
      </button>
    </Popover>
  )
}
