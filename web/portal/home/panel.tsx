import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/page/card.tsx'

interface PanelProps {
  readonly title: string
  /** At the title's right end. */
  readonly fact?: string | undefined
  readonly children: ReactNode
}

export const Panel = ({ title, fact, children }: PanelProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="p-5">
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 id={id} className="vg-small-title">
            {title}
          </h2>
          {fact && <span className="text-sm text-ink-2">{fact}</span>}
        </div>
        {children}
      </Card>
    </section>
  )
}
