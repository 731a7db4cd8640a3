import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'

interface PartItemsProps<T> {
  readonly items: readonly T[]
  readonly max: number
  readonly addLabel: string
  readonly removeLabel: (item: T) => string
  readonly newItem: () => T
  readonly onChange: (items: T[]) => void
  /** An item's fields; `change` replaces this item. */
  readonly children: (item: T, at: number, change: (next: T) => void) => ReactNode
  readonly isRuled?: boolean
}

/** The items of a part in their order; the last one cannot be removed, its part can. */
export const PartItems = <T,>(props: PartItemsProps<T>) => {
  const { items, max, addLabel, removeLabel, newItem, onChange, children, isRuled = false } = props
  const add = useRef<HTMLButtonElement>(null)
  return (
    <div className={`grid justify-items-start ${isRuled ? 'gap-4' : 'gap-3'}`}>
      {items.map((item, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no id of its own, and its order is what identifies it
          key={at}
          className={`flex w-full items-start gap-2 ${isRuled ? 'border-b border-line pb-4' : ''}`}
        >
          {children(item, at, (next) => onChange(items.map((other, index) => (index === at ? next : other))))}
          <IconButton
            label={removeLabel(item)}
            size="small"
            className="mt-6"
            icon={<X size={15} />}
            disabled={items.length === 1}
            onClick={() => {
              onChange(items.filter((_, index) => index !== at))
              add.current?.focus()
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        size="small"
        icon={<Plus size={14} />}
        disabled={items.length >= max}
        onClick={() => onChange([...items, newItem()])}
      >
        {addLabel}
      </Button>
    </div>
  )
}
