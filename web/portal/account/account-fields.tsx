import type { Region } from '#shared/regions'
import { RadioList } from '#web/ui/choice/radio-list.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { PictureUpload } from '#web-features/files'
import { t } from './t.ts'
import { isByMail, withMail } from './through.ts'
import type { AccountDraft } from './use-account-form.ts'

interface AccountFieldsProps {
  readonly region: Region
  readonly email: string
  readonly draft: AccountDraft
  readonly saved: AccountDraft
  readonly nameIssue: string | undefined
  readonly onChange: (patch: Partial<AccountDraft>) => void
}

/** Who the client is to others, and how they are notified (specification 2, section 3). */
export const AccountFields = ({ region, email, draft, saved, nameIssue, onChange }: AccountFieldsProps) => {
  const { notifyThrough, notifyIf } = draft.notificationsSettings
  const notifyBy = (patch: Partial<AccountDraft['notificationsSettings']>) =>
    onChange({ notificationsSettings: { notifyThrough, notifyIf, ...patch } })
  return (
    <>
      <FieldGroup label={t('picture')} isOptional>
        <PictureUpload
          label={t('picture')}
          value={draft.squarePhotoURL}
          saved={saved.squarePhotoURL}
          of={{ region, ofClient: true }}
          onChange={(squarePhotoURL) => onChange({ squarePhotoURL })}
        />
      </FieldGroup>
      <Field label={t('name')} error={nameIssue}>
        <Input
          value={draft.name}
          maxLength={120}
          autoComplete="name"
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('language')}>
        <Select
          value={draft.preferredLanguage}
          options={(['en', 'de'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={(preferredLanguage) => onChange({ preferredLanguage })}
        />
      </Field>
      <FieldGroup label={t('notifications')}>
        <RadioList
          label={t('notifyIf')}
          value={notifyIf}
          options={(['requestsOnly', 'all', 'none'] as const).map((value) => ({
            value,
            label: t(`notifyIf.${value}`),
          }))}
          onChange={(next) => notifyBy({ notifyIf: next })}
        />
        <div className="mt-4">
          <Switch
            label={t('byMail')}
            hint={t('byMailHint', { email })}
            checked={notifyIf !== 'none' && isByMail(notifyThrough)}
            disabled={notifyIf === 'none'}
            onChange={(isOn) => notifyBy({ notifyThrough: withMail(notifyThrough, isOn) })}
          />
        </div>
      </FieldGroup>
    </>
  )
}
