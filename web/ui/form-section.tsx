import type { ReactNode } from 'react'

interface FormSectionProps {
  readonly title: string
  readonly fact?: string | undefined
  readonly children: ReactNode
}

/** A ruled part of a settings panel: a quiet heading and its fields. */
export const FormSection = ({ title, fact, children }: FormSectionProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
    <div className="wrap-anywhere">
      <h2 className="vg-small-title">{title}</h2>
      {fact && <p className="text-sm text-ink-2">{fact}</p>}
    </div>
    {children}
  </section>
)
