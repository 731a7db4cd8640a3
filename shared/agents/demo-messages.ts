import { textsOf } from '#shared/text'

/** Texts for links that try an agent. */
export const demoMessages = {
  demoEnded: 'This link has expired. Ask for a new one.',
} as const

export const demoText = /* @__PURE__ */ textsOf('conversations', demoMessages)
