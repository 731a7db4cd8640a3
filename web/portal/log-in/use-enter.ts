import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { language } from '#web/lib/words/language.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { needsOnboarding, onboardingPath } from '#web/portal/onboarding/needs-onboarding.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { t } from '#web/portal/t.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { TimedOut, within } from './within.ts'

/** Specification 2, section 9. */
const LIMIT_MS = 10_000
const LOADER_MS = 1200
const REDIRECT_MS = 100

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Logs in and opens the first page, under the loader. What the log-in refuses is thrown; what takes too long ends in the form again,
 * without a word.
 */
export const useEnter = (next: string | undefined) => {
  const { region } = useBrand()
  const client = useQueryClient()
  const router = useRouter()
  const [isEntering, setEntering] = useState(false)

  const open = async (me: PortalSession) => {
    const href = needsOnboarding(me) ? onboardingPath(region) : (next ?? firstPage(region, me))
    // in their own language from the first page on, unless this browser was told another
    const wanted = me.client.preferredLanguage
    if (localStorage.getItem('language') === null && wanted !== language) {
      localStorage.setItem('language', wanted)
      location.assign(href)
    } else await router.navigate({ href, replace: true })
  }

  const enter = async (logIn: () => Promise<void>): Promise<void> => {
    try {
      await within(LIMIT_MS, async (isOver) => {
        await logIn()
        if (isOver()) return
        setEntering(true)
        client.clear()
        const [me] = await Promise.all([client.fetchQuery(meQuery(region)), later(LOADER_MS)])
        await later(REDIRECT_MS)
        if (isOver()) return
        notify(t('signedIn'), { stay: 'short' })
        await open(me)
      })
    } catch (error) {
      setEntering(false)
      if (!(error instanceof TimedOut)) throw error
    }
  }
  return { enter, open, isEntering } as const
}
