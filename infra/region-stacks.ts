import type { App, Stack } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { api as contracts } from '#shared/api'
import { openApi } from '#shared/openapi'
import type { Region } from '#shared/regions'
import type { WebConfig } from '#shared/web-config'
import { type Pool, signInOf } from './constructs/sign-in.ts'
import { type RegionAssets, releaseOf } from './deployment/release-of.ts'
import { hasDirectory } from './has-directory.ts'
import { answeringFeatures, asynchronousFeatures, type Rows } from './rows.ts'
import { dashboardUrls, isFirst, peersOf, type Settings } from './settings.ts'
import { ApiStack } from './stacks/api-stack.ts'
import { BackupStack } from './stacks/backup-stack.ts'
import { ChatStack } from './stacks/chat-stack.ts'
import { DataStack } from './stacks/data-stack.ts'
import { DirectoryStack } from './stacks/directory-stack.ts'
import { DiscordGatewayStack } from './stacks/discord-gateway-stack.ts'
import { EdgeGlobalStack } from './stacks/edge-global-stack.ts'
import { EdgeStack } from './stacks/edge-stack.ts'
import { EventsStack } from './stacks/events-stack.ts'
import { FeatureApiStack } from './stacks/feature-api-stack.ts'
import { MailStack } from './stacks/mail-stack.ts'
import { MailVerifiedStack } from './stacks/mail-verified-stack.ts'
import { OpsStack } from './stacks/ops-stack.ts'
import { RegionsStack } from './stacks/regions-stack.ts'
import { SymptomsGlobalStack } from './stacks/symptoms-global-stack.ts'
import { SymptomsStack } from './stacks/symptoms-stack.ts'
import { WebStack } from './stacks/web-stack.ts'

/**
 * All stacks of one region, in the order in which they can be deployed: regions, mail (with a sender), data, ops, api, one `events-<feature>` and one `api-<feature>` per
 * feature, chat, edge-global, edge, web, symptoms, symptoms-global; and what all regions share, once, with the first one.
 */
export const regionStacks = (app: App, settings: Settings, rows: Rows, assets: RegionAssets): readonly Stack[] => {
  const regions = new RegionsStack(app, settings)
  const directory = isFirst(settings) ? new DirectoryStack(app, settings, { hasTable: hasDirectory() }) : undefined
  const edgeGlobal = new EdgeGlobalStack(app, settings)
  const mail = mailStacks(app, settings)
  const data = new DataStack(app, settings)
  for (const stack of mail) data.addStackDependency(stack)
  for (const stack of [directory, ...mail, data, edgeGlobal]) stack?.addStackDependency(regions)
  // the secret `tokens` copies the edge's, which the directory stack makes
  if (directory) data.addStackDependency(directory)
  const backup = settings.backup === 'off' ? [] : [new BackupStack(app, data.resources)]
  for (const stack of backup) stack.addStackDependency(data)
  const release = releaseOf(assets)
  const ops = new OpsStack(app, { settings, rows, key: data.key, release })
  const code = () => Code.fromAsset(assets.functions)
  const api = new ApiStack(app, { settings, rows })
  const resources = { ...data.resources, live: api.live, release }
  const events = asynchronousFeatures(rows).map((feature) => new EventsStack(app, { feature, rows, resources, code }))
  const calls = answeringFeatures(rows).map((feature) => new FeatureApiStack(app, { feature, rows, resources, code }))
  const chat = new ChatStack(app, { rows, resources, code })
  // names are computed, so the order is not derived from references: roles and rules name data, alarms the topics, flows other features' steps
  api.addStackDependency(data)
  api.addStackDependency(ops)
  for (const stack of events) stack.addStackDependency(api)
  // consumers before what publishes: an event without its rule would wait in the archive for a replay
  for (const stack of [...calls, chat]) for (const earlier of [api, ...events]) stack.addStackDependency(earlier)
  const edge = new EdgeStack(app, {
    settings,
    hosts: { ...api.hosts, chat: chat.host },
    webAclArn: edgeGlobal.webAclArn,
    certificate: edgeGlobal.certificate,
    agencyCertificate: edgeGlobal.agencyCertificate,
    filesHost: data.resources.files.host,
  })
  for (const stack of calls) edge.addStackDependency(stack)
  const web = new WebStack(app, {
    settings,
    ...assets.site,
    config: { ...webConfig(settings, data, edge), release },
    framesConfig: { dashboards: dashboardUrls(settings) },
    openApi: openApi(
      contracts,
      settings.regions.map((name) => `https://${edge.host}/api/${name}`),
    ),
  })
  web.addStackDependency(edge)
  const gateway = gatewayStacks(app, settings, data, { image: assets.discordGateway, host: edge.host })
  for (const stack of gateway) for (const earlier of [edge, ops]) stack.addStackDependency(earlier)
  const symptoms = symptomStacks(app, rows, edge, edgeGlobal)
  // last: what they watch must be there
  for (const stack of symptoms) for (const earlier of [ops, chat, web]) stack.addStackDependency(earlier)
  return [
    regions,
    ...(directory ? [directory] : []),
    ...mail,
    data,
    ...backup,
    ops,
    api,
    ...events,
    ...calls,
    chat,
    edgeGlobal,
    edge,
    web,
    ...gateway,
    ...symptoms,
  ]
}

