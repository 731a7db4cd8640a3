import { pollingFlow } from '#events/polling-flow'

/** Takes a custom domain from its claim to a live host, or from a live one to nothing; a claim ends after seven days by itself. */
export const connectHost = pollingFlow({
  comment: 'One step of a custom domain after another, until nothing is left to do.',
  step: 'domains/connect/advance-host',
  stepSeconds: 60,
  restSeconds: 3600,
  endSeconds: 9 * 24 * 3600,
})
