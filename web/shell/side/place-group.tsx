import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'

interface PlaceGroupProps {
  /** What its state is kept under. */
  readonly name: string
  readonly label: string
  readonly isCollapsed: boolean
  readonly children: ReactNode
}

/** Places that belong together; open or closed is remembered. In the folded column only their icons stand. */
export const PlaceGroup = ({ name, label, isCollapsed, children }: PlaceGroupProps) => {
  const id = useId()
  const [state, setState] = usePersisted(`places.${name}`, 'open')
  if (isCollapsed) return <>{children}</>
  const isOpen = state !== 'closed'
  return (
    <>
      <button
        type="button"
        className="vg-place-group"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        {label}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
