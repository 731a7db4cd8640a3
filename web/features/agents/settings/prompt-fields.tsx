import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'

interface FormProps {
  readonly form: AgentForm
}

export const TemperatureField = ({ form: { draft, set, issue } }: FormProps) => (
  <Field layout="row" label={t('temperature')} hint={t('temperatureHint')} error={issue('vg_temperature')}>
    <NumberInput
      value={draft.vg_temperature}
      min={0}
      max={2}
      step={0.1}
      onChange={(vg_temperature) => set({ vg_temperature })}
    />
  </Field>
)

/** What comes before all nodes, and the greeting where no start node has one. */
export const PromptFields = ({ form: { draft, set, issue } }: FormProps) => {
  // a start node greets with its own words
  const hasStart = draft.enableNodes && draft.nodes.some(({ type }) => type === 'start')
  return (
    <>
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
    </>
  )
}
