import { textsOf } from '#shared/text'

/** Not in the specifications. */
export const billingMessages = {
  trialOver: 'The free trial of whitelabel is over. It is given once.',
} as const

export const billingText = /* @__PURE__ */ textsOf('billing', billingMessages)
