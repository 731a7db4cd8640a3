import { useMutation } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import type { Member } from '#shared/workspaces/members'
import { rightNames } from '#shared/workspaces/right-names'
import { grantRightsMutation } from '#web/features/workspaces/queries.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from './t.ts'

interface MemberRightsProps {
  readonly region: Region
  readonly workspaceId: string
  readonly member: Member
}

/** What the owner allows a member beyond daily work. */
export const MemberRights = ({ region, workspaceId, member: { email, rights: saved } }: MemberRightsProps) => {
  const granting = useMutation({
    ...grantRightsMutation(region, workspaceId),
    onError: (error) => notify(error.message, { tone: 'bad', stay: 'long' }),
  })
  const rights = granting.isPending ? granting.variables.rights : saved
  return (
    <fieldset className="grid gap-2 ps-11 pt-1 pb-3">
      <legend className="sr-only">{t('rightsOf', { email })}</legend>
      {rightNames.map((right) => (
        <Switch
          key={right}
          label={t(`right.${right}`)}
          checked={rights.includes(right)}
          disabled={granting.isPending}
          onChange={(isGranted) =>
            granting.mutate({ email, rights: isGranted ? [...rights, right] : rights.filter((it) => it !== right) })
          }
        />
      ))}
    </fieldset>
  )
}
