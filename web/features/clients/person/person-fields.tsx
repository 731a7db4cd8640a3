import { type ReactNode, Suspense } from 'react'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/clients/t.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { AgentChoice } from './agent-choice.tsx'
import type { PersonDraft } from './person-draft.ts'
import '#web/features/clients/clients.css'

const PictureUpload = lazyPart(() => import('#web-features/files'), 'PictureUpload')

interface PersonFieldsProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisations: readonly Organisation[]
  readonly draft: PersonDraft
  readonly saved: PersonDraft
  readonly onChange: (patch: Partial<PersonDraft>) => void
  readonly issue: (field: keyof PersonDraft) => string | undefined
  /** The part about the password: a new client's, or a new one for an old client. */
  readonly password: ReactNode
}

/** The fields of a user of an organisation (specification 2, section 3). */
export const PersonFields = (props: PersonFieldsProps) => {
  const { region, workspaceId, organisations, draft, saved, onChange, issue, password } = props
  const organisation = organisations.find(({ ID }) => ID === draft.orgId)
  return (
    <div className="grid gap-5">
      <div className="vg-clients__pair">
        <Field label={t('name')} error={issue('name')}>
          <Input
            value={draft.name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('organisation')} error={issue('orgId')}>
          <Select
            value={draft.orgId}
            options={organisations.map(({ ID, name }) => ({ value: ID, label: name }))}
            // agents are chosen among those of one organisation
            onChange={(orgId) => onChange({ orgId, widgetIDs: orgId === saved.orgId ? saved.widgetIDs : null })}
          />
        </Field>
      </div>
      <Field label={t('email')} hint={t('emailHint')} error={issue('email')}>
        <Input
          type="email"
          value={draft.email}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
      </Field>
      {password}
      <Field label={t('language')}>
        <Select
          value={draft.preferredLanguage}
          options={(['en', 'de'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={(preferredLanguage) => onChange({ preferredLanguage })}
        />
      </Field>
      {organisation && (
        <AgentChoice
          region={region}
          workspaceId={workspaceId}
          organisation={organisation}
          isMoved={saved.orgId !== '' && saved.orgId !== draft.orgId}
          value={draft.widgetIDs}
          onChange={(widgetIDs) => onChange({ widgetIDs })}
        />
      )}
      <FieldGroup label={t('picture')} isOptional error={issue('squarePhotoURL')}>
        <Suspense fallback={<Skeleton className="h-[62px]" />}>
          <PictureUpload
            label={t('picture')}
            value={draft.squarePhotoURL}
            saved={saved.squarePhotoURL}
            of={{ region, workspaceId }}
            onChange={(squarePhotoURL) => onChange({ squarePhotoURL })}
          />
        </Suspense>
      </FieldGroup>
      <FieldGroup label={t('permissions')}>
        <div className="grid gap-3">
          <Switch
            label={t('isOrgAdmin')}
            hint={t('isOrgAdminHint')}
            checked={draft.isOrgAdmin}
            onChange={(isOrgAdmin) => onChange({ isOrgAdmin })}
          />
          <Switch
            label={t('allowCreateAgents')}
            hint={t('allowCreateAgentsHint')}
            checked={draft.allowCreateAgents}
            onChange={(allowCreateAgents) => onChange({ allowCreateAgents })}
          />
          <Switch
            label={t('hideAdvancedSettings')}
            hint={t('hideAdvancedSettingsHint')}
            checked={draft.hideAdvancedSettings}
            onChange={(hideAdvancedSettings) => onChange({ hideAdvancedSettings })}
          />
        </div>
      </FieldGroup>
    </div>
  )
}
