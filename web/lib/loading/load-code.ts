import { onlineManager } from '@tanstack/react-query'
import { connectionText } from '#shared/connection-messages'
import { Problem } from '#shared/problems'
import { newerRelease } from '#web/lib/api/release.ts'
import { webConfig } from '#web/lib/web-config.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { OfflineProblem } from './offline-problem.ts'
import { OutdatedProblem } from './outdated-problem.ts'
import { pauseOnline } from './pause-online.ts'

/** Before each further try, in ms: a connection that has just come back often fails once more. */
const PAUSES_MS = [300, 1000, 3000]

/** How Chromium, Firefox and Safari call a module that did not arrive; any other error is one of the module itself. */
const isMissing = (error: unknown): error is TypeError =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)

/**
 * Imports a part of the dashboard, with a few more tries while there is a connection. Where its file does not arrive it says why:
 * offline, replaced by a newer release, or a failed connection. Never a reload: the page around it may hold unsaved edits.
 * `signal` ends the tries, with its reason.
 */
export const loadCode = async <T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (!onlineManager.isOnline()) throw new OfflineProblem()
      if (!isMissing(error)) throw error
      const release = await newerRelease().catch(() => undefined)
      if (release !== undefined) throw new OutdatedProblem(release)
      const pause = PAUSES_MS[tries]
      if (pause === undefined) return await loadArrived(load, error)
      await pauseOnline(pause, signal)
    }
  }
}

/**
 * The last try, once the file itself has arrived: a browser that fails even then remembers the first failure, as all but Safari did
 * until the standard had them forget it in 2026 (https://github.com/whatwg/html/pull/10327), and only a reload helps. Under another
 * address the import would succeed, but with second instances of what the file shares with others.
 */
const loadArrived = async <T>(load: () => Promise<T>, { message }: TypeError): Promise<T> => {
  const [address] = /https?:\S+$/.exec(message) ?? []
  const file = address === undefined ? undefined : await fetch(address).catch(() => undefined)
  if (!file?.ok) throw new Problem('unavailable', serverText(connectionText('failed')))
  try {
    return await load()
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new OutdatedProblem((await webConfig()).release ?? '')
  }
}
