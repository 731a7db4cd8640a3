import { MAX_DISABLED_MESSAGE } from '#shared/clients/limits'
import type { OrganisationFields } from '#shared/clients/schema'
import { t } from '#web/features/clients/t.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import '#web/features/clients/clients.css'

type Settings = OrganisationFields['settings']

interface AccessSwitchProps {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
}

/** Off: all clients of the organisation read a message instead of their pages. */
export const AccessSwitch = ({ settings, onChange }: AccessSwitchProps) => (
  <div className="vg-clients__off" data-off={settings.disableClientAccess || undefined}>
    <Switch
      label={t('clientAccessOn')}
      hint={t('clientAccessOnHint')}
      checked={!settings.disableClientAccess}
      onChange={(isOn) => onChange({ ...settings, disableClientAccess: !isOn })}
    />
    {settings.disableClientAccess && (
      <Field
        label={t('message')}
        hint={t('messageHint', {
          count: settings.disableClientAccessMessage.length,
          most: MAX_DISABLED_MESSAGE,
          standard: t('accessDisabled'),
        })}
      >
        <Textarea
          value={settings.disableClientAccessMessage}
          maxLength={MAX_DISABLED_MESSAGE}
          rows={3}
          onChange={(event) => onChange({ ...settings, disableClientAccessMessage: event.currentTarget.value })}
        />
      </Field>
    )}
  </div>
)
