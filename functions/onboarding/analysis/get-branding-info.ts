import { getCrawlProgress, readPageFiles } from '#features/crawls'
import { factsOf } from '#functions/onboarding/facts/facts-of'
import { idsOf } from '#functions/onboarding/ids-of'
import { runOf } from '#functions/onboarding/run-of'
import { wizardSteps } from '#functions/onboarding/wizard-steps'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { WIZARD_PAGES } from '#shared/crawls/schema'
import { importText } from '#shared/documents/import-messages'
import { onboardingText } from '#shared/onboarding/messages'
import type { onboarding as routes } from '#shared/onboarding/routes'
import type { BrandingInfo } from '#shared/onboarding/schema'
import { startAttempt } from './start-attempt.ts'
import type { StoredAttempt } from './store.ts'

/** Longer than the flow's own limit: an attempt that seems to run longer was lost. */
const ABANDONED_AFTER_MS = 300_000

/** Starts to analyze a website, or returns the progress. Polled once a second. */
export const getBrandingInfo: Verb<typeof routes, 'POST /rpc/onboarding.getBrandingInfo'> = async (input, context) => {
  const { id, company } = await runOf(input, context)
  const { workspaceId } = id
  const stored = await startAttempt({ ...id, company })
  const isAbandoned = stored.status === 'running' && world().now() - stored.startedAt > ABANDONED_AFTER_MS
  if (stored.status === 'failed' || isAbandoned) return failed(stored)
  const { crawlId } = idsOf(id)
  const crawl = stored.website ? await getCrawlProgress({ workspaceId, crawlId }) : undefined
  const pages = {
    done: crawl?.done ?? 0,
    total: Math.min(crawl?.found ?? 0, WIZARD_PAGES),
    ...(crawl?.lastTitle ? { title: crawl.lastTitle } : {}),
  }
  const steps = stepsOf(stored)
  if (stored.status === 'running')
    return { status: 'running', steps, found: stored.found, pages, startedAt: stored.startedAt }
  const branding = { status: 'done' as const, brandingInfo: brandingOf(stored), pages, steps }
  if (!crawl) return branding
  const facts = factsOf(stored.facts ?? [], await readPageFiles({ workspaceId, crawlId }), stored.website)
  return { ...branding, facts: [...facts], isReading: crawl.status === 'queued' || crawl.status === 'crawling' }
}

/** The branding with defaults from the user's input for what was not found. */
const brandingOf = ({ company, found }: StoredAttempt): BrandingInfo => ({
  ...found,
  name: found.name ?? company.name,
  description: found.description ?? company.description,
  colors: found.colors ?? [],
  themeMode: found.themeMode ?? 'light',
})

const stepsOf = ({ website, startedAt, openedAt, lookedAt, endedAt }: StoredAttempt) =>
  website
    ? wizardSteps(startedAt, [
        [onboardingText('openingWebsite'), onboardingText('openingWebsiteDone'), openedAt],
        [onboardingText('findingLogo'), onboardingText('findingLogoDone'), lookedAt],
        [onboardingText('pickingColours'), onboardingText('pickingColoursDone'), endedAt],
      ])
    : []

const failed = ({ failure = 'interrupted' }: StoredAttempt) => {
  const { message: detail, key: detailKey } =
    failure === 'not-a-page' ? onboardingText('notAPage') : importText(failure)
  return { status: 'failed' as const, ...onboardingText('analysisFailed'), detail, detailKey }
}
