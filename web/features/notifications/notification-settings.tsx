import { useMutation } from '@tanstack/react-query'
import { notificationKinds } from '#shared/notifications/kinds'
import type { NotificationSettings as Settings } from '#shared/notifications/schema'
import type { Region } from '#shared/regions'
import { PushSwitch } from '#web/features/notifications/push/push-switch.tsx'
import { settingsMutation } from '#web/features/notifications/queries.ts'
import { t } from '#web/features/notifications/t.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'

interface NotificationSettingsProps {
  readonly region: Region
  readonly workspaceId: string
  readonly settings: Settings
}

/** Which notifications the member gets, and their sound. Switches save at once. */
export const NotificationSettings = ({ region, workspaceId, settings }: NotificationSettingsProps) => {
  const saving = useMutation(settingsMutation(region, workspaceId))
  const { sound, off } = settings
  return (
    <div className="grid gap-4 p-4">
      <p className="text-sm text-ink-2">{t('settingsFact')}</p>
      <Switch
        label={t('sound')}
        hint={t('soundHint')}
        checked={sound}
        onChange={(next) => saving.mutate({ off, sound: next })}
      />
      <PushSwitch region={region} workspaceId={workspaceId} />
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-medium">{t('settingsTitle')}</legend>
        {notificationKinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`wants.${kind}`)}
            checked={!off.includes(kind)}
            onChange={(wanted) =>
              saving.mutate({ sound, off: wanted ? off.filter((it) => it !== kind) : [...off, kind] })
            }
          />
        ))}
      </fieldset>
      {saving.error && (
        // a switch reports its failure where the member looks, however far the list is scrolled
        <div className="sticky bottom-4">
          <ProblemNote title={t('settingsFailed')} error={saving.error} />
        </div>
      )}
    </div>
  )
}
