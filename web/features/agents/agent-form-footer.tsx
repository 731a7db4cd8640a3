import { Suspense } from 'react'
import { Problem } from '#shared/problems'
import { useUnsavedGuard } from '#web/lib/form/unsaved.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { SaveBar } from '#web/ui/form/save-bar.tsx'
import { t } from './t.ts'
import type { AgentForm } from './use-agent-form.ts'

// loaded after the form; the guard blocks leaving even before
const LeaveDialog = lazyPart(() => import('#web/ui/form/leave-dialog.tsx'), 'LeaveDialog', 'quiet')

interface AgentFormFooterProps {
  readonly form: AgentForm
  /** The label of each field that this screen edits. */
  readonly labels: Readonly<Record<string, string>>
}

/** What failed, and the one thing that helps against another member's save. */
const problemOf = ({ isConflict, loadAgain }: AgentForm, error: Error, issueCount: number) =>
  isConflict
    ? {
        message: t('savedMeanwhile'),
        action: (
          <Button size="small" onClick={loadAgain}>
            {t('loadAgain')}
          </Button>
        ),
      }
    : // beside fields to correct it is plain that they are still here
      { message: [t('notSaved', error.message), issueCount === 0 && t('draftKept')].filter(Boolean).join(' ') }

/** Below every form of an agent: the save bar with what failed, and the question before changes are lost. */
export const AgentFormFooter = ({ form, labels }: AgentFormFooterProps) => {
  const issueCount = form.error instanceof Problem ? (form.error.details.issues?.length ?? 0) : 0
  const guard = useUnsavedGuard(form.changed.length > 0)
  return (
    <>
      <SaveBar
        changed={form.changed.map((key) => labels[key] ?? key)}
        invalidCount={issueCount}
        problem={form.error ? problemOf(form, form.error, issueCount) : undefined}
        isSaving={form.isSaving}
        saveLabel={t('saveDraft')}
        onSave={form.save}
        onDiscard={form.discard}
      />
      <Suspense>
        <LeaveDialog guard={guard} />
      </Suspense>
    </>
  )
}
