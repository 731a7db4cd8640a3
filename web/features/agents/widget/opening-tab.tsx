import type { AgentSettings } from '#shared/agents/schema'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'
import { t } from './t.ts'

const MAX_DELAY_MS = 60_000

const places = ['bottom-right', 'bottom-left', 'popup', 'full-width'] as const

/** The link to WhatsApp uses only the number's digits (specification 1, section 5). */
const hasDigits = (number: string | undefined) => (number ?? '').replace(/\D/g, '').length >= 7

/** How the chat is found and opened: its bubble, whether it opens by itself, its place, and WhatsApp above it. */
export const OpeningTab = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => {
  const setUi = (patch: Partial<AgentSettings['ui']>) => set({ ui: { ...draft.ui, ...patch } })
  const { showWhatsappButtonOnWeb, widgetType } = draft.ui
  return (
    <>
      <FormGrid title={t('greeting')}>
        <div data-wide>
          <Field label={t('bubble')} hint={t('bubbleHint')} error={issue('proactiveMessage')}>
            <Input
              value={draft.proactiveMessage}
              maxLength={300}
              onChange={(event) => set({ proactiveMessage: event.currentTarget.value })}
            />
          </Field>
        </div>
        <Field
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
      </FormGrid>
      <FormGrid title={t('tab.opening')} columns={1}>
        <Switch
          label={t('opens')}
          hint={t('opensHint')}
          checked={draft.autoOpenWidget}
          onChange={(autoOpenWidget) => set({ autoOpenWidget })}
        />
        <Switch
          label={t('starts')}
          hint={t('startsHint')}
          checked={draft.autoStartWidget}
          onChange={(autoStartWidget) => set({ autoStartWidget })}
        />
      </FormGrid>
      <FormGrid title={t('placement')}>
        <Field label={t('widgetType')} hint={t('widgetTypeHint')} error={issue('ui.widgetType')}>
          <Select
            value={widgetType}
            onChange={(next) => setUi({ widgetType: next })}
            options={places.map((value) => ({ value, label: t(`place.${value}`) }))}
          />
        </Field>
        <Field
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
        <div data-wide>
          <Switch
            label={t('whatsappButton')}
            hint={t('whatsappButtonHint')}
            checked={showWhatsappButtonOnWeb}
            onChange={(isShown) => setUi({ showWhatsappButtonOnWeb: isShown })}
          />
        </div>
      </FormGrid>
    </>
  )
}
