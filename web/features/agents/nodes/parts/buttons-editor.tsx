import { t } from '#web/features/agents/nodes/t.ts'
import { ButtonFields } from './button-fields.tsx'
import { PartItems } from './part-items.tsx'
import type { PartEditorProps } from './part-of.ts'

const MAX_BUTTONS = 4

export const ButtonsEditor = ({ part, issue, onChange }: PartEditorProps<'buttons'>) => {
  const label = t('newButton', { n: part.buttons.length + 1 })
  return (
    <PartItems
      items={part.buttons}
      max={MAX_BUTTONS}
      addLabel={t('addButton')}
      removeLabel={(button) => t('removeButton', { label: button.label })}
      newItem={() => ({ label, says: label })}
      onChange={(buttons) => onChange({ ...part, buttons })}
    >
      {(button, at, change) => (
        <ButtonFields button={button} issue={(path) => issue(`buttons.${at}.${path}`)} onChange={change} />
      )}
    </PartItems>
  )
}
