import type { ReactNode } from 'react'
import { t } from '#web/features/fleet/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { useIsWide } from './use-is-wide.ts'
import '#web/ui/layer/surface.css'

interface DiffFrameProps {
  readonly title: string
  readonly fact: string
  readonly query: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Whether the address names the copy: on a narrow screen nothing opens by itself. */
  readonly isOpened: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The differences of one copy: beside the table, or on narrower screens over it. */
export const DiffFrame = ({ title, fact, query, isOpened, onClose, children }: DiffFrameProps) => {
  const isWide = useIsWide()
  const body = (
    <>
      {query.error && query.isPending === false && (
        <div className="vg-fleet__part">
          <ProblemNote
            title={t('diffFailed')}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && (
        <Loading className="vg-fleet__part grid gap-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {children}
    </>
  )
  if (isWide)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      <section className="vg-card vg-fleet__panel" tabIndex={0} aria-label={title}>
        <header className="vg-fleet__title">
          <h2>{title}</h2>
          <p className="text-sm text-ink-2">{fact}</p>
        </header>
        {body}
      </section>
    )
  return (
    isOpened && (
      <Drawer isOpen title={title} subtitle={fact} width={560} onOpenChange={onClose}>
        <div className="vg-fleet__sheet">{body}</div>
      </Drawer>
    )
  )
}
