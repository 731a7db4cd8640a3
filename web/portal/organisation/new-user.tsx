import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { addUserMutation } from './queries.ts'
import { t } from './t.ts'

interface NewUserProps {
  readonly region: Region
  readonly organisation: string
  readonly onClose: () => void
}

/** A user with the organisation's defaults: a name and an address are all that an admin gives. */
export const NewUser = ({ region, organisation, onClose }: NewUserProps) => {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [isTried, setTried] = useState(false)
  const adding = useMutation(addUserMutation(region))
  const isMissing = name.trim() === '' || email.trim() === ''
  const issue =
    adding.error instanceof Problem ? adding.error.details.issues?.find(({ path }) => path === 'email') : undefined
  const submit = () => {
    setTried(true)
    if (isMissing || adding.isPending) return
    const given = { name: name.trim(), email: email.trim().toLowerCase() }
    adding.mutate(given, {
      onSuccess: () => {
        notify(t('added', given), { tone: 'ok', stay: 'notice' })
        onClose()
      },
    })
  }
  return (
    <FormDrawer
      title={t('addTitle')}
      isDirty={(name !== '' || email !== '') && !adding.isPending && !adding.isSuccess}
      onClose={onClose}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="new-user" busy={adding.isPending}>
            {t('addTitle')}
          </Button>
        </>
      }
    >
      <form
        id="new-user"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="text-ink-2">{t('addFact', { name: organisation })}</p>
        {adding.error && !issue && <Note tone="bad">{adding.error.message}</Note>}
        <Field label={t('name')} error={isTried && name.trim() === '' ? t('fillAll') : undefined}>
          <Input value={name} maxLength={120} autoComplete="off" onChange={(it) => setName(it.currentTarget.value)} />
        </Field>
        <Field label={t('email')} error={isTried && email.trim() === '' ? t('fillAll') : issue?.message}>
          <Input
            type="email"
            value={email}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            onChange={(it) => {
              setEmail(it.currentTarget.value)
              if (adding.isError) adding.reset()
            }}
          />
        </Field>
      </form>
    </FormDrawer>
  )
}
