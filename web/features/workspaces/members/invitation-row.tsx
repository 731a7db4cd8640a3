import { useMutation } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import type { Invitation } from '#shared/workspaces/members'
import { revokeInvitationMutation } from '#web/features/workspaces/queries.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from './t.ts'

interface InvitationRowProps {
  readonly region: Region
  readonly workspaceId: string
  readonly invitation: Invitation
  /** The name of who sent it. */
  readonly invitedBy: string
  readonly onAgain: () => void
  /** Whether it may be sent again and revoked. */
  readonly canInvite: boolean
}

const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short' })

/** A pending invitation. */
export const InvitationRow = ({
  region,
  workspaceId,
  invitation,
  invitedBy,
  onAgain,
  canInvite,
}: InvitationRowProps) => {
  const { email, expiresAt } = invitation
  const revoking = useMutation({
    ...revokeInvitationMutation(region, workspaceId),
    onSuccess: () => notify(t('revoked'), { tone: 'ok' }),
    onError: (error) => notify(error.message, { tone: 'bad', stay: 'long' }),
  })
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-3 border-t border-line py-1.5">
      <Avatar kind="person" name={email} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{email}</span>
        <span className="block truncate text-sm text-ink-2">
          {t('invitedBy', { by: invitedBy, until: day.format(expiresAt) })}
        </span>
      </span>
      {canInvite && (
        <span className="flex gap-2">
          <Button size="small" onClick={onAgain} aria-label={`${t('sendAgain')} ${email}`}>
            {t('sendAgain')}
          </Button>
          <Button
            size="small"
            busy={revoking.isPending}
            onClick={() => revoking.mutate(email)}
            aria-label={`${t('revoke')} ${email}`}
          >
            {t('revoke')}
          </Button>
        </span>
      )}
    </li>
  )
}
