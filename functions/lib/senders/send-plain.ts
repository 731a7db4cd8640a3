import type { SESClient } from '@aws-sdk/client-ses'
import { perFunction } from '#lib/per-function'
import type { Mail } from './mail-content.ts'
import { replyToOf } from './reply-to.ts'

interface Plain extends Mail {
  readonly from: string
  /** The configuration set, where it is not the sender's own. */
  readonly configuration?: string
  /** Come back with what SES reports of the mail; readers do not see them. */
  readonly tags?: Readonly<Record<string, string>>
}

// loaded on use: most calls of a function that may send mail send none
const ses = perFunction(() => {
  let client: SESClient | undefined
  return async () => {
    const { SESClient, SendEmailCommand } = await import('@aws-sdk/client-ses')
    client ??= new SESClient({})
    return { client, SendEmailCommand }
  }
})

/** Sends one mail of no tenant, through SES's first API. Throws when the provider refuses. */
export const sendPlain = async ({
  from,
  replyTo,
  to,
  subject,
  text,
  html,
  configuration,
  tags = {},
}: Plain): Promise<void> => {
  const { client, SendEmailCommand } = await ses()()
  const body = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client.send(
    new SendEmailCommand({
      Source: from,
      ...replyToOf(replyTo),
      Destination: { ToAddresses: [to] },
      Message: {
        Subject: body(subject),
        Body: { Text: body(text), ...(html === undefined ? {} : { Html: body(html) }) },
      },
      ...(configuration === undefined ? {} : { ConfigurationSetName: configuration }),
      Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    }),
  )
}
