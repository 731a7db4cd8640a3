import { Suspense } from 'react'
import type { SpendGuards } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { ListInput } from '#web/ui/input/list-input.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'

// most agents have none, and the page has no budget for it
const RefusedOrigins = lazyPart(() => import('./refused-origins.tsx'), 'RefusedOrigins', 'quiet')

const caps = ['perConversation', 'perVisitorPerDay', 'perDay', 'turnsPerConversation'] as const

interface SecuritySettingsProps {
  readonly region: Region
  readonly form: AgentForm
}

/** Allowed origins, and the spend guards of the agent. */
export const SecuritySettings = ({ region, form: { agent, draft, set, issue } }: SecuritySettingsProps) => {
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
        {security.allowedOrigins.length > 0 && (
          <Suspense>
            <RefusedOrigins
              region={region}
              agentId={agent.ID}
              allowed={security.allowedOrigins}
              onAllow={(origin) =>
                set({ security: { ...security, allowedOrigins: [...security.allowedOrigins, origin] } })
              }
            />
          </Suspense>
        )}
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
