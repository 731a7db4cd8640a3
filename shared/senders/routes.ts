import * as z from 'zod'
import { contract } from '#shared/contract'
import { EmailDomainRecord, EmailDomainStatus, StoppedAddress } from './schema.ts'

const Owner = { userId: z.string().max(40), agencyId: z.string().max(40) }
const ADomain = z.strictObject({ id: z.string().max(40), ...Owner })
const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })

/** What is wrong with a domain, with key and values, by which screens translate it. */
const Refusal = z.object({
  message: z.string(),
  key: z.string().optional(),
  values: z.array(z.union([z.string(), z.number()])).optional(),
})

const Answer = z.object({ success: z.boolean(), message: z.string() })

/**
 * The calls about an agency's e-mail domain keep the shape of specification 2, section 7, whose `{email-provider}` is `email` here. As
 * with hosts, what is wrong with a domain is a successful answer; who may not ask gets a Problem.
 */
export const senders = contract({
  'POST /email/domains/{domain}': {
    auth: 'workspace:write',
    summary:
      'Adds the domain that the workspace’s agency sends from, and answers the DNS records to enter. `domain` is what was typed. A call that was cut off is finished by repeating it.',
    input: z.strictObject({ domain: z.string().max(300), ...Owner }),
    output: z.object({
      success: z.boolean(),
      data: z.object({
        id: z.string().optional(),
        records: z.array(EmailDomainRecord),
        /** Of HTTP: 200, or 400 and 409 with the reason. */
        statusCode: z.number().int(),
        message: z.string(),
        error: Refusal.optional(),
      }),
    }),
  },
  'POST /email/domains/{id}/verify': {
    auth: 'workspace:write',
    summary:
      'Begins to look for the records, for three days at most. After a failure the records are new: answers them as they are now. A repeated call looks again at once.',
    input: ADomain,
    output: Answer.extend({ data: z.object({ status: EmailDomainStatus, records: z.array(EmailDomainRecord) }) }),
  },
  'GET /email/domains/{id}': {
    auth: 'workspace:read',
    summary: 'The status of a domain at the last look; asks no third party.',
    input: ADomain,
    output: z.object({
      data: z.object({
        id: z.string(),
        domain: z.string(),
        status: EmailDomainStatus,
        records: z.array(EmailDomainRecord),
        /** Milliseconds of the last look; absent before the first. */
        checkedAt: z.number().int().optional(),
        /** Why the last look did not find the records, in the provider’s words. */
        error: z.string().optional(),
      }),
    }),
  },
  'DELETE /email/domains/{id}': {
    auth: 'workspace:write',
    summary: 'Deletes a domain: mail leaves from the neutral sender again. A repeated call changes nothing.',
    input: ADomain,
    output: Answer,
  },
  'GET /v2/workspaces/{workspaceId}/agency/mail': {
    auth: 'workspace:read',
    summary: 'From where mail to the agency’s clients leaves now, and the addresses to which none goes.',
    input: AWorkspace,
    output: z.object({
      /** `Name <address>`; absent where the installation sends no mail. */
      from: z.string().optional(),
      replyTo: z.string().optional(),
      stopped: z.array(StoppedAddress),
    }),
  },
  'POST /v2/workspaces/{workspaceId}/agency/mail/test': {
    auth: 'workspace:person',
    summary: 'Sends a mail as clients get them to the caller’s own address.',
    input: AWorkspace,
    output: Answer,
  },
  'DELETE /v2/workspaces/{workspaceId}/agency/mail/stopped/{addressId}': {
    auth: 'workspace:own',
    summary: 'Releases a stopped address, so that mail goes to it again. A repeated call changes nothing.',
    input: AWorkspace.extend({ addressId: z.string().regex(/^[\da-f]{64}$/) }),
    output: Answer,
  },
})
