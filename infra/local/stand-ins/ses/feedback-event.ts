import { type SentMail, sesArn } from './ses-state.ts'

export type Feedback = 'bounce' | 'complaint'

const iso = (ms: number): string => new Date(ms).toISOString()

const mailOf = ({ region, at, from, to, messageId, subject, configurationSet, tenant, tags }: SentMail) => ({
  timestamp: iso(at),
  source: from,
  sendingAccountId: '000000000000',
  messageId,
  destination: to,
  headersTruncated: false,
  commonHeaders: { from: [from], to, messageId, subject },
  tags: {
    'ses:operation': ['SendEmail'],
    'ses:configuration-set': [configurationSet],
    'ses:from-domain': [from.replace(/^.*@/, '').replace(/>$/, '')],
    'ses:outgoing-ip': ['127.0.0.1'],
    'ses:outgoing-tls-version': ['TLSv1.3'],
    'ses:recipient-region': [region],
    ...(tenant ? { 'ses:tenant-name': [tenant] } : {}),
    ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
  },
})

const bounceOf = (id: string, to: readonly string[], now: number) => ({
  feedbackId: id,
  bounceType: 'Permanent',
  bounceSubType: 'General',
  bouncedRecipients: to.map((emailAddress) => ({
    emailAddress,
    action: 'failed',
    status: '5.1.1',
    diagnosticCode: 'smtp; 550 5.1.1 user unknown',
  })),
  timestamp: iso(now),
  reportingMTA: 'dsn; a8-70.smtp-out.amazonses.com',
})

const complaintOf = (id: string, to: readonly string[], now: number) => ({
  feedbackId: id,
  complaintSubType: null,
  complainedRecipients: to.map((emailAddress) => ({ emailAddress })),
  timestamp: iso(now),
  userAgent: 'local mail page',
  complaintFeedbackType: 'abuse',
  arrivalDate: iso(now),
})

/** What SES puts on the default bus of a mail's region about it ("Email Bounced", "Email Complaint Received"), as EventBridge delivers it. */
export const feedbackEvent = (mail: SentMail, kind: Feedback, id: string, now: number) => ({
  version: '0',
  id,
  'detail-type': kind === 'bounce' ? 'Email Bounced' : 'Email Complaint Received',
  source: 'aws.ses',
  account: '000000000000',
  time: iso(now).replace(/\.\d+Z$/, 'Z'),
  region: mail.region,
  resources: [sesArn(mail.region, 'configuration-set', mail.configurationSet ?? '')],
  detail: {
    eventType: kind === 'bounce' ? 'Bounce' : 'Complaint',
    ...(kind === 'bounce' ? { bounce: bounceOf(id, mail.to, now) } : { complaint: complaintOf(id, mail.to, now) }),
    mail: mailOf(mail),
  },
})
