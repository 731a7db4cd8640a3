import type { SpendGuards } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

const caps = ['perConversation', 'perVisitorPerDay', 'perDay', 'turnsPerConversation'] as const

const lines = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Who may embed the widget, and how much it may spend before it stops by itself. */
export const SecuritySettings = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => {
  const { security } = draft
  const guards = security.spendGuards
  const guard = (patch: Partial<SpendGuards>) =>
    set({ security: { ...security, spendGuards: { ...guards, ...patch } } })
  return (
    <>
      <FormSection title={t('origins')} fact={t('originsFact')}>
        <Field
          layout="row"
          label={t('allowedOrigins')}
          hint={t('allowedOriginsHint')}
          error={issue('security.allowedOrigins')}
        >
          <Textarea
            className="font-mono text-sm"
            placeholder="https://example.com"
            spellCheck={false}
            key={security.allowedOrigins.length === 0 ? 'none' : 'some'}
            defaultValue={security.allowedOrigins.join('\n')}
            onBlur={(event) => set({ security: { ...security, allowedOrigins: lines(event.currentTarget.value) } })}
          />
        </Field>
      </FormSection>
      <FormSection title={t('guards')} fact={t('guardsFact')}>
        <Switch
          layout="row"
          label={t('stopped')}
          hint={t('stoppedHint')}
          checked={guards.isStopped}
          onChange={(isStopped) => guard({ isStopped })}
        />
        {caps.map((cap) => (
          <Field
            key={cap}
            layout="row"
            label={t(cap)}
            hint={t(`${cap}Hint`)}
            error={issue(`security.spendGuards.${cap}`)}
          >
            <NumberInput value={guards[cap]} min={0} onChange={(value) => guard({ [cap]: Math.round(value) })} />
          </Field>
        ))}
        <Field layout="row" label={t('alertAt')} hint={t('alertAtHint')} error={issue('security.spendGuards.alertAt')}>
          <Input
            className="max-w-40"
            defaultValue={guards.alertAt.join(', ')}
            onBlur={(event) => guard({ alertAt: lines(event.currentTarget.value).map(Number).filter(Number.isFinite) })}
          />
        </Field>
      </FormSection>
    </>
  )
}
