import { modelOptions } from '#web/features/agents/providers/model-options.ts'
import { useMissingProvider } from '#web/features/agents/providers/use-missing-provider.ts'
import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'
import { ChunkSize } from './chunk-size.tsx'
import { PromptFields, TemperatureField } from './prompt-fields.tsx'

export const TechnicalSettings = ({ form }: { readonly form: AgentForm }) => {
  const { region, draft, set, issue } = form
  const missing = useMissingProvider(region, draft.vg_defaultModel)
  return (
    <>
      <FormSection title={t('model')}>
        <Field
          layout="row"
          label={t('defaultModel')}
          hint={missing ? t('modelMissing', { provider: missing }) : t('defaultModelHint')}
          error={issue('vg_defaultModel')}
        >
          <Select
            value={draft.vg_defaultModel}
            options={modelOptions(draft.vg_defaultModel)}
            onChange={(vg_defaultModel) => set({ vg_defaultModel })}
          />
        </Field>
        <TemperatureField form={form} />
        <Field layout="row" label={t('maxTokens')} hint={t('maxTokensHint')} error={issue('vg_maxTokens')}>
          <NumberInput
            value={draft.vg_maxTokens}
            min={1}
            max={32_000}
            onChange={(vg_maxTokens) => set({ vg_maxTokens })}
          />
        </Field>
        <PromptFields form={form} />
      </FormSection>
      <ChunkSize form={form} />
    </>
  )
}
