import { pollingFlow } from '#events/polling-flow'

/**
 * Looks for the records of a domain until they are found or given up: each 30 s for ten minutes, each minute for an hour, then each five
 * minutes. SES gives up after three days.
 */
export const verifySender = pollingFlow({
  comment: 'Ask SES whether it has found the records of a domain, again and again.',
  step: 'senders/verification/look-for-records',
  stepSeconds: 30,
  restSeconds: 300,
  endSeconds: 4 * 24 * 3600,
})
