import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand } from '#web/portal/brand-context.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { AccountFields } from './account-fields.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { t } from './t.ts'
import { useAccountForm } from './use-account-form.ts'

interface AccountDrawerProps {
  readonly me: PortalSession
  readonly onClose: () => void
}

/** The client's own account: one form with Save; address and password, which need a proof each, in forms of their own. */
export const AccountDrawer = ({ me: { client }, onClose }: AccountDrawerProps) => {
  const { region, hasPassword } = useBrand()
  const form = useAccountForm(region, client, onClose)
  return (
    <FormDrawer
      title={t('account')}
      subtitle={client.name}
      isDirty={form.isDirty && !form.isSaving}
      onClose={onClose}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose}>
            {form.isDirty ? t('cancel') : t('done')}
          </Button>
          <Button variant="primary" type="submit" form="account" disabled={!form.isDirty} busy={form.isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <form
          id="account"
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            form.save()
          }}
        >
          {form.problem && (
            <ProblemNote
              title={t('notSaved')}
              error={form.problem}
              onRetry={form.isConflict ? () => void form.reload() : undefined}
            />
          )}
          <AccountFields
            region={region}
            email={client.email}
            draft={form.draft}
            saved={form.saved}
            nameIssue={form.isNameless ? t('nameMissing') : undefined}
            onChange={form.set}
          />
        </form>
        <EmailForm region={region} email={client.email} />
        {hasPassword && <PasswordForm region={region} email={client.email} />}
      </div>
    </FormDrawer>
  )
}
