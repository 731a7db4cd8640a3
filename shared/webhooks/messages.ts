import { textsOf } from '#shared/text'

export const webhookMessages = {
  address: 'Use an https address that the public internet can reach, like https://example.com/events.',
  unreachable: 'This address cannot be found. Check its host.',
  noTypes: 'Choose at least one type of event.',
  tooMany: (most: number) => `A workspace has up to ${most} endpoints. Delete one first.`,
  notFound: 'There is no such endpoint.',
  deliveryNotFound: 'This delivery is no longer kept.',
  changedMeanwhile: 'This endpoint was changed in the meantime. Reload the page and repeat your change.',
  isOff: 'The endpoint is turned off. Turn it on first.',
  isWaiting: 'This delivery is waiting for its next attempt already.',
} as const

export const webhookText = /* @__PURE__ */ textsOf('webhooks', webhookMessages)
