import type { HandoffSettings as Handoff } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { HoursEditor } from './hours-editor.tsx'

const always = (): Handoff => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hours: [],
  onlyOnline: false,
  awayMessage: '',
})

/** When visitors wait for a teammate, and what they read when nobody is there. */
export const HandoffSettings = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => {
  const handoff = draft.handoff ?? always()
  const change = (changes: Partial<Handoff>) => set({ handoff: { ...handoff, ...changes } })
  const zones = [...new Set([handoff.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()
  return (
    <FormSection title={t('teamHours')} description={t('teamHoursFact')}>
      <Field layout="row" label={t('teamTimeZone')} error={issue('handoff.timeZone')}>
        <Select
          value={handoff.timeZone}
          onChange={(timeZone) => change({ timeZone })}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      </Field>
      <HoursEditor hours={handoff.hours} issue={issue} onChange={(hours) => change({ hours })} />
      <Switch
        layout="row"
        label={t('onlyOnline')}
        hint={t('onlyOnlineHint')}
        checked={handoff.onlyOnline}
        onChange={(onlyOnline) => change({ onlyOnline })}
      />
      <Field layout="row" label={t('queueMessage')} hint={t('queueMessageHint')} error={issue('handoff.queueMessage')}>
        <Textarea
          value={handoff.queueMessage ?? ''}
          placeholder={draft.UIhandoffSubtitle}
          maxLength={300}
          rows={2}
          onChange={(event) => change({ queueMessage: event.currentTarget.value })}
        />
      </Field>
      <Field layout="row" label={t('awayMessage')} hint={t('awayMessageHint')} error={issue('handoff.awayMessage')}>
        <Textarea
          value={handoff.awayMessage}
          maxLength={500}
          rows={3}
          onChange={(event) => change({ awayMessage: event.currentTarget.value })}
        />
      </Field>
      <Switch
        layout="row"
        label={t('captureEmail')}
        hint={t('captureEmailHint')}
        checked={handoff.captureEmail !== false}
        onChange={(captureEmail) => change({ captureEmail })}
      />
    </FormSection>
  )
}
