import { onlineManager } from '@tanstack/react-query'
import { connectionText } from '#shared/connection-messages'
import { Problem } from '#shared/problems'
import { newerRelease } from '#web/lib/api/release.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { OfflineProblem } from './offline-problem.ts'
import { OutdatedProblem } from './outdated-problem.ts'

/** How Chromium, Firefox and Safari call a module that did not arrive; any other error is one of the module itself. */
const isMissing = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)

/**
 * Imports a part of the dashboard. Where its file does not arrive it says why: offline, replaced by a newer release, or a
 * failed connection. Never a reload: the page around it may hold unsaved edits.
 */
export const loadCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (!onlineManager.isOnline()) throw new OfflineProblem()
    if (!isMissing(error)) throw error
    const release = await newerRelease().catch(() => undefined)
    if (release !== undefined) throw new OutdatedProblem(release)
    throw new Problem('unavailable', serverText(connectionText('failed')))
  }
}
