import { t } from '#web/shell/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'

/** Shown when the configuration cannot be loaded, without which nothing can start. */
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
