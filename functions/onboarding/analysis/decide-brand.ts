import { storePicture } from '#features/files'
import { brandOf } from '#functions/onboarding/brand/brand-of'
import { readPage } from '#functions/onboarding/brand/read-page'
import { structuredFacts } from '#functions/onboarding/facts/structured-facts'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import type { BrandingInfo } from '#shared/onboarding/schema'
import { changeAttempt } from './change-attempt.ts'
import { type ReadBrandResult, ReadBrandState } from './read-brand-state.ts'
import { siteFiles } from './site-files.ts'
import { attempts } from './store.ts'

const MAX_FACTS = 40

/** Last step: stores copies of the pictures, ranks the colours, and ends the attempt. Repeating it stores the same files. */
export const handler = step(ReadBrandState, async (state): Promise<ReadBrandResult> => {
  const { workspaceId, attemptId } = state
  const site = await siteFiles.get(state)
  if (!site) {
    const stored = await attempts.get({ workspaceId, attemptId }, { consistent: true })
    return stored?.status === 'done'
      ? { ...state, outcome: 'continue' }
      : { ...state, outcome: 'failed', code: 'interrupted' }
  }
  const [logo, favicon] = await Promise.all([
    storedPictureUrl(workspaceId, site.logo),
    storedPictureUrl(workspaceId, site.favicon),
  ])
  const copies = await Promise.all(
    (site.pictures ?? []).map(async ({ base64, confidence }) => ({
      url: await storedPictureUrl(workspaceId, base64),
      confidence,
    })),
  )
  const pictures: Partial<BrandingInfo> = {
    ...(logo ? { logo } : {}),
    ...(favicon ? { favicon } : {}),
    pictures: copies.flatMap(({ url, confidence }) => (url ? [{ url, confidence }] : [])),
  }
  const brand = brandOf(site)
  const { name, description, fontFamily } = brand
  const texts = {
    ...(state.isSchemeGuessed && site.url.startsWith('http:') ? { isInsecure: true } : {}),
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
    ...(fontFamily ? { fontFamily } : {}),
  }
  await changeAttempt(state, { set: { lookedAt: world().now(), found: { ...texts, ...pictures } } })
  if (brand.colors.length === 0 && !logo && !favicon && !description)
    return { ...state, outcome: 'failed', code: 'needs-javascript' }
  const found = { ...texts, ...brand, ...pictures }
  const facts = structuredFacts(readPage(site.html), site.html).slice(0, MAX_FACTS)
  await changeAttempt(state, { set: { status: 'done', found, facts, endedAt: world().now() } })
  await siteFiles.delete(state)
  return { ...state, outcome: 'continue' }
})

const storedPictureUrl = async (workspaceId: string, base64: string | undefined): Promise<string | undefined> => {
  if (base64 === undefined) return undefined
  const picture = await storePicture(workspaceId, Buffer.from(base64, 'base64'))
  return picture.kind === 'stored' ? picture.url : undefined
}
