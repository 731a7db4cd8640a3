import type { Region } from '#shared/regions'
import type { Settings } from './settings.ts'

/** What names need of the settings: the installation and one of its regions. */
type Where = Pick<Settings, 'name'> & { readonly region: Region }

/** What may have another name because it is a restored copy. */
export type Restorable = Where & Partial<Pick<Settings, 'restored'>>

/**
 * Physical names, made from the rows' own: what one stack must know of another before that one exists (a flow's ARN, the
 * alarms' topics) is computed, so that no two stacks wait for each other.
 */
export const stackName = ({ name, region }: Where, stack: string): string => `${name}-${region}-${stack}`

/** `billing/grant-credits` -> `parley-eu-billing-grant-credits`: a Lambda's, queue's or state machine's name (64 at most). */
export const resourceName = ({ name, region }: Where, row: string): string =>
  `${name}-${region}-${row.replaceAll('/', '-')}`

/** `billing/grant-credits` -> `/parley/eu/billing/grant-credits`. */
export const logGroupName = ({ name, region }: Where, row: string): string => `/${name}/${region}/${row}`

/** `failures calls` -> `parley/eu/failures calls`. */
export const alarmName = ({ name, region }: Where, what: string): string => `${name}/${region}/${what}`

/** Where our own metrics are, made of the functions' logs. */
export const metricNamespace = ({ name, region }: Where): string => `${name}/${region}`

export const tableName = ({ name, region, restored }: Restorable): string =>
  restored?.[region]?.table ?? `${name}-${region}`

export const peopleName = ({ name, region, restored }: Restorable): string =>
  restored?.[region]?.people ?? stackName({ name, region }, 'people')

export const directoryTableName = ({ name }: Pick<Settings, 'name'>): string => `${name}-directory`

/** The stack of what exists once, and its outputs about the connection group of agencies' hosts: id, and CloudFront's name of it. */
export const directoryStackName = ({ name }: Pick<Settings, 'name'>): string => `${name}-directory`
export const tenantOutputs = { group: 'TenantGroup', host: 'TenantHost' } as const

/** The tenant of all product subdomains, by which functions find the template that custom domains are made of too. */
export const wildcardTenantName = ({ name, regions: [first = 'eu'] }: Pick<Settings, 'name' | 'regions'>): string =>
  stackName({ name, region: first }, 'wildcard')

export const busName = ({ name, region }: Where): string => `${name}-${region}`

/** Where alarms go: `page` wakes someone up, `tickets` waits for working hours. */
export type TopicName = 'page' | 'tickets'

export const topicName = ({ name, region }: Where, topic: TopicName): string => `${name}-${region}-${topic}`

/** The secret that the edge shows to every region's functions; replicated to all of them under this name. */
export const originSecretName = ({ name }: Pick<Settings, 'name'>): string => `${name}/origin`

/** The domain that SES verifies: what follows the sender's @. */
export const mailDomain = (mailFrom: string): string => mailFrom.slice(mailFrom.indexOf('@') + 1)

/** A region's own secrets: what we sign and recognise with, the operator's keys of model providers, and its apps at channels' providers. */
export type SecretName = 'tokens' | 'providers' | 'apps'

/** The alias of the region's key. */
export const keyAlias = (where: Where): string => `alias/${stackName(where, 'key')}`

export const secretName = ({ name, region }: Where, secret: SecretName): string => `${name}/${region}/${secret}`
