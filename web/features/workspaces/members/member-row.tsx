import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import type { GracePeriod } from '#shared/workspaces/access-keys'
import type { Member } from '#shared/workspaces/members'
import { removeMemberMutation } from '#web/features/workspaces/queries.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { MemberRights } from './member-rights.tsx'
import { PersonName } from './person-name.tsx'
import { RotateKnown } from './rotate-known.tsx'
import { t } from './t.ts'

interface MemberRowProps {
  readonly region: Region
  readonly workspaceId: string
  readonly member: Member
  /** A member's own row has no Remove: leaving is in the workspace's settings (specification 3, section 5). */
  readonly isYou: boolean
  readonly canRemove: boolean
  /** Whether they may replace the keys of agents. */
  readonly canRotate: boolean
  /** The owner decides what members may do. */
  readonly canGrant: boolean
}

const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium' })

export const MemberRow = ({ region, workspaceId, member, isYou, canRemove, canRotate, canGrant }: MemberRowProps) => {
  const { email, displayName, photoURL, joinedAt, couldReadKeys } = member
  const [isAsking, setAsking] = useState(false)
  const [rotateKeys, setRotateKeys] = useState<GracePeriod>()
  const removing = useMutation({
    ...removeMemberMutation(region, workspaceId),
    onSuccess: (_answer, { rotateKeys: period }) =>
      notify(t(period ? 'removedRotating' : 'removed', { email }), { tone: 'ok' }),
    onError: (error) => notify(error.message, { tone: 'bad', stay: 'long' }),
  })
  const close = () => {
    setAsking(false)
    setRotateKeys(undefined)
  }
  return (
    <li className="border-t border-line">
      <div className="flex min-h-12 items-center gap-3">
        <Avatar kind="person" name={displayName || email} picture={{ url: photoURL, region }} />
        <PersonName
          displayName={displayName}
          email={email}
          fact={t('joinedAt', { date: day.format(joinedAt * 1000) })}
        />
        {isYou && <span className="text-sm text-ink-2">{t('you')}</span>}
        {!isYou && canRemove && (
          <Button size="small" onClick={() => setAsking(true)} aria-label={`${t('remove')} ${email}`}>
            {t('remove')}
          </Button>
        )}
      </div>
      {canGrant && <MemberRights region={region} workspaceId={workspaceId} member={member} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle', { email })}
        body={t('removeBody')}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate({ email, ...(rotateKeys ? { rotateKeys } : {}) }, { onSettled: close })}
        onCancel={close}
      >
        {couldReadKeys && canRotate && <RotateKnown email={email} value={rotateKeys} onChange={setRotateKeys} />}
        {couldReadKeys && !canRotate && <p>{t('rotateKnownNotGranted', { email })}</p>}
      </ConfirmDialog>
    </li>
  )
}
