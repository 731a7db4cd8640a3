import type { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import { t } from '#web/features/agencies/t.ts'
import { Switch } from '#web/ui/choice/switch.tsx'

const permissions = ['defaultAllowCreateAgents', 'defaultCanDelegateChats', 'defaultHideAdvancedSettings'] as const

interface PermissionSwitchesProps {
  readonly onboarding: ClientOnboarding
  readonly onChange: (patch: Partial<ClientOnboarding>) => void
}

/** What a new client may do (specification 2, section 6). */
export const PermissionSwitches = ({ onboarding, onChange }: PermissionSwitchesProps) =>
  permissions.map((name) => (
    <Switch
      key={name}
      label={t(name)}
      hint={t(`${name}Hint`)}
      checked={onboarding[name]}
      onChange={(isOn) => onChange({ [name]: isOn })}
    />
  ))
