import { Suspense } from 'react'
import { Problem } from '#shared/problems'
import { useUnsavedGuard } from '#web/lib/form/unsaved.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
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

/** Below every form of an agent: the error, the save bar, and the question before changes are lost. */
export const AgentFormFooter = ({ form, labels }: AgentFormFooterProps) => {
  const issueCount = form.error instanceof Problem ? (form.error.details.issues?.length ?? 0) : 0
  const guard = useUnsavedGuard(form.changed.length > 0)
  return (
    <>
      {form.error && issueCount === 0 && (
        <div className="mt-5">
          <Note
            tone="bad"
            title={t('notSaved', form.error.message)}
            actions={
              form.isConflict && (
                <Button size="small" onClick={form.loadAgain}>
                  {t('loadAgain')}
                </Button>
              )
            }
          >
            {t('draftKept')}
          </Note>
        </div>
      )}
      <SaveBar
        changed={form.changed.map((key) => labels[key] ?? key)}
        invalidCount={issueCount}
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
