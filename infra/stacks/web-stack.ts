import { RemovalPolicy, Size } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  type ISource,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment'
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { bucketName } from '#infra/constructs/bucket-name'
import { FRAMES_FOLDER } from '#infra/edge/frames'
import { logGroupName } from '#infra/names'
import type { Settings } from '#infra/settings'
import type { FramesConfig, WebConfig } from '#shared/web-config'
import { RegionStack } from './region-stack.ts'

export interface WebStackProps {
  readonly settings: Settings
  /** Folders of built files. */
  readonly web: string
  readonly portal: string
  readonly widget: string
  readonly config: WebConfig
  readonly framesConfig: FramesConfig
  /** The OpenAPI document of shared/api.ts. */
  readonly openApi: unknown
}

/** Built files under names that hold their hash never change. */
const forever = [CacheControl.fromString('public, max-age=31536000, immutable')]
/** Revalidated each time, usually answered with "not modified". */
const fresh = [CacheControl.fromString('no-cache')]
/** The widget's entry on customers' pages: five minutes, then served while the new one is fetched. */
const briefly = [CacheControl.fromString('public, max-age=300, stale-while-revalidate=86400')]

/**
 * Uploads dashboard, portal and widget to the bucket of the edge: first the files with hashed names, then those that refer to them. Nothing
 * is pruned, so that a page opened before the deployment still finds its chunks.
 */
export class WebStack extends RegionStack {
  constructor(scope: Construct, { settings, web, portal, widget, config, framesConfig, openApi }: WebStackProps) {
    super(scope, 'web', 'dashboard and widget files', { settings })
    // by name, so that permissions are readable while they are acknowledged
    const site = Bucket.fromBucketName(this, 'Site', bucketName(settings, 'site'))
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: logGroupName(settings, 'web/deployment'),
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const deploy = (id: string, sources: ISource[], options: Partial<BucketDeploymentProps>) =>
      new BucketDeployment(this, id, {
        sources,
        destinationBucket: site,
        prune: false,
        memoryLimit: 512,
        ephemeralStorageSize: Size.mebibytes(512),
        logGroup,
        ...options,
      })
    // source maps stay here: an exclusion of the upload would be undone by its own inclusions
    const built = (folder: string) => Source.asset(folder, { exclude: ['*.map', '**/*.map'] })
    const names = ['assets/*', `${FRAMES_FOLDER}/assets/*`]
    const hashed = deploy('WebAssets', [built(web)], { exclude: ['*'], include: names, cacheControl: forever })
    const pages = deploy(
      'Web',
      [
        built(web),
        Source.jsonData('config.json', config),
        Source.jsonData(`${FRAMES_FOLDER}/config.json`, framesConfig),
        Source.jsonData('openapi.json', openApi),
      ],
      { exclude: names, cacheControl: fresh },
    )
    pages.node.addDependency(hashed)
    const portalParts = deploy('PortalAssets', [built(portal)], {
      destinationKeyPrefix: 'portal',
      exclude: ['*'],
      include: ['a/*'],
      cacheControl: forever,
    })
    const portalPage = deploy('Portal', [built(portal)], {
      destinationKeyPrefix: 'portal',
      exclude: ['a/*'],
      cacheControl: fresh,
    })
    portalPage.node.addDependency(portalParts)
    // the names that embeds point at; every other file of the widget has its hash in its name
    const entries = ['loader.js', 'frame.js', '*.html', '*.json']
    const parts = deploy('WidgetAssets', [built(widget)], {
      destinationKeyPrefix: 'widget',
      exclude: entries,
      cacheControl: forever,
    })
    const embeds = deploy('Widget', [built(widget)], {
      destinationKeyPrefix: 'widget',
      exclude: ['*'],
      include: entries,
      cacheControl: briefly,
    })
    embeds.node.addDependency(parts)
    this.acknowledgeDeployment()
  }

  /** The function behind all six deployments is CDK's own, and so are its permissions. */
  private acknowledgeDeployment(): void {
    const assets = `arn:aws:s3:::cdk-hnb659fds-assets-${this.account}-${this.region}/*`
    const site = `arn:aws:s3:::${bucketName(this.settings, 'site')}/*`
    const resources = [assets, site].map((arn) => `Resource::${flattenCfnReference(this.resolve(arn))}`)
    const actions = ['GetBucket*', 'GetObject*', 'List*', 'DeleteObject*', 'Abort*'].map((it) => `Action::s3:${it}`)
    acknowledge(this, {
      ...Object.fromEntries(
        [...actions, ...resources].map((finding) => [
          `AwsSolutions-IAM5[${finding}]`,
          'CDK’s own deployment function reads the assets bucket and writes the site’s.',
        ]),
      ),
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
        'CDK’s own deployment function: AWS’s policy for writing a log.',
      'AwsSolutions-L1': 'CDK’s own deployment function: its runtime comes with aws-cdk-lib.',
    })
  }
}
