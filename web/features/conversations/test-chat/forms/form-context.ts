import type { FormAnswer, Message } from '#shared/conversations/schema'

/** The test conversation around a form. */
export interface FormContext {
  /** Includes the answer, once there is one. */
  readonly messages: readonly Message[]
  /** Whether a message can be sent now. */
  readonly isReady: boolean
  /** Resolves when the server has it; rejects with its message. */
  readonly fill: (text: string, form: FormAnswer) => Promise<void>
}
