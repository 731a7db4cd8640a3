/** What the log-in does; each fails with the server's `Problem`. */
export interface LogInCalls {
  readonly withPassword: (email: string, password: string) => Promise<void>
  readonly sendCode: (email: string) => Promise<void>
  readonly withCode: (email: string, code: string) => Promise<void>
  readonly sendReset: (email: string) => Promise<void>
  /** Where clients can make an account of their own. */
  readonly onSignUp?: (() => void) | undefined
}