const symptomStacks = (app: App, rows: Rows, edge: EdgeStack, global: EdgeGlobalStack): readonly Stack[] => {
  const { settings, distributions } = edge
  const { certificate, agencyCertificate } = global
  const certificates = {
    certificate,
    // its own only where product subdomains are not under the root domain
    ...(agencyCertificate === certificate ? {} : { 'certificate of agencies': agencyCertificate }),
  }
  return [
    new SymptomsStack(app, { settings, rows }),
    new SymptomsGlobalStack(app, { settings, distributions, certificates }),
  ]
}

/** The process that reads Discord's ordinary messages, after the edge through which it posts; none unless it is asked for. */
const gatewayStacks = (
  app: App,
  settings: Settings,
  { key, appsSecretArn }: DataStack,
  { image, host }: { readonly image: string | undefined; readonly host: string },
): readonly Stack[] =>
  settings.discordGateway === 'on' && image
    ? [new DiscordGatewayStack(app, { settings, key, appsSecretArn, image, host })]
    : []

/** The sender of mails, and the wait for its domain; none without `mailFrom`. */
const mailStacks = (app: App, settings: Settings): readonly Stack[] => {
  if (!settings.mailFrom) return []
  const mail = new MailStack(app, settings, settings.mailFrom)
  const verified = new MailVerifiedStack(app, settings, settings.mailFrom)
  verified.addStackDependency(mail)
  return [mail, verified]
}

const webConfig = (settings: Settings, data: DataStack, { host, frames }: EdgeStack): WebConfig => {
  const region = (name: Region, pool: Pool) => ({
    [name]: { signIn: signInOf(settings, name, pool), liveUrl: `wss://${host}/live/${name}` },
  })
  return {
    regions: {
      ...region(settings.region, data.people.pool),
      ...Object.assign({}, ...peersOf(settings).map((peer) => region(peer, data.poolOf(peer)))),
    },
    defaultRegion: settings.regions.includes('eu') ? 'eu' : settings.region,
    // its pages let only a dashboard frame them whose address is known
    ...(dashboardUrls(settings).length > 0 ? { frames } : {}),
    ...(settings.vfHost ? { vfHost: settings.vfHost } : {}),
    ...(settings.googleBusiness === 'on' ? { googleBusiness: true } : {}),
    ...(settings.statusUrl ? { statusUrl: settings.statusUrl } : {}),
    ...(settings.operator ? { operator: settings.operator } : {}),
  }
}
