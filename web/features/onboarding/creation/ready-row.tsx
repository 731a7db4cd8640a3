import type { ReactNode } from 'react'

interface ReadyRowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly fact: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One thing to do with the new agent. */
export const ReadyRow = ({ icon, title, fact, action, children }: ReadyRowProps) => (
  <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-3 px-4 py-3">
    <span aria-hidden="true" className="mt-2.5 text-brand-ink">
      {icon}
    </span>
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1">
        <h3>{title}</h3>
        <p className="text-sm text-ink-2">{fact}</p>
      </div>
      {action}
    </div>
    {children && <div className="col-start-2 min-w-0 max-md:col-span-2 max-md:col-start-1">{children}</div>}
  </section>
)
