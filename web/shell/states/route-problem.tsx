import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Problem } from '#shared/problems'
import { t } from '#web/shell/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { NotFound } from './not-found.tsx'

/** A route whose data failed to load: the frame around it stays, and Try again loads it again. */
export const RouteProblem = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  useEffect(() => queries.reset(), [queries])
  if (error instanceof Problem && (error.code === 'not-found' || error.code === 'gone')) return <NotFound />
  return (
    <main className="vg-main" id="content">
      <div className="max-w-[560px]">
        <h1 className="mb-4">{t('pageError')}</h1>
        <ProblemNote
          title={t('notLoaded')}
          error={error}
          onRetry={() => {
            reset()
            void router.invalidate()
          }}
        />
      </div>
    </main>
  )
}
