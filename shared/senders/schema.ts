import * as z from 'zod'

/** As specification 2, section 3, names them. */
export const emailDomainStatuses = ['not_started', 'pending', 'verified', 'failure', 'temporary_failure'] as const
export const EmailDomainStatus = z.enum(emailDomainStatuses)
export type EmailDomainStatus = z.output<typeof EmailDomainStatus>

/** What is entered at the domain's provider (specification 2, section 3). */
export const EmailDomainRecord = z.object({
  /** `found`: SES has seen it. `recommended`: nothing fails without it, and nobody looks for it. */
  status: z.enum(['found', 'missing', 'failed', 'recommended']),
  type: z.enum(['CNAME', 'MX', 'TXT']),
  /** Relative to the domain: `bounces`, `_dmarc`. */
  name: z.string(),
  value: z.string(),
  /** Of an MX record. */
  priority: z.number().int().optional(),
  /** Seconds. */
  ttl: z.number().int(),
})
export type EmailDomainRecord = z.output<typeof EmailDomainRecord>

/** Why no mail goes to an address any more. */
export const stopReasons = ['bounce', 'complaint'] as const
export type StopReason = (typeof stopReasons)[number]

export const StoppedAddress = z.object({
  id: z.string(),
  email: z.string(),
  reason: z.enum(stopReasons),
  /** Milliseconds. */
  at: z.number().int(),
})
export type StoppedAddress = z.output<typeof StoppedAddress>
