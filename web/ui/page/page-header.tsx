import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

export interface PageHeaderProps {
  readonly title: string
  /** One factual sentence: "9 sources, 2,250 chunks". */
  readonly description?: ReactNode
  readonly actions?: ReactNode
}

/** The one h1 of a screen; it takes the focus after a navigation. */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <header className="mb-5 flex flex-wrap items-end gap-x-3 gap-y-3">
    <div className="min-w-0 flex-1 basis-40">
      <PageTitle title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      {description && <p className="text-ink-2">{description}</p>}
    </div>
    {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
  </header>
)
