import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'

interface PlaceGroupProps {
  /** The name of its stored state. */
  readonly name: string
  readonly label: string
  readonly isCollapsed: boolean
  readonly children: ReactNode
}

/** Places that belong together; open or closed is remembered. In the collapsed sidebar only their icons show. */
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
