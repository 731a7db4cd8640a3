import type { SpendGuards } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { ListInput } from '#web/ui/input/list-input.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'

const caps = ['perConversation', 'perVisitorPerDay', 'perDay', 'turnsPerConversation'] as const

/** Allowed origins, and the spend guards of the agent. */
export const SecuritySettings = ({ form: { draft, set, issue } }: { readonly form: AgentForm }) => {
  const { security } = draft
  const guards = security.spendGuards
  const guard = (patch: Partial<SpendGuards>) =>
    set({ security: { ...security, spendGuards: { ...guards, ...patch } } })
  return (
    <>
      <FormSection title={t('origins')} description={t('originsFact')}>
        <Field
          layout="row"
          label={t('allowedOrigins')}
          hint={t('allowedOriginsHint')}
          error={issue('security.allowedOrigins')}
        >
          <ListInput
            layout="lines"
            className="font-mono text-sm"
            placeholder="https://example.com"
            values={security.allowedOrigins}
            onChange={(allowedOrigins) => set({ security: { ...security, allowedOrigins } })}
          />
        </Field>
      </FormSection>
      <FormSection title={t('guards')} description={t('guardsFact')}>
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
          <ListInput
            layout="commas"
            className="max-w-40"
            values={guards.alertAt.map(String)}
            onChange={(percents) => guard({ alertAt: percents.map(Number).filter(Number.isFinite) })}
          />
        </Field>
      </FormSection>
    </>
  )
}
