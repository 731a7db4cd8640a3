import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { optionalEnvironment } from './environment.ts'
import { perFunction } from './per-function.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

const client = perFunction(() => new SESv2Client({}))

/**
 * Sends one mail from the product's own sender. Throws when the provider refuses, and when the installation has no sender
 * (`MAIL_FROM`): no mail is dropped silently.
 */
export const sendMail = async ({ to, subject, text, html }: Mail): Promise<void> => {
  const from = optionalEnvironment('MAIL_FROM')
  if (!from) throw new Error('this installation has no mail sender (mailFrom)')
  const body = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client().send(
    new SendEmailCommand({
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: body(subject),
          Body: { Text: body(text), ...(html === undefined ? {} : { Html: body(html) }) },
        },
      },
    }),
  )
}
