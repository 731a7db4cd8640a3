import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { t } from '#web/features/agents/widget/t.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'
import { widgetLanguages } from './widget-languages.ts'

const MAX_DELAY_MS = 60_000

export const GreetingSection = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => (
  <FormSection title={t('greeting')}>
    <Field layout="row" label={t('bubble')} hint={t('bubbleHint')} error={issue('proactiveMessage')}>
      <Input
        value={draft.proactiveMessage}
        maxLength={300}
        onChange={(event) => set({ proactiveMessage: event.currentTarget.value })}
      />
    </Field>
    <Field
      layout="row"
      label={t('messageDelay')}
      hint={t('messageDelayHint')}
      error={draft.messageDelayMS > MAX_DELAY_MS ? t('messageDelayRule') : issue('messageDelayMS')}
    >
      <NumberInput
        value={draft.messageDelayMS}
        min={0}
        max={MAX_DELAY_MS}
        step={100}
        onChange={(messageDelayMS) => set({ messageDelayMS })}
      />
    </Field>
    <Field layout="row" label={t('language')} hint={t('languageHint')} error={issue('lang')}>
      <Select
        value={draft.lang}
        onChange={(lang) => set({ lang })}
        options={widgetLanguages(draft.lang).map(({ code, name, hasWords }) => ({
          value: code,
          label: code === 'automatic' ? t('automatic') : hasWords ? name : t('wordsInEnglish', { language: name }),
        }))}
      />
    </Field>
    <Switch
      layout="row"
      label={t('opens')}
      hint={t('opensHint')}
      checked={draft.autoOpenWidget}
      onChange={(autoOpenWidget) => set({ autoOpenWidget })}
    />
    <Switch
      layout="row"
      label={t('starts')}
      hint={t('startsHint')}
      checked={draft.autoStartWidget}
      onChange={(autoStartWidget) => set({ autoStartWidget })}
    />
  </FormSection>
)
