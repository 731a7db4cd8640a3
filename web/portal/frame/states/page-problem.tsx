import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { Problem } from '#shared/problems'
import { useOnline } from '#web/lib/browser/use-online.ts'
import { OfflineProblem } from '#web/lib/loading/offline-problem.ts'
import { OutdatedProblem } from '#web/lib/loading/outdated-problem.ts'
import { t } from '#web/portal/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { NotFound } from './not-found.tsx'

/** A page that failed to load: the frame around it stays, and Try again, or the connection's return, loads it again. */
export const PageProblem = (props: ErrorComponentProps) => <Failure {...props} title={t('pageError')} />

/** The same of what all pages need: who looks, and their agents. */
export const AgentsProblem = (props: ErrorComponentProps) => <Failure {...props} title={t('agentsFailed')} />

const Failure = ({ error, reset, title }: ErrorComponentProps & { readonly title: string }) => {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  useEffect(() => queries.reset(), [queries])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (error instanceof OfflineProblem) return <OpensLater onOnline={() => void router.invalidate()} />
  if (error instanceof Problem && (error.code === 'not-found' || error.code === 'gone')) return <NotFound />
  return (
    <main className="vg-main" id="content">
      <div className="max-w-[560px]">
        <h1 className="mb-4">{title}</h1>
        <ProblemNote
          title={title}
          error={error}
          onRetry={error instanceof OutdatedProblem ? () => location.reload() : retry}
        />
      </div>
    </main>
  )
}

const OpensLater = ({ onOnline }: { readonly onOnline: () => void }) => {
  const isOnline = useOnline()
  const open = useEffectEvent(onOnline)
  useEffect(() => {
    if (isOnline) open()
  }, [isOnline])
  return (
    <main className="vg-main" id="content">
      <h1 tabIndex={-1}>{t('offlineTitle')}</h1>
      <p role="status" className="mt-2 text-ink-2">
        {t('opensLater')}
      </p>
    </main>
  )
}
