export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** `stopped`: an agency's mail no longer goes to this address, so nothing was sent. */
export type MailOutcome = 'sent' | 'stopped'
