import type { WebConfig } from '#shared/web-config'
import { webConfig } from '#web/lib/web-config.ts'

/** During a gradual release answers of two releases alternate for minutes, while the page's is still the newest. */
const CHECK_EVERY_MS = 60_000

let isOutdated = false
let checkedAt = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()

/** Whether a newer page than this one is deployed. */
export const isPageOutdated = (): boolean => isOutdated

export const onPageOutdated = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Notes the release that answered a call. Where it is not the page's, the deployed page is asked for its own, once a minute at
 * most: only a reload that would bring another page is worth offering.
 */
export const noteRelease = (answering: string | null): void => {
  if (answering === null || isOutdated) return
  // the next answer asks again
  void compare(answering).catch(() => undefined)
}

const compare = async (answering: string): Promise<void> => {
  const { release } = await webConfig()
  if (release === undefined || release === answering || Date.now() - checkedAt < CHECK_EVERY_MS) return
  checkedAt = Date.now()
  await newerRelease()
}

/** Asks the deployed page for its release: the answer if it is newer than this page's, and then every screen offers to load it. */
export const newerRelease = async (): Promise<string | undefined> => {
  const { release } = await webConfig()
  if (release === undefined) return undefined
  const response = await fetch('/config.json', { cache: 'no-store' })
  if (!response.ok) return undefined
  const deployed = (await response.json()) as WebConfig
  if (deployed.release === release) return undefined
  isOutdated = true
  for (const listener of listeners) listener()
  return deployed.release ?? ''
}
