import { t } from '#web/features/agencies/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { AgencyPicture } from './agency-picture.tsx'
import { AgencyText } from './agency-text.tsx'
import type { AgencyForm } from './use-agency-form.ts'

/** Who the agency is: name, pictures and where its clients find it. */
export const OverviewTab = ({ form }: { readonly form: AgencyForm }) => {
  const { draft, set, issue } = form
  return (
    <>
      <FormGrid title={t('identity')}>
        <Field label={t('name')} error={draft.name.trim() === '' ? t('nameRequired') : issue('name')}>
          <Input value={draft.name} maxLength={60} onChange={(event) => set({ name: event.currentTarget.value })} />
        </Field>
        <AgencyText form={form} of="supportEmail" type="email" maxLength={254} />
        <div data-wide>
          <Field label={t('brandingText')} hint={t('brandingTextHint')} error={issue('brandingText')}>
            <Textarea
              value={draft.brandingText}
              rows={3}
              maxLength={2000}
              onChange={(event) => set({ brandingText: event.currentTarget.value })}
            />
          </Field>
        </div>
      </FormGrid>
      <FormGrid title={t('pictures')} columns={1}>
        <AgencyPicture form={form} of="squarePhotoURL" hint={t('squareHint')} />
        <AgencyPicture form={form} of="darkModeSquarePhotourl" hint={t('darkHint')} />
        <AgencyPicture form={form} of="faviconURL" hint={t('faviconHint')} />
      </FormGrid>
      <FormGrid title={t('addresses')}>
        <AgencyText form={form} of="mainWebsite" type="url" maxLength={2000} placeholder="https://" />
        <AgencyText form={form} of="address" maxLength={300} />
        <AgencyText form={form} of="tosPage" type="url" maxLength={2000} placeholder="https://" />
        <AgencyText form={form} of="privacyPolicypPage" type="url" maxLength={2000} placeholder="https://" />
      </FormGrid>
    </>
  )
}
