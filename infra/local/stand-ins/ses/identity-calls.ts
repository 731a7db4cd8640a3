import { createHash } from 'node:crypto'
import { isVerified, type SesWorld, signingZone } from './check-records.ts'
import { SesError } from './ses-error.ts'
import type { Checked, SesIdentity, SesRegion, SesState } from './ses-state.ts'

export interface SesCall {
  readonly state: SesState
  readonly regionName: string
  readonly region: SesRegion
  readonly world: SesWorld
  readonly configurationSets: readonly string[]
  /** The parsed body. */
  readonly input: Readonly<Record<string, unknown>>
}

/** A region has 10,000 identities. */
const MOST_IDENTITIES = 10_000

export const tagsOf = (input: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Array.isArray(input) ? (input as { Key?: string; Value?: string }[]) : []).map(({ Key = '', Value = '' }) => [
      Key,
      Value,
    ]),
  )

export const listTags = (tags: Readonly<Record<string, string>>) =>
  Object.entries(tags).map(([Key, Value]) => ({ Key, Value }))

export const identityNamed = ({ region }: SesCall, name: string): SesIdentity => {
  const known = region.identities.find((identity) => identity.name === name.toLowerCase())
  if (known) return known
  throw new SesError('NotFoundException', `Email identity ${name} does not exist.`)
}

const seconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1000)

const dkimOf = ({ tokens, dkim }: SesIdentity, regionName: string) => ({
  SigningEnabled: true,
  Status: dkim.status,
  Tokens: tokens,
  SigningHostedZone: signingZone(regionName),
  SigningAttributesOrigin: 'AWS_SES',
  NextSigningKeyLength: 'RSA_2048_BIT',
  CurrentSigningKeyLength: 'RSA_2048_BIT',
})

const typeOf = ({ name }: SesIdentity) => (name.includes('@') ? 'EMAIL_ADDRESS' : 'DOMAIN')

const pending = (now: number): Checked => ({ status: 'PENDING', since: now })

const checkSet = ({ configurationSets }: SesCall, name: unknown): string | undefined => {
  if (name === undefined) return undefined
  if (configurationSets.includes(String(name))) return String(name)
  throw new SesError('NotFoundException', `Configuration set <${String(name)}> does not exist.`)
}

export const createIdentity = (call: SesCall): object => {
  const { state, region, regionName, world, input } = call
  const name = String(input.EmailIdentity ?? '').toLowerCase()
  if (!/^(?:[^@\s]+@)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/.test(name))
    throw new SesError('BadRequestException', `Invalid email identity: ${name}.`)
  if (region.identities.some((identity) => identity.name === name))
    throw new SesError('AlreadyExistsException', `Email identity ${name} already exist.`)
  if (region.identities.length >= MOST_IDENTITIES)
    throw new SesError('LimitExceededException', 'You have reached the maximum number of identities.')
  const configurationSet = checkSet(call, input.ConfigurationSetName)
  state.count += 1
  const token = (index: number) =>
    createHash('sha256').update(`${name} ${state.count} ${index}`).digest('hex').slice(0, 32)
  const identity: SesIdentity = {
    name,
    tokens: [token(1), token(2), token(3)],
    dkim: pending(world.now()),
    tags: tagsOf(input.Tags),
    ...(configurationSet ? { configurationSet } : {}),
  }
  region.identities.push(identity)
  return {
    IdentityType: typeOf(identity),
    VerifiedForSendingStatus: false,
    DkimAttributes: dkimOf(identity, regionName),
  }
}

export const presentIdentity = ({ regionName }: SesCall, identity: SesIdentity): object => {
  const { dkim, mailFrom, tags, configurationSet } = identity
  return {
    IdentityType: typeOf(identity),
    FeedbackForwardingStatus: true,
    VerifiedForSendingStatus: isVerified(identity),
    VerificationStatus: dkim.status,
    VerificationInfo: {
      LastCheckedTimestamp: seconds(dkim.checkedAt),
      LastSuccessTimestamp: seconds(dkim.foundAt),
      ErrorType: dkim.error,
    },
    DkimAttributes: dkimOf(identity, regionName),
    ...(mailFrom
      ? {
          MailFromAttributes: {
            MailFromDomain: mailFrom.domain,
            MailFromDomainStatus: mailFrom.checked.status,
            BehaviorOnMxFailure: mailFrom.onFailure,
          },
        }
      : {}),
    Policies: {},
    Tags: listTags(tags),
    ConfigurationSetName: configurationSet,
  }
}

export const listIdentities = ({ region, input }: SesCall): object => {
  const from = Number(input.NextToken ?? 0)
  const most = Number(input.PageSize ?? 100)
  const shown = region.identities.slice(from, from + most)
  return {
    EmailIdentities: shown.map((identity) => ({
      IdentityName: identity.name,
      IdentityType: typeOf(identity),
      SendingEnabled: isVerified(identity),
      VerificationStatus: identity.dkim.status,
    })),
    ...(from + most < region.identities.length ? { NextToken: String(from + most) } : {}),
  }
}

/** Its associations with tenants end with it. */
export const deleteIdentity = ({ region }: SesCall, gone: SesIdentity, arn: string): object => {
  region.identities = region.identities.filter((identity) => identity !== gone)
  for (const tenant of region.tenants) tenant.resources = tenant.resources.filter((resource) => resource !== arn)
  return {}
}

/** Without a domain the custom MAIL FROM ends. */
export const setMailFrom = ({ world, input }: SesCall, identity: SesIdentity): object => {
  const domain = String(input.MailFromDomain ?? '').toLowerCase()
  if (!domain) {
    delete identity.mailFrom
    return {}
  }
  if (!domain.endsWith(`.${identity.name}`))
    throw new SesError(
      'BadRequestException',
      `Provided MAIL-FROM domain <${domain}> is not subdomain of the domain of the identity <${identity.name}>.`,
    )
  if (identity.mailFrom?.domain !== domain)
    identity.mailFrom = {
      domain,
      onFailure: String(input.BehaviorOnMxFailure ?? 'USE_DEFAULT_VALUE'),
      checked: pending(world.now()),
    }
  return {}
}

export const setConfigurationSet = (call: SesCall, identity: SesIdentity): object => {
  const name = checkSet(call, call.input.ConfigurationSetName)
  if (name) identity.configurationSet = name
  else delete identity.configurationSet
  return {}
}
