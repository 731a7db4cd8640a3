import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrganisationUser } from '#shared/clients/administration-routes'
import type { Region } from '#shared/regions'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { deleteUserMutation, inviteUserMutation, saveUserMutation } from './queries.ts'
import { t } from './t.ts'

interface UserFormProps {
  readonly region: Region
  readonly user: OrganisationUser
  readonly onClose: () => void
}

/** Another user: their name and language, a new invitation, their end. What they may see is the agency's. */
export const UserForm = ({ region, user, onClose }: UserFormProps) => {
  const { ID: clientId, name, email, preferredLanguage, isOrgAdmin, lastModified } = user
  const { draft, changed, set } = useEdits({ name, preferredLanguage })
  const [isAsking, setAsking] = useState(false)
  const saving = useMutation(saveUserMutation(region))
  const inviting = useMutation({
    ...inviteUserMutation(region),
    onSuccess: () => notify(t('invited', { email }), { tone: 'ok', stay: 'long' }),
    onError: ({ message }) => notify(t('notInvited'), { tone: 'bad', stay: 'notice', detail: message }),
  })
  const deleting = useMutation(deleteUserMutation(region))
  const isNameless = draft.name.trim() === ''
  const save = () => {
    if (isNameless || saving.isPending) return
    if (changed.length === 0) return onClose()
    const changes = Object.fromEntries(changed.map((key) => [key, draft[key]]))
    saving.mutate(
      { clientId, lastModified, changes },
      {
        onSuccess: () => {
          notify(t('userSaved'), { tone: 'ok' })
          onClose()
        },
      },
    )
  }
  const remove = () =>
    deleting.mutate(clientId, {
      onSuccess: () => notify(t('removed', { name }), { tone: 'ok' }),
      onError: ({ message }) => {
        setAsking(false)
        notify(t('notRemoved'), { tone: 'bad', stay: 'notice', detail: message })
      },
    })
  return (
    <form
      noValidate
      aria-label={t('editOf', { name })}
      className="grid gap-4 rounded-xl border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {saving.error && <ProblemNote title={t('userNotSaved')} error={saving.error} />}
      <Field label={t('name')} error={isNameless ? t('fillAll') : undefined}>
        <Input
          autoFocus
          value={draft.name}
          maxLength={120}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </Field>
      <p className="wrap-anywhere text-sm text-ink-2">{email}</p>
      <Field label={t('language')}>
        <Select
          value={draft.preferredLanguage}
          options={(['en', 'de'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={(next) => set({ preferredLanguage: next })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={inviting.isPending} onClick={() => inviting.mutate(clientId)}>
          {t('invite')}
        </Button>
        {isOrgAdmin ? (
          <p className="self-center text-sm text-ink-2">{t('adminsStay')}</p>
        ) : (
          <Button size="small" variant="danger" onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="small" variant="primary" type="submit" busy={saving.isPending}>
          {t('save')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle', { name })}
        body={t('removeBody')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        isDangerous
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </form>
  )
}
