import { getRouteApi, Link } from '@tanstack/react-router'
import { t } from '#web/features/home/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { SignInFrame } from '#web-features/sign-in'
import '#web/ui/button/button.css'

const route = getRouteApi('/thank_you')

/** The end of a purchase: what happens next, and a link to the agents. */
export const ThankYouScreen = () => {
  const { region } = route.useRouteContext()
  return (
    <SignInFrame title={t('thanks')} description={t('thanksFact')}>
      <Link
        to="/app/$region/agents"
        params={{ region }}
        className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
      >
        {t('toAgents')}
      </Link>
    </SignInFrame>
  )
}
