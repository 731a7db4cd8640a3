import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useState } from 'react'
import { t } from '#web/features/agents/t.ts'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { Tag } from '#web/ui/text/tag.tsx'
import { type TemplateGroup, type TemplateKey, templateCards } from './template-cards.ts'
import './template-picker.css'

interface TemplatePickerProps {
  readonly value: TemplateKey
  readonly onChange: (key: TemplateKey) => void
}

/** Templates by group; the cards scroll sideways and are one radio group. */
export const TemplatePicker = ({ value, onChange }: TemplatePickerProps) => {
  const [group, setGroup] = useState<TemplateGroup>('all')
  return (
    <Tabs
      label={t('templateTabs')}
      value={group}
      onChange={setGroup}
      tabs={[
        { value: 'all', label: t('allTemplates') },
        { value: 'support', label: t('customerSupport') },
        { value: 'utility', label: t('utility') },
        { value: 'entertainment', label: t('entertainment') },
      ]}
    >
      <RadioGroup
        aria-label={t('chooseTemplate')}
        value={value}
        onValueChange={(next: TemplateKey) => onChange(next)}
        className="vg-templates"
      >
        {templateCards
          .filter((card) => group === 'all' || card.group === group)
          .map(({ key, icon: Icon }) => (
            <Radio.Root key={key} value={key} className="vg-template">
              <Icon size={18} aria-hidden="true" />
              <span className="font-medium">{t(`${key}.name`)}</span>
              <span className="text-sm text-ink-2">{t(`${key}.description`)}</span>
              {key === value && <Tag isBrand>{t('selected')}</Tag>}
            </Radio.Root>
          ))}
      </RadioGroup>
    </Tabs>
  )
}
