import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { leaveNote } from './next-note.ts'

/** What stays in the browser: settings of the screen, no personal data. */
const keptKeys = new Set(['theme', 'language'])

/** Forgets everything of the person who was logged in, in memory too: the page is loaded anew. */
const leave = (): void => {
  for (const key of Object.keys(localStorage)) if (!keptKeys.has(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  leaveNote('signedOut')
  location.assign('/')
}

let isLeaving = false

/** The session is being ended here, so that a call that finds it over is no surprise. */
export const isLoggingOut = (): boolean => isLeaving

/** Ends the session. A failure leaves it as it is. */
export const logOut = async (region: Region): Promise<void> => {
  isLeaving = true
  try {
    await callIn(region)('POST /portal/log-out', {})
  } catch (failure) {
    isLeaving = false
    throw failure
  }
  leave()
}
