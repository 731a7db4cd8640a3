import type { Found } from '#infra/local/stand-ins/dns/look-up'
import type { RecordType } from '#infra/local/stand-ins/dns/zone-record'
import type { Checked, SesIdentity } from './ses-state.ts'

export interface SesWorld {
  readonly now: () => number
  readonly lookUp: (name: string, type: RecordType) => Found
}

/** How often SES looks; in the cloud it takes minutes to hours. */
export const LOOKS_EVERY_MS = 5_000
/** After so long without the records it gives up. */
const GIVES_UP_MS = 72 * 3_600_000

export const signingZone = (region: string): string => `dkim-${region}.amazonses.com`

export const feedbackHost = (region: string): string => `feedback-smtp.${region}.amazonses.com`

type Fault = Checked['error'] | 'found'

const faultOf = ({ code, answers }: Found, type: RecordType, fits: (value: string) => boolean): Fault => {
  if (code === 'servfail') return 'DNS_SERVER_ERROR'
  const own = answers.filter((record) => record.type === type)
  if (own.some(({ value }) => fits(value))) return 'found'
  if (own.length > 0) return 'INVALID_VALUE'
  return code === 'nxdomain' ? 'HOST_NOT_FOUND' : 'TYPE_NOT_FOUND'
}

const dkimFault = ({ name, tokens }: SesIdentity, region: string, { lookUp }: SesWorld): Fault =>
  tokens
    .map((token) =>
      faultOf(
        lookUp(`${token}._domainkey.${name}`, 'CNAME'),
        'CNAME',
        (value) => value === `${token}.${signingZone(region)}`,
      ),
    )
    .find((fault) => fault !== 'found') ?? 'found'

const mailFromFault = (domain: string, region: string, { lookUp }: SesWorld): Fault => {
  const exchange = faultOf(lookUp(domain, 'MX'), 'MX', (value) => value === feedbackHost(region))
  if (exchange !== 'found') return exchange
  return faultOf(lookUp(domain, 'TXT'), 'TXT', (value) => /^v=spf1 .*include:amazonses\.com/.test(value))
}

/** One look at a domain's records, if it is time for one. What was found and is gone fails for a while first. */
const look = (checked: Checked, now: number, findFault: () => Fault): void => {
  if (checked.status === 'FAILED' || now - (checked.checkedAt ?? checked.since) < LOOKS_EVERY_MS) return
  const fault = findFault()
  checked.checkedAt = now
  if (fault === 'found') {
    checked.status = 'SUCCESS'
    checked.foundAt = now
    delete checked.error
    return
  }
  if (checked.status === 'SUCCESS') {
    checked.status = 'TEMPORARY_FAILURE'
    checked.since = now
  }
  if (fault) checked.error = fault
  if (now - checked.since >= GIVES_UP_MS) checked.status = 'FAILED'
}

/** Lets SES look at the records of an identity, as far as its time has come. */
export const checkRecords = (identity: SesIdentity, region: string, world: SesWorld): void => {
  look(identity.dkim, world.now(), () => dkimFault(identity, region, world))
  const { mailFrom } = identity
  if (mailFrom) look(mailFrom.checked, world.now(), () => mailFromFault(mailFrom.domain, region, world))
}

export const isVerified = ({ dkim: { status } }: SesIdentity): boolean =>
  status === 'SUCCESS' || status === 'TEMPORARY_FAILURE'
