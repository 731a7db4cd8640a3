import { type ReactNode, useId } from 'react'
import './form-grid.css'

interface FormGridProps {
  /** Read by screen readers; to the eye the fields' own labels are enough. */
  readonly title: string
  /** Two columns where there is room, or one below the other. */
  readonly columns?: 1 | 2 | undefined
  readonly children: ReactNode
}

/** A ruled part of a form with its labels above the fields; a field that needs the width takes `data-wide`. */
export const FormGrid = ({ title, columns = 2, children }: FormGridProps) => {
  const id = useId()
  return (
    <section className="vg-form-grid" data-columns={columns} aria-labelledby={id}>
      <h2 className="sr-only" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
