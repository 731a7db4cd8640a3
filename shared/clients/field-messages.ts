import { textsOf } from '#shared/text'

/** What the fields of clients and organisations are refused with (specification 2, section 5). Apart, as a workspace's are. */
export const clientFieldMessages = {
  fillAll: 'Please fill out all fields.',
  organisationName: 'Organization name is required.',
  organisationId: 'Organization ID is missing. Please try again or contact support.',
  emailInvalid: 'Please enter a valid email',
  passwordShort: 'Use at least 10 characters.',
} as const

export const clientFieldText = /* @__PURE__ */ textsOf('clients', clientFieldMessages)
