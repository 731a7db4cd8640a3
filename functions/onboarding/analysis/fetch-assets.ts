import { decodeText } from '#features/documents'
import { pictureType } from '#features/files'
import type { PageFacts } from '#functions/onboarding/brand/page-facts'
import { type PictureCandidate, pictureCandidates } from '#functions/onboarding/brand/picture-candidates'
import { readManifest } from '#functions/onboarding/brand/read-manifest'
import { readPage } from '#functions/onboarding/brand/read-page'
import { step } from '#lib/events/step'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { MAX_LOGO_BYTES } from '#shared/onboarding/limits'
import { type ReadBrandResult, ReadBrandState } from './read-brand-state.ts'
import { siteFiles } from './site-files.ts'

const MAX_SHEETS = 10
/** Limit of all stylesheets together. */
const MAX_STYLE_BYTES = 1_000_000
/** Candidates that are tried for a picture, and those of a kind that are kept. */
const MAX_TRIES = 5
const MAX_KEPT = 2
const TIMEOUT_MS = 6000

/** Step 2: fetches stylesheets, manifest and pictures. Like step 1 without the table and secrets; missing ones are left out. */
export const handler = step(ReadBrandState, async (state): Promise<ReadBrandResult> => {
  const home = await siteFiles.get(state)
  if (!home) return { ...state, outcome: 'failed', code: 'interrupted' }
  const page = readPage(home.html)
  const base = URL.parse(page.base ?? '', home.url)?.href ?? home.url
  const manifestUrl = page.manifest && URL.parse(page.manifest, base)?.href
  const [styles, manifest] = await Promise.all([
    stylesOf(page, base),
    manifestUrl ? fetchText(manifestUrl, 100_000) : undefined,
  ])
  const read = manifest ? readManifest(manifest) : undefined
  const candidates = pictureCandidates(page, read, home.url, manifestUrl)
  const [logos, icons] = await Promise.all([
    firstPictures(candidates.logo, MAX_KEPT),
    firstPictures(candidates.favicon, 1),
  ])
  const pictures = [...icons, ...logos]
    .filter(({ base64 }, at, all) => all.findIndex((one) => one.base64 === base64) === at)
    .sort((a, b) => b.confidence - a.confidence)
  const [logo, favicon] = [logos[0]?.base64, icons[0]?.base64]
  await siteFiles.put(state, {
    ...home,
    styles,
    ...(manifest ? { manifest } : {}),
    ...(logo ? { logo } : {}),
    ...(favicon ? { favicon } : {}),
    pictures,
  })
  return { ...state, outcome: 'continue' }
})

/** The style sheets in document order, as the cascade needs: inline ones and the first ten linked ones, up to a megabyte. */
const stylesOf = async ({ styles }: PageFacts, base: string): Promise<string[]> => {
  const texts = await Promise.all(
    styles.slice(0, MAX_SHEETS * 3).map((style, at) => {
      if ('css' in style) return style.css
      const linkedBefore = styles.slice(0, at).filter((it) => 'href' in it).length
      const url = URL.parse(style.href, base)?.href
      return url && linkedBefore < MAX_SHEETS ? fetchText(url, MAX_STYLE_BYTES) : ''
    }),
  )
  let left = MAX_STYLE_BYTES
  return texts.flatMap((text) => {
    const part = (text ?? '').slice(0, left)
    left -= part.length
    return part ? [part] : []
  })
}

const fetchText = async (url: string, maxBytes: number): Promise<string | undefined> => {
  const outcome = await safeFetch(url, { maxBytes, timeoutMs: TIMEOUT_MS })
  if (!outcome.ok || /html/i.test(outcome.response.contentType)) return undefined
  return decodeText(outcome.response.body, outcome.response.contentType)
}

/** The first candidates that are pictures, as base64. */
const firstPictures = async (candidates: readonly PictureCandidate[], most: number) => {
  const pictures: { base64: string; confidence: number }[] = []
  for (const { address, confidence } of candidates.slice(0, MAX_TRIES)) {
    if (pictures.length === most) break
    const bytes = address.startsWith('data:') ? decodeDataUrl(address) : await fetchBytes(address)
    if (bytes && bytes.length <= MAX_LOGO_BYTES && pictureType(bytes))
      pictures.push({ base64: Buffer.from(bytes).toString('base64'), confidence })
  }
  return pictures
}

const fetchBytes = async (url: string): Promise<Uint8Array | undefined> => {
  const outcome = await safeFetch(url, {
    maxBytes: MAX_LOGO_BYTES,
    timeoutMs: TIMEOUT_MS,
    headers: { accept: 'image/*' },
  })
  return outcome.ok ? outcome.response.body : undefined
}

/** The bytes of a `data:` address (RFC 2397). */
const decodeDataUrl = (address: string): Uint8Array | undefined => {
  const comma = address.indexOf(',')
  const data = address.slice(comma + 1)
  if (comma < 0) return undefined
  if (/;base64$/i.test(address.slice(0, comma))) return Buffer.from(data, 'base64')
  try {
    return new TextEncoder().encode(decodeURIComponent(data))
  } catch {
    return undefined
  }
}
