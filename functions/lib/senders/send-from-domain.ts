import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { perFunction } from '#lib/per-function'
import type { Mail } from './mail-content.ts'
import { replyToOf } from './reply-to.ts'
import type { SenderConfiguration } from './sender-configuration.ts'

const client = perFunction(() => new SESv2Client({}))

interface FromDomain extends Mail {
  readonly agencyId: string
  readonly from: string
}

/**
 * What SES says when it refuses a sender and not the mail: its domain's records are gone, or its identity is. The mail has not left. A
 * tenant that SES has paused is none of these: another sender would lift the pause.
 */
const refusals: ReadonlySet<string> = new Set([
  'MailFromDomainNotVerifiedException',
  'NotFoundException',
  'MessageRejected',
])

/** Sends one mail from an agency's verified domain, as its tenant. `false`: SES refuses the sender, and nothing has left. */
export const sendFromDomain = async (
  { agencyId, from, replyTo, to, subject, text, html }: FromDomain,
  { name }: SenderConfiguration,
): Promise<boolean> => {
  const body = (Data: string) => ({ Data, Charset: 'UTF-8' })
  try {
    await client().send(
      new SendEmailCommand({
        FromEmailAddress: from,
        ...replyToOf(replyTo),
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: body(subject),
            Body: { Text: body(text), ...(html === undefined ? {} : { Html: body(html) }) },
          },
        },
        TenantName: agencyId,
        ConfigurationSetName: name,
        EmailTags: [{ Name: 'agency', Value: agencyId }],
      }),
    )
    return true
  } catch (failure) {
    const reason = failure instanceof Error ? failure.name : ''
    if (refusals.has(reason)) return false
    throw failure
  }
}
