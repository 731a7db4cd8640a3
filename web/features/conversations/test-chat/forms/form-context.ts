import type { FormAnswer, Message } from '#shared/conversations/schema'

/** The test conversation around a form. */
export interface FormContext {
  /** Among them the answer, once there is one. */
  readonly messages: readonly Message[]
  /** Whether something can be said right now. */
  readonly isReady: boolean
  /** Done when the server has it; fails in its words. */
  readonly fill: (text: string, form: FormAnswer) => Promise<void>
}
