import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { PictureField } from '#web/features/agents/widget/picture-field.tsx'
import { t } from '#web/features/agents/widget/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Input } from '#web/ui/input/input.tsx'

export const IdentitySection = ({ form }: { readonly form: AgentForm }) => {
  const { draft, set, issue } = form
  return (
    <FormSection title={t('identity')}>
      <Field layout="row" label={t('name')} error={draft.title.trim() ? issue('title') : t('nameRequired')}>
        <Input value={draft.title} maxLength={120} onChange={(event) => set({ title: event.currentTarget.value })} />
      </Field>
      <Field layout="row" label={t('description')} hint={t('descriptionHint')} error={issue('description')}>
        <Input
          value={draft.description}
          maxLength={1000}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </Field>
      <PictureField form={form} of="roundedImageURL" label={t('picture')} hint={t('pictureHint')} />
    </FormSection>
  )
}
