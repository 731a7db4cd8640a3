import { Braces } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#shared/agents/css/class-names'
import { t } from '#web/features/agents/css/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import '#web/ui/layer/menu.css'

interface ClassNameListProps {
  /** Adds an empty rule for the class to the code. */
  readonly onChoose: (name: string) => void
}

/** The stable class names, each with its description; choosing one starts a rule for it. */
export const ClassNameList = ({ onChoose }: ClassNameListProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('classNames')}
      align="end"
      className="vg-menu vg-css-names"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={t('classNames')} icon={<Braces size={16} />} />}
    >
      <p className="px-2.5 py-2 text-sm text-ink-2">{t('classNamesHint')}</p>
      <ul>
        {classNames.map(({ name, about }) => (
          <li key={name}>
            <button
              type="button"
              className="vg-menu__item"
              onClick={() => {
                setOpen(false)
                onChoose(name)
              }}
            >
              <code>.{name}</code>
              <span className="text-sm text-ink-2">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
