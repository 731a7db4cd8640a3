import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { randomId } from '#web/lib/random-id.ts'
import { useBrand, useLogo } from '#web/portal/brand-context.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { useLogOut } from '#web/portal/session/use-log-out.ts'
import { t as portalT } from '#web/portal/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LanguageChoice } from '#web/ui/choice/language-choice.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { PageTitle, TitleContext } from '#web/ui/page/page-title.tsx'
import { ClientWizard } from './client-wizard.tsx'
import { completeMutation, onboardingQuery } from './queries.ts'
import { stepsOf } from './steps-of.ts'
import { t } from './t.ts'
import './onboarding.css'

/** A new client's first minutes: their company, its brand, their agent. They may leave at any time. */
export const OnboardingScreen = () => {
  const { name, region } = useBrand()
  const logo = useLogo()
  const router = useRouter()
  const { data: me } = useSuspenseQuery(meQuery(region))
  const { data: saved } = useSuspenseQuery(onboardingQuery(region))
  const [logOut, isLeaving] = useLogOut()
  const complete = useMutation(completeMutation(region))
  const leave = async (to: 'channels' | 'overview?showDebugger=true' = 'overview?showDebugger=true') => {
    try {
      const { agentId } = await complete.mutateAsync()
      const href = agentId ? `/app/${region}/agents/${agentId}/${to}` : `/app/${region}/agents`
      await router.navigate({ href, replace: true })
    } catch {
      notify(t('notFinished'), { tone: 'bad', stay: 'long' })
    }
  }
  const [first = 'branding'] = stepsOf(me.agency.settings.clientOnboarding)
  const initial = saved.draft ?? {
    attemptId: randomId(24),
    step: first,
    goals: [],
    company: { name: me.organisation?.name ?? '', website: '', description: '' },
  }
  return (
    <TitleContext value={[name]}>
      <PageTitle title={t('title')} />
      <div className="vg-onboarding">
        <header className="vg-onboarding__head">
          <p className="vg-onboarding__brand">
            {logo !== '' && <img src={logo} alt="" width={28} height={28} />}
            <span className="truncate">{name}</span>
          </p>
          <LanguageChoice />
          <Button variant="ghost" icon={<LogOut size={16} />} busy={isLeaving} onClick={logOut}>
            <span className="max-md:sr-only">{portalT(isLeaving ? 'loggingOut' : 'logOut')}</span>
          </Button>
          <Button variant="quiet" busy={complete.isPending} onClick={() => void leave()}>
            {t('skip')}
          </Button>
        </header>
        <main id="content" className="vg-onboarding__card" aria-label={t('title')}>
          <h1 className="sr-only">{t('title')}</h1>
          <ClientWizard region={region} me={me} initial={initial} isLeaving={complete.isPending} onLeave={leave} />
        </main>
      </div>
    </TitleContext>
  )
}
