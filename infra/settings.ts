import * as z from 'zod'
import { type Region, regionNames, regions } from '#shared/regions'

/** The longest physical name is a function's: test/infra/stacks/limits.ts adds this to it. */
export const MAX_NAME_LENGTH = 16

const Host = z.string().regex(/^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z]{2,}$/, 'is not a host name')
const Regions = z
  .preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(z.enum(regionNames)).min(1))
  .transform((names) => [...new Set(names)])

/** An object from cdk.json, or its JSON text from `-c name='{…}'`: the command line knows texts only. */
const orItsJson = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      context.addIssue({ code: 'custom', message: `is not JSON: ${value}` })
      return z.NEVER
    }
  }, schema)

/** An OpenID Connect provider beside the password: Google, Entra, Okta, … Its client secret is in `secretName`. */
const IdentityProvider = z.strictObject({
  /** Cognito's name of it, in addresses: letters only. */
  name: z.string().regex(/^[A-Za-z]{1,32}$/),
  /** What the button says: "Google". */
  label: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https$/ }),
  clientId: z.string().min(1),
  /** A secret in the region's Secrets Manager whose whole text is the client secret. */
  secretName: z.string().min(1),
})

/** Names of restored copies that a region takes in place of its own (docs/restore.md). */
const Restored = z.strictObject({
  table: z
    .string()
    .regex(/^[\w.-]{3,255}$/)
    .optional(),
  files: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .optional(),
  /** The name of a new user pool. */
  people: z
    .string()
    .regex(/^[a-z][a-z\d-]{1,40}$/)
    .optional(),
})

const Operator = z.strictObject({ name: z.string().min(1).max(120), email: z.email() })

/**
 * Everything that one installation may choose: CDK context, from cdk.json or `-c name=value`. docs/deploy.md explains
 * each. Without any of it a region deploys whole on CloudFront's own address.
 */
const Settings = z
  .object({
    /** Prefix of every physical name; another one makes a second installation in the same account. */
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]+$/)
      .max(MAX_NAME_LENGTH)
      .default('parley'),
    /** The region that this command is about. */
    region: z.enum(regionNames).default('eu'),
    /** Every region of the installation, the one with the directory and the shared host first. */
    regions: Regions.optional(),
    rootDomain: Host.optional(),
    /** Under which agencies have product subdomains, if not under `rootDomain`: a name of the operator's in no address of their clients. */
    subdomainRoot: Host.optional(),
    /** The Route 53 zone of `subdomainRoot`. */
    subdomainZoneId: z
      .string()
      .regex(/^[A-Z0-9]{8,32}$/)
      .optional(),
    /** A name of the operator's that leads to the tenants' connection group: custom domains then lead to it instead of to CloudFront's own. */
    tenantHost: Host.optional(),
    /** The Route 53 zone of `rootDomain`. Without it certificates and records are made by hand. */
    hostedZoneId: z
      .string()
      .regex(/^[A-Z0-9]{8,32}$/)
      .optional(),
    /** Without a domain: the address that CloudFront gave at the first deployment. */
    appUrl: z
      .url({ protocol: /^https$/ })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    /** Sender of the product's mail. Without it Cognito sends its codes itself (50 a day) and nothing else is sent. */
    mailFrom: z.email().optional(),
    identityProvider: orItsJson(IdentityProvider).optional(),
    /** The address that gets mails of alarms and the budget. */
    opsEmail: z.email().optional(),
    monthlyBudgetUsd: z.coerce.number().int().positive().default(100),
    /**
     * The region's quota of concurrent Lambda executions, once AWS has raised it: functions get their reserved share of it.
     * Without it none is reserved, since a new account has 10.
     */
    lambdaConcurrency: z.coerce.number().int().min(500).optional(),
    /** Write units a second that the table and its indexes take from the first moment; AWS begins with 4,000. */
    warmWrites: z.coerce.number().int().min(4000).max(1_000_000).optional(),
    /** A number that is raised to publish every function anew: when a user pool or an API was replaced by hand. */
    generation: z.coerce.number().int().positive().optional(),
    vfHost: Host.optional(),
    /** The form of Google Business Chat, a service that Google ended on 31 July 2024. */
    googleBusiness: z.enum(['on', 'off']).default('off'),
    statusUrl: z.url().optional(),
    /** Who runs the installation: the legal pages name them. */
    operator: orItsJson(Operator).optional(),
    trackerUrl: z.url().optional(),
    newAgentWebhookUrl: z.url().optional(),
    newChannelWebhookUrl: z.url().optional(),
    /** Embeddings of agents with more than 20,000 chunks in S3 Vectors; if `off`, agents are limited to that number. */
    vectors: z.enum(['on', 'off']).default('off'),
    /** Weekly copies of table and files in a vault of their own; `off` costs nothing. */
    backup: z.enum(['weekly', 'off']).default('off'),
    /** A vault of another account or AWS region that gets each of these copies too. */
    backupCopyTo: z
      .string()
      .regex(/^arn:aws:backup:[\w-]+:\d{12}:backup-vault:[\w-]+$/)
      .optional(),
    /** The process that reads ordinary messages of Discord (docs/channels-discord.md); `off` costs nothing. */
    discordGateway: z.enum(['on', 'off']).default('off'),
    /** By region, because every region has names of its own. */
    restored: orItsJson(z.partialRecord(z.enum(regionNames), Restored)).optional(),
    /** Whether a new release of the functions that callers wait for gets a tenth of the calls for ten minutes first. */
    rollout: z.enum(['canary', 'at-once']).default('canary'),
  })
  .transform(({ regions, ...settings }) => ({ ...settings, regions: regions ?? [settings.region] }))
  .refine(({ region, regions }) => regions.includes(region), {
    message: '`region` must be one of `regions`',
    path: ['region'],
  })
  .refine(({ subdomainZoneId, subdomainRoot }) => !subdomainZoneId || subdomainRoot, {
    message: '`subdomainZoneId` needs `subdomainRoot`',
    path: ['subdomainZoneId'],
  })
  .refine(({ subdomainRoot, rootDomain }) => !subdomainRoot || rootDomain, {
    message: '`subdomainRoot` needs `rootDomain`',
    path: ['subdomainRoot'],
  })
  .refine(({ hostedZoneId, rootDomain }) => !hostedZoneId || rootDomain, {
    message: '`hostedZoneId` needs `rootDomain`',
    path: ['hostedZoneId'],
  })

