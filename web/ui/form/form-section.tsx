import type { ReactNode } from 'react'

interface FormSectionProps {
  readonly title: string
  readonly description?: string | undefined
  readonly children: ReactNode
}

/** A ruled part of a settings panel: a quiet heading and its fields. */
export const FormSection = ({ title, description, children }: FormSectionProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
    <div className="wrap-anywhere">
      <h2 className="vg-small-title">{title}</h2>
      {description && <p className="text-sm text-ink-2">{description}</p>}
    </div>
    {children}
  </section>
)
