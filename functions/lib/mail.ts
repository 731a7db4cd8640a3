import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { optionalEnvironment } from './environment.ts'
import { perFunction } from './per-function.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** In whose name: shown in the place of the sender's own. */
  readonly fromName?: string
}

const client = perFunction(() => new SESv2Client({}))

/**
 * Sends one mail from the product's own sender. Throws when the provider refuses, and when the installation has no sender
 * (`MAIL_FROM`): no mail is dropped silently.
 */
export const sendMail = async ({ to, subject, text, html, fromName }: Mail): Promise<void> => {
  const from = optionalEnvironment('MAIL_FROM')
  if (!from) throw new Error('this installation has no mail sender (mailFrom)')
  const body = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client().send(
    new SendEmailCommand({
      FromEmailAddress: fromName === undefined ? from : inNameOf(fromName, from),
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

/** `=?UTF-8?B?…?= <address>` (RFC 2047): an encoded word has no quotes and line breaks to end the header with. */
const inNameOf = (name: string, from: string): string => {
  const address = /<([^<>]*)>/.exec(from)?.[1] ?? from
  // an encoded word has 75 characters at most
  const short = Buffer.from(name.trim())
    .subarray(0, 42)
    .toString()
    .replace(/\uFFFD$/, '')
  return `=?UTF-8?B?${Buffer.from(short).toString('base64')}?= <${address}>`
}
