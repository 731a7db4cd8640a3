import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CLIENT_ID_LENGTH } from '#shared/clients/limits'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { addClientMutation } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { useEdits } from '#web/lib/form/use-edits.ts'
import { randomId } from '#web/lib/random-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { agencyQuery } from '#web-features/agencies'
import { InviteButton } from './invite-button.tsx'
import { isAtFields, issueOf } from './issue-of.ts'
import type { PersonDraft } from './person-draft.ts'
import { PersonFields } from './person-fields.tsx'
import { ShownPassword } from './shown-password.tsx'

interface NewPersonDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisations: readonly Organisation[]
  /** The organisation whose users are listed. */
  readonly orgId: string | undefined
  readonly onClose: () => void
}

const required = ['name', 'email', 'dashboardPassword'] as const

/** Add User: what SAAS Mode and the organisation set, and a random password, stand in the form already. */
export const NewPersonDrawer = ({ region, workspaceId, organisations, orgId, onClose }: NewPersonDrawerProps) => {
  const { clientOnboarding } = useSuspenseQuery(agencyQuery(region, workspaceId)).data.agency.settings
  const first = organisations.find(({ ID }) => ID === orgId) ?? organisations[0]
  const [start] = useState<PersonDraft>(() => ({
    name: '',
    email: '',
    orgId: first?.ID ?? '',
    squarePhotoURL: '',
    preferredLanguage: first?.preferredLanguage ?? 'en',
    widgetIDs: null,
    isOrgAdmin: false,
    allowCreateAgents: clientOnboarding.defaultAllowCreateAgents,
    canDelegateChats: clientOnboarding.defaultCanDelegateChats,
    hideAdvancedSettings: clientOnboarding.defaultHideAdvancedSettings,
    dashboardPassword: randomId(CLIENT_ID_LENGTH),
  }))
  const { draft, changed, set } = useEdits(start)
  const [isTried, setTried] = useState(false)
  const adding = useMutation(addClientMutation(region, workspaceId))
  const added = adding.data
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (adding.isPending || required.some((field) => draft[field].trim() === '')) return
    const { orgId: to, dashboardPassword, ...client } = draft
    adding.mutate({ orgId: to, client, dashboardPassword })
  }
  const issue = (field: keyof PersonDraft) =>
    isTried && required.some((each) => each === field && draft[each].trim() === '')
      ? t('fillAll')
      : issueOf(adding.error, field)
  const shown = added?.client
  return (
    <FormDrawer
      title={shown ? shown.name : t('newUser')}
      isDirty={!shown && changed.length > 0}
      onClose={onClose}
      foot={
        shown ? (
          <Button variant="primary" className="ms-auto" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <>
            <Button className="ms-auto" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button variant="primary" type="submit" form="new-user" busy={adding.isPending}>
              {t('addUser')}
            </Button>
          </>
        )
      }
    >
      {shown ? (
        <div className="grid gap-4">
          <p role="status">
            {t('added', {
              name: shown.name,
              organisation: organisations.find(({ ID }) => ID === shown.orgId)?.name ?? '',
            })}
          </p>
          <ShownPassword name={shown.name} email={shown.email} password={added.dashboardPassword} />
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 text-sm text-ink-2">{t('inviteHint')}</p>
            <InviteButton region={region} workspaceId={workspaceId} client={shown} />
          </div>
        </div>
      ) : (
        <form id="new-user" noValidate onSubmit={submit}>
          {adding.error && !isAtFields(adding.error, Object.keys(draft)) && (
            <div className="mb-4">
              <ProblemNote title={t('notSaved')} error={adding.error} />
            </div>
          )}
          <PersonFields
            region={region}
            workspaceId={workspaceId}
            organisations={organisations}
            draft={draft}
            saved={start}
            onChange={(patch) => {
              set(patch)
              if (adding.isError) adding.reset()
            }}
            issue={issue}
            password={
              <Field label={t('password')} hint={t('passwordHint')} error={issue('dashboardPassword')}>
                <SecretInput
                  what={t('passwordWhat')}
                  autoComplete="new-password"
                  maxLength={200}
                  value={draft.dashboardPassword}
                  onChange={(event) => set({ dashboardPassword: event.currentTarget.value })}
                />
              </Field>
            }
          />
        </form>
      )}
    </FormDrawer>
  )
}
