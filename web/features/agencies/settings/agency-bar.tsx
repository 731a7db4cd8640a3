import { Suspense } from 'react'
import { t } from '#web/features/agencies/t.ts'
import { useUnsavedGuard } from '#web/lib/form/unsaved.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { SaveBar } from '#web/ui/form/save-bar.tsx'
import { labelOf } from './label-of.ts'
import type { AgencyForm } from './use-agency-form.ts'

// loaded after the form; the guard blocks leaving even before
const LeaveDialog = lazyPart(() => import('#web/ui/form/leave-dialog.tsx'), 'LeaveDialog', 'quiet')

/** The agency's bar never hides: what is saved, what is not, or why it could not be. */
export const AgencyBar = ({ form }: { readonly form: AgencyForm }) => {
  const guard = useUnsavedGuard(form.changed.length > 0)
  return (
    <>
      <SaveBar
        changed={form.changed.map(labelOf)}
        saved={t('allSaved')}
        unsaved={t('unsaved')}
        invalidCount={form.issueCount}
        problem={
          form.error
            ? {
                message: form.isConflict ? form.error.message : `${t('notSaved')} ${form.error.message}`,
                action: form.isConflict && (
                  <Button size="small" onClick={form.reload}>
                    {t('reload')}
                  </Button>
                ),
              }
            : undefined
        }
        isSaving={form.isSaving}
        onSave={form.save}
        onDiscard={form.discard}
      />
      <Suspense>
        <LeaveDialog guard={guard} />
      </Suspense>
    </>
  )
}
