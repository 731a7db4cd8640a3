import { viewerMay } from '#web/lib/session/viewer.ts'

/** What a row of Home leads to: answering, reading, or nothing for a client without Conversations. */
export const rowAction = (isWaiting: boolean): 'reply' | 'open' | undefined => {
  if (!viewerMay('see-conversations')) return undefined
  return isWaiting && viewerMay('answer-visitors') ? 'reply' : 'open'
}
