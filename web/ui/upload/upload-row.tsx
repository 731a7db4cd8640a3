import type { ReactNode } from 'react'
import { Thumbnail } from './thumbnail.tsx'

interface UploadRowProps {
  readonly src: string | undefined
  readonly name: string
  readonly fact?: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A file that is uploading, failed or stored: its picture, its name, details and actions. */
export const UploadRow = ({ src, name, fact, actions, children }: UploadRowProps) => (
  <div className="flex items-center gap-3">
    <Thumbnail src={src} />
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
      <p className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        {fact && <span className="text-sm text-ink-2 tabular-nums">{fact}</span>}
      </p>
      {children}
    </div>
    <div className="flex flex-none items-center gap-1">{actions}</div>
  </div>
)
