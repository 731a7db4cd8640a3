import { companyWords } from '#functions/onboarding/brand/company-words'
import { readPage } from '#functions/onboarding/brand/read-page'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import { changeAttempt } from './change-attempt.ts'
import { crawlWebsite } from './crawl-website.ts'
import { type ReadBrandResult, ReadBrandState } from './read-brand-state.ts'
import { siteFiles } from './site-files.ts'

/** Records that the home page is fetched and how, and the company's name and description on it. */
export const handler = step(ReadBrandState, async (state): Promise<ReadBrandResult> => {
  const site = await siteFiles.get(state)
  if (!site) return { ...state, outcome: 'failed', code: 'interrupted' }
  const { name, description } = companyWords(readPage(site.html), undefined, site.url)
  const isInsecure = state.isSchemeGuessed === true && site.url.startsWith('http:')
  const website = isInsecure ? state.website.replace(/^https:/, 'http:') : state.website
  const found = {
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
    ...(isInsecure ? { isInsecure } : {}),
  }
  await changeAttempt(state, { set: { openedAt: world().now(), website, found } })
  if (state.isSchemeGuessed) await crawlWebsite(state, website)
  return { ...state, outcome: 'continue' }
})
