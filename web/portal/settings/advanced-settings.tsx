import { ChunkSize } from '#web/features/agents/settings/chunk-size.tsx'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { t } from '#web/portal/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'

interface AdvancedSettingsProps {
  readonly form: AgentForm
}

/** What is hidden from clients who are spared advanced settings, beside the switches that other tabs have. */
export const AdvancedSettings = ({ form }: AdvancedSettingsProps) => {
  const { draft, set, issue } = form
  return (
    <>
      <ChunkSize form={form} />
      <FormSection title={t('css')} description={t('cssFact')}>
        <Field label={t('css')} error={issue('ADVANCED_customCSS')}>
          <Textarea
            className="max-h-96 font-mono text-sm"
            rows={10}
            spellCheck={false}
            maxLength={100_000}
            value={draft.ADVANCED_customCSS ?? ''}
            onChange={(event) => set({ ADVANCED_customCSS: event.currentTarget.value })}
          />
        </Field>
      </FormSection>
    </>
  )
}
