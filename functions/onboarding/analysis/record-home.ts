import { companyWords } from '#functions/onboarding/brand/company-words'
import { readPage } from '#functions/onboarding/brand/read-page'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeAttempt } from './change-attempt.ts'
import { type ReadBrandResult, ReadBrandState } from './read-brand-state.ts'
import { siteFiles } from './site-files.ts'

/** Records that the home page is fetched, and the company's name and description on it. */
export const handler = step(ReadBrandState, async (state): Promise<ReadBrandResult> => {
  const site = await siteFiles.get(state)
  if (!site) return { ...state, outcome: 'failed', code: 'interrupted' }
  const { name, description } = companyWords(readPage(site.html), undefined, site.url)
  const found = { ...(name ? { name } : {}), ...(description ? { description } : {}) }
  await changeAttempt(state, { set: { openedAt: world().now(), found } })
  return { ...state, outcome: 'continue' }
})
