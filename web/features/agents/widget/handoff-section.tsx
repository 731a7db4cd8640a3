import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { t } from '#web/features/agents/widget/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Input } from '#web/ui/input/input.tsx'

/** What a visitor who asked for a human agent reads until one takes over. */
export const HandoffSection = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => (
  <FormSection title={t('handoff')}>
    <Field layout="row" label={t('handoffTitle')} error={issue('UIhandoffTitle')}>
      <Input
        value={draft.UIhandoffTitle}
        maxLength={120}
        onChange={(event) => set({ UIhandoffTitle: event.currentTarget.value })}
      />
    </Field>
    <Field layout="row" label={t('handoffSubtitle')} error={issue('UIhandoffSubtitle')}>
      <Input
        value={draft.UIhandoffSubtitle}
        maxLength={300}
        onChange={(event) => set({ UIhandoffSubtitle: event.currentTarget.value })}
      />
    </Field>
  </FormSection>
)
