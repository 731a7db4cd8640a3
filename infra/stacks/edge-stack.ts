import { CfnOutput, Fn, RemovalPolicy } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { CfnDistributionTenant } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, CnameRecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { bucketName } from '#infra/constructs/bucket-name'
import { AgencyDistribution, type AgencyDistributionProps } from '#infra/constructs/edge/agency-distribution'
import { FramesDistribution } from '#infra/constructs/edge/frames-distribution'
import { pageHeaders } from '#infra/constructs/edge/page-headers'
import {
  callPolicy,
  type RegionHosts,
  SiteDistribution,
  type SiteParts,
} from '#infra/constructs/edge/site-distribution'
import { viewerFunction } from '#infra/constructs/edge/viewer-function'
import { hostedHost } from '#infra/constructs/sign-in'
import { directoryStackName, stackName, tenantOutputs, wildcardTenantName } from '#infra/names'
import {
  appHostOf,
  dashboardHostsOf,
  dashboardUrls,
  isFirst,
  peersOf,
  type Settings,
  subdomainRootOf,
} from '#infra/settings'
import { type Region, regions } from '#shared/regions'
import { RegionStack } from './region-stack.ts'

export interface EdgeStackProps {
  readonly settings: Settings
  /** Where this region answers; the others are read from their deployed stacks. */
  readonly hosts: RegionHosts
  readonly webAclArn: string
  readonly certificate: ICertificate | undefined
  /** Of product subdomains; the same where they are under the root domain. */
  readonly agencyCertificate: ICertificate | undefined
  /** The files bucket's host, where the dashboard sends uploads. */
  readonly filesHost: string
}

/** The distributions: the site's and the frames' in each region, and with a root domain the one of agencies' hosts. */
export class EdgeStack extends RegionStack {
  /** The dashboard's host: ours with a root domain, otherwise CloudFront's. */
  readonly host: string
  /** The origin of the frames' host, which is CloudFront's in every installation. */
  readonly frames: string
  /** The distributions' ids, by what they serve. */
  readonly distributions: Readonly<Record<string, string>>

  constructor(
    scope: Construct,
    { settings, hosts, webAclArn, certificate, agencyCertificate, filesHost }: EdgeStackProps,
  ) {
    super(scope, 'edge', 'CloudFront and the files it serves', { settings })
    const signedHosts = this.filesHosts(filesHost)
    const files = Object.values(signedHosts).map((host) => `https://${host}`)
    const site = this.bucket()
    const framed = {
      'log-in': pageHeaders(this, 'LogInHeaders', 'log-in', { dashboards: dashboardUrls(settings) }),
      tab: pageHeaders(this, 'TabHeaders', 'tab', {}),
      answer: pageHeaders(this, 'AnswerHeaders', 'answer', {}),
    }
    const frames = new FramesDistribution(this, 'Frames', { settings, site, webAclArn, headers: framed }).distribution
    this.frames = `https://${frames.distributionDomainName}`
    const connect = { connect: this.elsewhere(files), media: files, frames: this.frames }
    const parts: SiteParts = {
      settings,
      site,
      webAclArn,
      hosts: {
        [settings.region]: hosts,
        ...Object.fromEntries(peersOf(settings).map((peer) => [peer, this.hostsOf(peer)])),
      },
      media: Object.fromEntries(
        [settings.region, ...peersOf(settings)].map((region) => [region, this.filesOf(region)]),
      ),
      viewerFunction: viewerFunction(this, settings),
      callPolicy: callPolicy(this, settings),
      headers: {
        ...framed,
        page: pageHeaders(this, 'PageHeaders', 'page', connect),
        inner: pageHeaders(this, 'InnerHeaders', 'inner', connect),
        asset: pageHeaders(this, 'AssetHeaders', 'asset', connect),
        media: pageHeaders(this, 'MediaHeaders', 'media', connect),
      },
    }
    const own = appHostOf(settings)
    const names = dashboardHostsOf(settings)
    const { distribution } = new SiteDistribution(this, 'Site', {
      ...parts,
      comment: `${settings.name} ${settings.region}: dashboard, widget`,
      certificate,
      ...(names.length > 0 ? { domainNames: names } : {}),
    })
    this.host = own ?? distribution.distributionDomainName
    const zone = this.zone()
    if (zone) {
      const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
      for (const recordName of names) {
        const id = recordName === own ? '' : 'OfVf'
        new ARecord(this, `Address${id}`, { zone, recordName, target })
        new AaaaRecord(this, `Address6${id}`, { zone, recordName, target })
      }
    }
    this.distributions = {
      site: distribution.distributionId,
      ...this.tenants({ ...parts, signedHosts }, agencyCertificate, zone),
    }
    new CfnOutput(this, 'Url', { value: `https://${this.host}` })
    new CfnOutput(this, 'FramesHost', { value: frames.distributionDomainName })
    new CfnOutput(this, 'DistributionHost', { value: distribution.distributionDomainName })
  }

