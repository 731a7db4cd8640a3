import { t } from '#web/shell/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'

/** The deployment did not say how to sign in: nothing can start, but the page says so. */
export const ConfigProblem = ({ error }: { readonly error: unknown }) => (
  <main className="mx-auto max-w-[480px] px-6 py-16">
    <h1 className="mb-4">{t('pageError')}</h1>
    <ProblemNote
      title={error instanceof Error ? error.message : String(error)}
      error={error}
      onRetry={() => location.reload()}
    />
  </main>
)
