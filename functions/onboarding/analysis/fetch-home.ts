import { fetchErrorCode, isAllowedByRobots } from '#features/crawls'
import { decodeText } from '#features/documents'
import { step } from '#lib/events/step'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { type ReadBrandResult, ReadBrandState } from './read-brand-state.ts'
import { siteFiles } from './site-files.ts'

/**
 * Step 1: fetches the home page. It calls a third-party URL, so it has access to neither the table nor secrets, and only to
 * its own file. Repeating it overwrites the file.
 */
export const handler = step(ReadBrandState, async (state): Promise<ReadBrandResult> => {
  const first = await fetchPage(state.website)
  const speaksHttpOnly = !first.ok && state.isSchemeGuessed && unencrypted.has(first.code)
  const second = speaksHttpOnly ? await fetchPage(state.website.replace(/^https:/, 'http:')) : undefined
  // what keeps https from working is the better reason if neither works
  const outcome = second?.ok ? second : first
  if (!outcome.ok) return { ...state, outcome: 'failed', code: fetchErrorCode(outcome) }
  const { body, contentType, url } = outcome.response
  const html = decodeText(body, contentType)
  const isPage = /html/i.test(contentType) || (contentType === '' && /^\s*(<!doctype html|<html)/i.test(html))
  if (!isPage) return { ...state, outcome: 'failed', code: 'not-a-page' }
  // for the final host: `example.com` often redirects to `www.example.com`
  if (!(await isAllowedByRobots(url))) return { ...state, outcome: 'failed', code: 'robots' }
  await siteFiles.put(state, { url, html, styles: [] })
  return { ...state, outcome: 'continue' }
})

/** How https fails at a site that has none. */
const unencrypted: ReadonlySet<string> = new Set(['refused', 'unreachable', 'timeout', 'tls', 'not-http'])

const fetchPage = (url: string) =>
  safeFetch(url, {
    // the site's own language, whatever it is: it becomes the agent's
    headers: { accept: 'text/html,application/xhtml+xml;q=0.9', 'accept-language': '*' },
    maxBytes: 3_000_000,
    // twice, and robots.txt, within the step's 30 s
    timeoutMs: 8000,
  })
