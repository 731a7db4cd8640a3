import type { AgentSettings } from '#shared/agents/schema'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { t } from './t.ts'

const places = ['bottom-right', 'bottom-left', 'popup', 'full-width'] as const

/** The link to WhatsApp uses only the number's digits (specification 1, section 5). */
const hasDigits = (number: string | undefined) => (number ?? '').replace(/\D/g, '').length >= 7

/** The widget's position on the page, and the WhatsApp button above it. */
export const PlacementSection = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => {
  const setUi = (patch: Partial<AgentSettings['ui']>) => set({ ui: { ...draft.ui, ...patch } })
  const { showWhatsappButtonOnWeb, widgetType } = draft.ui
  return (
    <FormSection title={t('placement')}>
      <Field layout="row" label={t('widgetType')} hint={t('widgetTypeHint')} error={issue('ui.widgetType')}>
        <Select
          value={widgetType}
          onChange={(next) => setUi({ widgetType: next })}
          options={places.map((value) => ({ value, label: t(`place.${value}`) }))}
        />
      </Field>
      <Switch
        layout="row"
        label={t('whatsappButton')}
        hint={t('whatsappButtonHint')}
        checked={showWhatsappButtonOnWeb}
        onChange={(isShown) => setUi({ showWhatsappButtonOnWeb: isShown })}
      />
      <Field
        layout="row"
        label={t('whatsappNumber')}
        hint={t('whatsappNumberHint')}
        error={
          showWhatsappButtonOnWeb && !hasDigits(draft.whatsappPhoneNumber)
            ? t('whatsappNumberRule')
            : issue('whatsappPhoneNumber')
        }
      >
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="+44 20 7946 0000"
          maxLength={40}
          value={draft.whatsappPhoneNumber ?? ''}
          onChange={(event) => set({ whatsappPhoneNumber: event.currentTarget.value })}
        />
      </Field>
    </FormSection>
  )
}
