import { Code, MessageSquareText, Phone, Plug } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import type { BrandingChoices } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import { type MadeAgent, ReadyLayout, ReadyRow } from '#web-features/onboarding'
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
  const { agentData, agentId, pageCount, triedQuestions = [] } = made
  const { showTestTextAgent, showWidgetScript } = me.agency.settings.clientOnboarding
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
  return (
    <ReadyLayout
      region={region}
      made={made}
      choices={choices}
      colour={primary}
      description={t('readyFact', { count: pageCount })}
      onBack={onBack}
      actions={leave}
    >
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
    </ReadyLayout>
  )
}
