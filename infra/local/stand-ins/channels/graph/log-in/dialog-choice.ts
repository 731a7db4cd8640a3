import * as z from 'zod'
import { finishes, signUpSteps } from './sign-up-ends.ts'

/** What a person decides in the dialog. */
export const DialogChoice = z.discriminatedUnion('do', [
  /** `number`: its id; without one a new number of this name. */
  z.object({
    do: z.literal('sign-up'),
    as: z.enum(finishes),
    number: z.string().optional(),
    name: z.string().trim().min(1).max(64).default('New business'),
  }),
  z.object({ do: z.literal('leave'), step: z.enum(signUpSteps) }),
  /** The flow shows an error and the person reports it, or it fails altogether. */
  z.object({ do: z.literal('report'), message: z.string().min(1).max(300) }),
  z.object({ do: z.literal('fail'), message: z.string().min(1).max(300) }),
  z.object({ do: z.literal('pages'), pages: z.array(z.string()).max(200).readonly() }),
  z.object({ do: z.literal('cancel') }),
])
export type DialogChoice = z.infer<typeof DialogChoice>

export const FinishedDialog = z.object({
  client_id: z.string(),
  /** `code`, or `token` where the page did not ask for a code. */
  response_type: z.enum(['code', 'token']),
  choice: DialogChoice,
})

/** What the dialog's window tells the page that opened it. */
export interface DialogResult {
  /** The sign-up's own message, posted as JSON beside the result. */
  readonly session?: Readonly<Record<string, unknown>>
  /** What the callback of `FB.login` gets. */
  readonly response: {
    readonly authResponse: Readonly<Record<string, unknown>> | null
    readonly status: 'connected' | 'unknown'
  }
}

/** What the dialog offers. */
export interface DialogOffer {
  readonly app: string
  readonly user: string
  readonly flow: 'whatsapp' | 'pages'
  readonly numbers: readonly { readonly id: string; readonly name: string; readonly display: string }[]
  readonly pages: readonly { readonly id: string; readonly name: string; readonly instagram?: string }[]
}
