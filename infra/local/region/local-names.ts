import type { SecretName } from '#infra/names'
import { type Region, regions } from '#shared/regions'

/** Names and ARNs of what a local region consists of; of the cloud's shapes, so that whatever parses them is exercised. */
const ACCOUNT = '000000000000'

const arn = (region: Region, service: string, rest: string) =>
  `arn:aws:${service}:${regions[region].aws}:${ACCOUNT}:${rest}`

export const localNames = {
  account: ACCOUNT,
  table: (region: Region) => `parley-${region}`,
  directory: 'parley-directory',
  bus: (region: Region) => `parley-${region}`,
  bucket: (region: Region) => `parley-${region}-local`,
  secret: (region: Region, secret: SecretName) => `parley/${region}/${secret}`,
  secretArn: (region: Region, name: string) => arn(region, 'secretsmanager', `secret:${name}-000000`),
  key: (region: Region) => `alias/parley-${region}-key`,
  keyArn: (region: Region) => arn(region, 'kms', 'key/00000000-0000-0000-0000-000000000000'),
  flow: (region: Region, name: string) =>
    arn(region, 'states', `stateMachine:parley-${region}-${name.replaceAll('/', '-')}`),
  execution: (flowArn: string, name: string) => `${flowArn.replace(':stateMachine:', ':execution:')}:${name}`,
  /** Of mails, as SES names it. */
  configurationSet: (region: Region) => `parley-${region}-mail`,
  /** Sends for those who have no domain of their own; under a name that is nobody's. */
  neutralMailFrom: 'no-reply@accounts.localhost',
  /** Of mails in the name of a tenant. */
  agencyMail: (region: Region) => arn(region, 'ses', `configuration-set/parley-${region}-agency-mail`),
  /** A row's dead-letter queue. */
  queue: (region: Region, row: string) => `parley-${region}-${row.replaceAll('/', '-')}`,
  function: (region: Region, name: string) =>
    arn(region, 'lambda', `function:parley-${region}-${name.replaceAll('/', '-')}`),
} as const
