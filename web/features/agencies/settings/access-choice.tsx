import { type ClientTab, clientTabs } from '#shared/agencies/client-tabs'
import { standingTabs } from '#shared/agencies/standing-tabs'
import { tabLabel } from '#web/features/agencies/client-tabs/tab-label.ts'
import { t } from '#web/features/agencies/t.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'

interface AccessChoiceProps {
  readonly value: readonly ClientTab[]
  readonly onChange: (access: ClientTab[]) => void
}

/** The tabs of a new organisation's clients. Tabs that do not stand yet keep what is stored of them. */
export const AccessChoice = ({ value, onChange }: AccessChoiceProps) => {
  const toggle = (tab: ClientTab, isOn: boolean) =>
    onChange(clientTabs.filter((each) => (each === tab ? isOn : value.includes(each))))
  return (
    <FieldGroup label={t('defaultClientAccess')} hint={t('accessHint')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4 gap-y-2">
        {standingTabs.map((tab) => (
          <Checkbox
            key={tab}
            label={tabLabel(tab)}
            checked={value.includes(tab)}
            onChange={(isOn) => toggle(tab, isOn)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