  private bucket(): Bucket {
    const bucket = new Bucket(this, 'SiteFiles', {
      bucketName: bucketName(this.settings, 'site'),
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      // built files only: the next deployment makes them again
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: false,
    })
    acknowledge(bucket, {
      'AwsSolutions-S1': 'Public files, read by CloudFront only, whose metrics count the requests.',
    })
    return bucket
  }

  /** A region's files bucket, by its name: it lives in the data stack, whose policy lets CloudFront read `media/`. */
  private filesOf(region: Region): IBucket {
    const name = bucketName({ ...this.settings, region }, 'files')
    return Bucket.fromBucketAttributes(this, `Files-${region}`, {
      bucketName: name,
      region: regions[region].aws,
      bucketRegionalDomainName: `${name}.s3.${regions[region].aws}.amazonaws.com`,
    })
  }

  /** Addresses beyond its own host that the dashboard calls: Cognito's, the files buckets', the product host's sockets. */
  private elsewhere(files: readonly string[]): string[] {
    const { settings } = this
    const own = appHostOf(settings)
    return [
      ...settings.regions.flatMap((region) => [
        `https://cognito-idp.${regions[region].aws}.amazonaws.com`,
        `https://${hostedHost(settings, region)}`,
      ]),
      ...files,
      ...(own ? [`wss://${own}`] : []),
    ]
  }

  /** Where every region's files are put, and read for as long as a signature is valid. */
  private filesHosts(own: string): Readonly<Partial<Record<Region, string>>> {
    const peers = peersOf(this.settings).map((peer) => [peer, this.readFrom(peer, 'data', 'FilesHost')] as const)
    return { [this.settings.region]: own, ...Object.fromEntries(peers) }
  }

  private hostsOf(peer: Region): RegionHosts {
    return {
      api: this.readFrom(peer, 'api', 'ApiHost'),
      chat: this.readFrom(peer, 'chat', 'ChatHost'),
      live: this.readFrom(peer, 'api', 'LiveHost'),
    }
  }

  /** An output of another region's deployed stack. */
  private readFrom(peer: Region, stack: string, output: string): string {
    return Fn.getStackOutput(stackName({ ...this.settings, region: peer }, stack), output, regions[peer].aws)
  }

  private zone(): IHostedZone | undefined {
    const { hostedZoneId, rootDomain } = this.settings
    return hostedZoneId && rootDomain
      ? HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: rootDomain })
      : undefined
  }

  /** The zone of product subdomains, which may be the root domain's. */
  private subdomainZone(ofRoot: IHostedZone | undefined): IHostedZone | undefined {
    const { subdomainRoot, subdomainZoneId } = this.settings
    if (subdomainRoot === undefined) return ofRoot
    return subdomainZoneId
      ? HostedZone.fromHostedZoneAttributes(this, 'SubdomainZone', {
          hostedZoneId: subdomainZoneId,
          zoneName: subdomainRoot,
        })
      : undefined
  }

  /**
   * Agencies' hosts: a template from which each host is a tenant. One is made here, with the wildcard of all product subdomains;
   * the domains feature makes one for each custom domain. There is one template, in the first region, whose calls lead to every
   * region: a host's claim says where its agency lives. Returns the distribution's id; nothing without a domain for them.
   */
  private tenants(
    parts: Omit<AgencyDistributionProps, 'certificate'>,
    certificate: ICertificate | undefined,
    ofRoot: IHostedZone | undefined,
  ): Readonly<Record<string, string>> {
    const { settings } = this
    const root = subdomainRootOf(settings)
    if (root === undefined || !isFirst(settings)) return {}
    const template = new AgencyDistribution(this, 'Tenants', {
      ...parts,
      viewerFunction: viewerFunction(this, settings, 'agency'),
      certificate,
    })
    const { distributionId } = template.distribution
    const ofGroup = (output: string) =>
      Fn.getStackOutput(directoryStackName(settings), output, regions[settings.region].aws)
    new CfnDistributionTenant(this, 'Wildcard', {
      name: wildcardTenantName(settings),
      distributionId,
      connectionGroupId: ofGroup(tenantOutputs.group),
      domains: [`*.${root}`],
      enabled: true,
    })
    const zone = this.subdomainZone(ofRoot)
    if (zone)
      new CnameRecord(this, 'WildcardAddress', {
        zone,
        recordName: `*.${root}`,
        domainName: ofGroup(tenantOutputs.host),
      })
    return { tenants: distributionId }
  }
}