export type Settings = z.output<typeof Settings>

const settingNames = [
  'name',
  'region',
  'regions',
  'rootDomain',
  'subdomainRoot',
  'subdomainZoneId',
  'tenantHost',
  'hostedZoneId',
  'appUrl',
  'mailFrom',
  'identityProvider',
  'opsEmail',
  'monthlyBudgetUsd',
  'lambdaConcurrency',
  'warmWrites',
  'generation',
  'vfHost',
  'googleBusiness',
  'statusUrl',
  'operator',
  'trackerUrl',
  'newAgentWebhookUrl',
  'newChannelWebhookUrl',
  'vectors',
  'backup',
  'backupCopyTo',
  'discordGateway',
  'restored',
  'rollout',
] as const satisfies readonly (keyof z.input<typeof Settings>)[]

/** Reads the settings, or throws with one line for each invalid setting. */
export const readSettings = (given: (name: string) => unknown): Settings => {
  const present = settingNames
    .map((name) => [name, given(name)] as const)
    .filter(([, value]) => value !== undefined && value !== '')
  const parsed = Settings.safeParse(Object.fromEntries(present))
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ path, message }) => `setting ${path.join('.')}: ${message}`).join('\n'))
}

/** The installation's other regions: their stacks must be deployed before this one can name them. */
export const peersOf = ({ region, regions }: Settings): readonly Region[] => regions.filter((name) => name !== region)

/** The first region holds what exists once: the directory, the edge's secret, `app.<root>` and the wildcard. */
export const isFirst = ({ region, regions }: Settings): boolean => regions[0] === region

/** The AWS region whose replica of the directory takes all writes, so that two claims of one host meet. */
export const directoryHome = ({ regions: [first = 'eu'] }: Pick<Settings, 'regions'>): string => regions[first].aws

/** The domain under which agencies have product subdomains: one of its own that names nobody, or the root domain. */
export const subdomainRootOf = ({ subdomainRoot, rootDomain }: Settings): string | undefined =>
  subdomainRoot ?? rootDomain

/** The dashboard's host in one region, under the root domain: `app.<root>`, in further regions `app-<region>.<root>`. */
export const appHostOf = (settings: Settings): string | undefined =>
  settings.rootDomain && `${isFirst(settings) ? 'app' : `app-${settings.region}`}.${settings.rootDomain}`

/** The hosts under the root domain that show the dashboard in one region; every other one is an agency's. */
export const dashboardHostsOf = (settings: Settings): readonly string[] => {
  const { vfHost, rootDomain } = settings
  const isVfUnderRoot = rootDomain !== undefined && vfHost?.slice(vfHost.indexOf('.') + 1) === rootDomain
  return [appHostOf(settings), isFirst(settings) && isVfUnderRoot ? vfHost : undefined].filter(
    (host) => host !== undefined,
  )
}

/**
 * Where users reach the installation, once that is known: links in mails, the identity provider's way back. One host for
 * all regions, the first one's, since `/app/eu` and `/app/na` live on every host.
 */
export const publicUrlOf = ({ rootDomain, appUrl }: Settings): string | undefined =>
  rootDomain ? `https://app.${rootDomain}` : appUrl

/** The dashboard's addresses as far as they are known: the shared one and the region's own. */
export const dashboardUrls = (settings: Settings): readonly string[] => {
  const own = appHostOf(settings)
  return [...new Set([publicUrlOf(settings), own && `https://${own}`])].filter((url) => url !== undefined)
}
