import { CircleCheck, Code, MessageSquareText, Phone, Plug } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { parseHex } from '#shared/colour'
import type { BrandingChoices } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import { BrandPreview, type MadeAgent, ReadyRow } from '#web-features/onboarding'
import { IntegrationsView } from './integrations-view.tsx'
import { NumbersView } from './numbers-view.tsx'
import { ScriptView } from './script-view.tsx'
import { TextAgentView } from './text-agent-view.tsx'

/** Specification 2, section 4, "Agent ready view modes". Trying the voice comes with voice. */
type Mode = 'none' | 'text-agent' | 'widget-script' | 'integrations' | 'twilio-import'

interface ClientReadyStepProps {
  readonly region: Region
  readonly me: PortalSession
  readonly choices: BrandingChoices
  readonly made: MadeAgent
  readonly isLeaving: boolean
  readonly onBack: () => void
  readonly onLeave: (to?: 'channels') => void
}

/** The new agent: to talk to, to put on the website, and what else it can be connected to. */
export const ClientReadyStep = (props: ClientReadyStepProps) => {
  const { region, me, choices, made, isLeaving, onBack, onLeave } = props
  const { primary } = useBrand()
  const [mode, setMode] = useState<Mode>('none')
  const { agentData, agentId, pageCount, steps, triedQuestions = [] } = made
  const { showTestTextAgent, showWidgetScript } = me.agency.settings.clientOnboarding
  const seconds = Math.max(1, Math.round(steps.reduce((sum, { tookMs = 0 }) => sum + tookMs, 0) / 1000))
  const rows = [
    ...(showTestTextAgent ? [{ to: 'text-agent', what: 'test', Icon: MessageSquareText } as const] : []),
    ...(showWidgetScript ? [{ to: 'widget-script', what: 'script', Icon: Code } as const] : []),
    { to: 'integrations', what: 'integrations', Icon: Plug },
    { to: 'twilio-import', what: 'phone', Icon: Phone },
  ] as const
  const views: Readonly<Record<Exclude<Mode, 'none'>, () => ReactNode>> = {
    'text-agent': () => (
      <TextAgentView region={region} agentId={agentId} name={agentData.title} questions={triedQuestions} />
    ),
    'widget-script': () => <ScriptView region={region} agentId={agentId} render={agentData.ui.widgetType} />,
    integrations: () => <IntegrationsView me={me} isLeaving={isLeaving} onChannels={() => onLeave('channels')} />,
    'twilio-import': () => <NumbersView region={region} />,
  }
  const shown = rows.find(({ to }) => to === mode)
  const leave = (
    <Button variant="primary" busy={isLeaving} onClick={() => onLeave()}>
      {t('toDashboard')}
    </Button>
  )
  if (shown)
    return (
      <WizardStep
        key={mode}
        title={t(shown.what)}
        description={t(`${shown.what}Fact`)}
        onBack={() => setMode('none')}
        backLabel={t('toReady')}
        actions={leave}
      >
        {views[shown.to]()}
      </WizardStep>
    )
  const [first] = triedQuestions
  const greeting = agentData.nodes.find(({ type }) => type === 'start')?.says ?? agentData.vg_initMessages[0]
  return (
    <WizardStep
      over={
        <p
          role="status"
          className="mb-2 flex w-fit items-center gap-1.5 rounded-md bg-ok-wash px-2 py-0.5 text-sm text-ok"
        >
          <CircleCheck size={14} aria-hidden="true" />
          {t('readyIn', { count: seconds })}
        </p>
      }
      title={t('readyTitle')}
      description={t('readyFact', { count: pageCount })}
      onBack={onBack}
      backLabel={t('backToBrand')}
      actions={leave}
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_264px]">
        <div className="divide-y divide-line self-start rounded-lg border border-line">
          {rows.map(({ to, what, Icon }) => (
            <ReadyRow
              key={to}
              icon={<Icon size={18} />}
              title={t(what)}
              fact={t(`${what}Fact`)}
              action={
                <Button aria-label={t('openOf', { what: t(what) })} onClick={() => setMode(to)}>
                  {t('open')}
                </Button>
              }
            />
          ))}
        </div>
        <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 max-md:hidden" aria-label={t('preview')}>
          <BrandPreview
            region={region}
            title={agentData.title}
            colour={parseHex(choices.primaryColor) ?? primary}
            themeMode={choices.themeMode}
            picture={agentData.roundedImageURL}
            lang={agentData.lang}
            said={first && greeting ? { greeting, question: first.question, answer: first.answer } : undefined}
          />
        </section>
      </div>
    </WizardStep>
  )
}
