import { useMutation, useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { pushMutation, pushQuery } from '#web/features/notifications/push/queries.ts'
import { t } from '#web/features/notifications/t.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'

interface PushSwitchProps {
  readonly region: Region
  readonly workspaceId: string
}

/** Whether this device shows notifications while no dashboard is open. Gives the reason where it cannot. */
export const PushSwitch = ({ region, workspaceId }: PushSwitchProps) => {
  const { data: state, error, refetch, isFetching } = useQuery(pushQuery(region, workspaceId))
  const change = useMutation(pushMutation(region, workspaceId))
  if (error && !state)
    return <ProblemNote title={t('pushUnknown')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  const publicKey = state && 'publicKey' in state ? state.publicKey : undefined
  const isOn = change.isPending ? change.variables.isOn : state?.kind === 'on'
  return (
    <div className="grid gap-2">
      <Switch
        label={t('push')}
        hint={t(`push.${state?.kind ?? 'off'}`)}
        checked={isOn}
        disabled={publicKey === undefined || change.isPending}
        onChange={(wanted) => publicKey && change.mutate({ isOn: wanted, publicKey })}
      />
      {change.error && <ProblemNote title={t('pushFailed')} error={change.error} />}
    </div>
  )
}
