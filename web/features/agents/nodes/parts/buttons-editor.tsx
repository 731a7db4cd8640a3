import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { t } from '#web/features/agents/nodes/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { ButtonFields } from './button-fields.tsx'
import type { PartEditorProps } from './part-of.ts'

const MAX_BUTTONS = 4

/** A row of buttons; the last one cannot be removed, its part can. */
export const ButtonsEditor = ({ part, issue, onChange }: PartEditorProps<'buttons'>) => {
  const add = useRef<HTMLButtonElement>(null)
  const { buttons } = part
  const label = t('newButton', { n: buttons.length + 1 })
  return (
    <div className="grid justify-items-start gap-3">
      {buttons.map((button, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button has no id of its own, and its order is what identifies it
        <div key={at} className="flex w-full items-start gap-2">
          <ButtonFields
            button={button}
            issue={(path) => issue(`buttons.${at}.${path}`)}
            onChange={(next) =>
              onChange({ ...part, buttons: buttons.map((other, index) => (index === at ? next : other)) })
            }
          />
          <IconButton
            label={t('removeButton', { label: button.label })}
            size="small"
            className="mt-6"
            icon={<X size={15} />}
            disabled={buttons.length === 1}
            onClick={() => {
              onChange({ ...part, buttons: buttons.filter((_, index) => index !== at) })
              add.current?.focus()
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        size="small"
        icon={<Plus size={14} />}
        disabled={buttons.length >= MAX_BUTTONS}
        onClick={() => onChange({ ...part, buttons: [...buttons, { label, says: label }] })}
      >
        {t('addButton')}
      </Button>
    </div>
  )
}
