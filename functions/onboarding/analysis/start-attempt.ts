import { idsOf } from '#functions/onboarding/ids-of'
import { attempt } from '#lib/database/commit'
import { startFlow } from '#lib/events/start-flow'
import { world } from '#lib/world'
import type { Company } from '#shared/onboarding/schema'
import { countAttempt } from './count-attempt.ts'
import { crawlWebsite } from './crawl-website.ts'
import type { ReadBrandState } from './read-brand-state.ts'
import { attempts, type StoredAttempt } from './store.ts'
import { websiteOf } from './website-of.ts'

interface Wanted {
  readonly workspaceId: string
  readonly attemptId: string
  readonly company: Company
}

/**
 * Starts to analyze and crawl a company's website, or joins the attempt of that id. The attempt is written first and marked
 * as started last, so that the next call completes one that was interrupted in between.
 */
export const startAttempt = async ({ workspaceId, attemptId, company }: Wanted): Promise<StoredAttempt> => {
  const id = { workspaceId, attemptId }
  const stored = (await attempts.get(id, { consistent: true })) ?? (await create(id, company))
  const { website, isSchemeGuessed = false } = stored
  if (stored.isStarted || !website) return stored
  const { execution } = idsOf(id)
  // else it starts when the home page shows whether the site speaks https
  if (!isSchemeGuessed) await crawlWebsite(id, website)
  const state: ReadBrandState = { ...id, folder: execution, website, isSchemeGuessed }
  await startFlow('onboarding/read-brand', execution, state)
  await attempt([attempts.changing(id, { set: { isStarted: true } })])
  return { ...stored, isStarted: true }
}

const create = async (id: Omit<Wanted, 'company'>, company: Company): Promise<StoredAttempt> => {
  const website = websiteOf(company.website)
  await countAttempt(id)
  const { name, description } = company
  const fresh: StoredAttempt = {
    ...id,
    company: { name, description },
    startedAt: world().now(),
    found: {},
    // without a website there is nothing to analyze
    ...(website ? { ...website, status: 'running', isStarted: false } : { status: 'done', isStarted: true }),
  }
  const { committed } = await attempt([attempts.creating(fresh)])
  return committed ? fresh : ((await attempts.get(id, { consistent: true })) ?? fresh)
}
