import type { ReactNode } from 'react'
import { formatDuration } from './format-duration.ts'

interface TraceRowProps {
  readonly name: ReactNode
  readonly kind: string
  readonly startMs: number
  readonly endMs: number
  readonly totalMs: number
}

/** A step of a turn: its name, its start within the turn, and its duration. */
export const TraceRow = ({ name, kind, startMs, endMs, totalMs }: TraceRowProps) => {
  const percent = (ms: number) => `${Math.min(100, (ms / Math.max(1, totalMs)) * 100)}%`
  return (
    <div className="vg-trace__row">
      <p className="truncate">
        <span className="font-medium">{name}</span> <span className="text-sm text-ink-2">{kind}</span>
      </p>
      <div className="vg-fall" aria-hidden="true">
        <span style={{ insetInlineStart: percent(startMs), width: percent(endMs - startMs) }} />
      </div>
      <p>{formatDuration(endMs - startMs)}</p>
    </div>
  )
}
