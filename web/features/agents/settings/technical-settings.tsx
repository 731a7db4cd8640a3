import { modelOptions } from '#web/features/agents/providers/model-options.ts'
import { useMissingProvider } from '#web/features/agents/providers/use-missing-provider.ts'
import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'

export const TechnicalSettings = ({ form: { region, draft, set, issue } }: { readonly form: AgentForm }) => {
  const missing = useMissingProvider(region, draft.vg_defaultModel)
  const size = draft.vgOptions.maxChunkSize
  // a start node greets with its own words
  const hasStart = draft.enableNodes && draft.nodes.some(({ type }) => type === 'start')
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
        <Field layout="row" label={t('temperature')} hint={t('temperatureHint')} error={issue('vg_temperature')}>
          <NumberInput
            value={draft.vg_temperature}
            min={0}
            max={2}
            step={0.1}
            onChange={(vg_temperature) => set({ vg_temperature })}
          />
        </Field>
        <Field layout="row" label={t('maxTokens')} hint={t('maxTokensHint')} error={issue('vg_maxTokens')}>
          <NumberInput
            value={draft.vg_maxTokens}
            min={1}
            max={32_000}
            onChange={(vg_maxTokens) => set({ vg_maxTokens })}
          />
        </Field>
        <Field layout="row" label={t('systemPrompt')} hint={t('systemPromptHint')} error={issue('vg_systemPrompt')}>
          <Textarea
            value={draft.vg_systemPrompt}
            maxLength={20_000}
            rows={6}
            className="max-h-96"
            onChange={(event) => set({ vg_systemPrompt: event.currentTarget.value })}
          />
        </Field>
        {!hasStart && (
          <Field layout="row" label={t('greetingText')} hint={t('greetingTextHint')} error={issue('vg_initPrompt')}>
            <Textarea
              value={draft.vg_initPrompt}
              placeholder={draft.vg_initMessages[0]}
              maxLength={8000}
              rows={6}
              className="max-h-96"
              onChange={(event) => set({ vg_initPrompt: event.currentTarget.value })}
            />
          </Field>
        )}
      </FormSection>
      <FormSection title={t('knowledge')}>
        <Field
          layout="row"
          label={t('maxChunkSize')}
          hint={t('maxChunkSizeHint')}
          error={size < 1000 ? t('chunkSizeTooSmall') : issue('vgOptions.maxChunkSize')}
        >
          <NumberInput
            value={size}
            min={1000}
            max={8000}
            onChange={(maxChunkSize) => set({ vgOptions: { ...draft.vgOptions, maxChunkSize } })}
          />
        </Field>
      </FormSection>
    </>
  )
}
