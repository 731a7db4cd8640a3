import { absentOr, is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { EmailDomainRecord, EmailDomainStatus } from '#shared/senders/schema'
import { agencies } from './store.ts'

/** The fields of the record without a domain to send from. */
export const noEmailDomain = {
  resendEmailDomain: '',
  resendEmailDomainId: '',
  resendEmailDomainStatus: 'not_started',
  resendEmailDomainRecords_JSON_STRING: '',
} as const

interface Sender {
  readonly domain: string
  readonly id: string
  readonly status: EmailDomainStatus
  readonly records: readonly EmailDomainRecord[]
}

/** What the record says of the domain that the agency sends from; refused while it names another one. `lastModified` stays. */
export const settingEmailDomain = (
  ID: string,
  { domain, id, status, records }: Sender,
  where: 'none' | 'this' = 'this',
): Write =>
  agencies.changing(
    { ID },
    {
      set: {
        resendEmailDomain: domain,
        resendEmailDomainId: id,
        resendEmailDomainStatus: status,
        resendEmailDomainRecords_JSON_STRING: records.length === 0 ? '' : JSON.stringify(records),
      },
    },
    { resendEmailDomainId: where === 'none' ? absentOr('') : is(id) },
  )

export const clearingEmailDomain = (ID: string, id: string): Write =>
  agencies.changing({ ID }, { set: noEmailDomain }, { resendEmailDomainId: is(id) })
