import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { CopyText } from '#web/ui/copy-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Switch } from '#web/ui/switch.tsx'

export const CoreSettings = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => (
  <>
    <FormSection title={t('answers')}>
      <Switch
        layout="row"
        label={t('onlyKnowledge')}
        hint={t('onlyKnowledgeHint')}
        checked={draft.onlyAnswerFromKnowledge}
        onChange={(onlyAnswerFromKnowledge) => set({ onlyAnswerFromKnowledge })}
      />
      <Switch
        layout="row"
        label={t('recordHistory')}
        hint={t('recordHistoryHint')}
        checked={draft.recordChatHistory}
        onChange={(recordChatHistory) => set({ recordChatHistory })}
      />
      <Switch
        layout="row"
        label={t('geo')}
        hint={t('geoHint')}
        checked={draft.enableGeoAnalytics}
        onChange={(enableGeoAnalytics) => set({ enableGeoAnalytics })}
      />
    </FormSection>
    <FormSection title={t('widget')}>
      <Field layout="row" label={t('branding')} hint={t('brandingHint')} error={issue('branding')}>
        <Input
          value={draft.branding}
          maxLength={200}
          onChange={(event) => set({ branding: event.currentTarget.value })}
        />
      </Field>
      <Field layout="row" label={t('messageDelay')} hint={t('messageDelayHint')} error={issue('messageDelayMS')}>
        <NumberInput
          value={draft.messageDelayMS}
          min={0}
          max={60_000}
          step={100}
          onChange={(messageDelayMS) => set({ messageDelayMS })}
        />
      </Field>
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
    <FormSection title={t('forDevelopers')}>
      <div className="vg-field vg-field--row">
        <p className="vg-field__head font-medium">{t('agentId')}</p>
        <CopyText what={t('agentId').toLowerCase()} text={draft.ID} />
      </div>
    </FormSection>
  </>
)
