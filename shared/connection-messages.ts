import { textsOf } from './text.ts'

/** Messages for requests that no server answered. */
export const connectionMessages = {
  failed: 'The connection failed. Check your network and try again.',
  noAnswer: (status: number) => `The service did not answer (${status}).`,
  uploadRefused: (status: number) => `The upload was refused (${status}).`,
} as const

export const connectionText = /* @__PURE__ */ textsOf('connection', connectionMessages)
