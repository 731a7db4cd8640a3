export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** To whom answers go; else to the agency's support address, or to the sender. */
  readonly replyTo?: string | undefined
}

/** To a client of an agency. */
export interface AgencyMail extends Mail {
  /** The agency’s id: from its sender, in its name. */
  readonly for: string
}

/** `stopped`: an agency's mail no longer goes to this address, so nothing was sent. */
export type MailOutcome = 'sent' | 'stopped'
