import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Problem } from '#shared/problems'
import { OfflineProblem } from '#web/lib/loading/offline-problem.ts'
import { OutdatedProblem } from '#web/lib/loading/outdated-problem.ts'
import { reloadOnce } from '#web/lib/loading/reload-once.ts'
import { t } from '#web/shell/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { NotFound } from './not-found.tsx'
import { OfflinePage } from './offline-page.tsx'
import { usePageName } from './use-page-name.ts'

/** A route that failed to load: the frame around it stays, and Try again, or the connection's return, loads it again. */
export const RouteProblem = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const page = usePageName()
  useEffect(() => queries.reset(), [queries])
  useEffect(() => {
    if (error instanceof OutdatedProblem) reloadOnce(error.release)
  }, [error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  // without a reset: the boundary would draw the failed route once more, which fails again before it is loaded
  if (error instanceof OfflineProblem) return <OfflinePage onOnline={() => void router.invalidate()} />
  if (error instanceof Problem && (error.code === 'not-found' || error.code === 'gone')) return <NotFound />
  return (
    <main className="vg-main" id="content">
      <div className="max-w-[560px]">
        <h1 className="mb-4">{t('pageError')}</h1>
        <ProblemNote
          title={page ? t('pageNotLoaded', { page }) : t('notLoaded')}
          error={error}
          onRetry={error instanceof OutdatedProblem ? () => location.reload() : retry}
        />
      </div>
    </main>
  )
}
