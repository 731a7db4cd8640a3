import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import '#web/ui/layer/menu.css'

export interface FilterMenuProps<Value extends string> {
  /** What is filtered, and the button's text while nothing is: "State". */
  readonly label: string
  /** The option that turns the filter off: "All states". */
  readonly allLabel: string
  readonly value: Value | undefined
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | undefined) => void
}

/** A filter: a button with the current option, over a short list. Lighter than `Select`, for bars. */
export const FilterMenu = <Value extends string>({
  label,
  allLabel,
  value,
  options,
  onChange,
}: FilterMenuProps<Value>) => {
  const [isOpen, setOpen] = useState(false)
  const choose = (next: Value | undefined) => {
    setOpen(false)
    onChange(next)
  }
  const items = [{ value: undefined, label: allLabel }, ...options]
  return (
    <Popover
      label={label}
      className="vg-menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={value ? 'on' : 'quiet'}>
          {options.find((option) => option.value === value)?.label ?? label}
          <ChevronDown size={15} aria-hidden="true" />
        </Button>
      }
    >
      {items.map((item) => (
        <button
          key={item.value ?? ''}
          type="button"
          className="vg-menu__item"
          aria-pressed={item.value === value}
          onClick={() => choose(item.value)}
        >
          <span className="min-w-0 flex-1 truncate">{item.label}</span>
          {item.value === value && <Check size={14} aria-hidden="true" />}
        </button>
      ))}
    </Popover>
  )
}
