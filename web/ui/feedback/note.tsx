import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './note.css'

export interface NoteProps {
  readonly tone?: 'plain' | 'brand' | 'warn' | 'bad' | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** Buttons at the end. */
  readonly actions?: ReactNode
}

const icons = { plain: Info, brand: Info, warn: TriangleAlert, bad: CircleAlert } as const

/** Something to know, in place: icon, text, and actions. */
export const Note = ({ tone = 'plain', title, children, actions }: NoteProps) => {
  const Icon = icons[tone]
  return (
    <div className={`vg-note vg-note--${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon size={16} aria-hidden="true" />
      <div>
        {title && <p className="font-medium">{title}</p>}
        {children}
        {actions && <div className="mt-2 flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </div>
  )
}
