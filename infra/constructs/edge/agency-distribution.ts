import { Duration, SecretValue } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type CfnDistribution,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import type { Surface } from '#infra/headers'
import { originSecretName, stackName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { type Region, regionNames } from '#shared/regions'
import { pageHeaders } from './page-headers.ts'
import { pictureBehaviors } from './picture-behaviors.ts'
import type { SiteParts } from './site-distribution.ts'

export interface AgencyDistributionProps extends SiteParts {
  /** The files buckets' hosts, to which signed addresses lead. */
  readonly signedHosts: Readonly<Partial<Record<Region, string>>>
  readonly certificate: ICertificate | undefined
}

/** The page of a host is kept for as long as its answer says, by nothing but the host: it holds no client's data. */
const pagePolicy = (scope: Construct, settings: Settings): CachePolicy =>
  new CachePolicy(scope, 'Pages', {
    cachePolicyName: stackName(settings, 'agency-pages'),
    comment: 'Pages of agencies, by host',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    headerBehavior: CacheHeaderBehavior.allowList('x-viewer-host'),
    cookieBehavior: CacheCookieBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/** What makes a call's answer depend on its caller; the viewer function leaves no cookie but a client's session. */
const agencyCallPolicy = (scope: Construct, settings: Settings): CachePolicy =>
  new CachePolicy(scope, 'AgencyCalls', {
    cachePolicyName: stackName(settings, 'agency-calls'),
    comment: 'Calls on the hosts of agencies: sent on with host, session, address and country of the viewer',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    headerBehavior: CacheHeaderBehavior.allowList(
      'Authorization',
      'Origin',
      'x-viewer-host',
      'x-viewer-region',
      'CloudFront-Viewer-Address',
      'CloudFront-Viewer-Country',
    ),
    cookieBehavior: CacheCookieBehavior.allowList('__Host-session'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/**
 * The template of agencies' hosts, each of which is a tenant. What has no behaviour of its own is the portal's page, made by the API
 * for the host that was asked; from S3 come the portal's files and the widget's, and nothing of the dashboard.
 */
export class AgencyDistribution extends Construct {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, props: AgencyDistributionProps) {
    super(scope, id)
    const { settings, hosts, headers, certificate } = props
    const secret = SecretValue.secretsManager(originSecretName(settings)).unsafeUnwrap()
    const gateway = (host: string, originPath = '', readTimeout = Duration.seconds(30)) =>
      new HttpOrigin(host, { originPath, readTimeout, customHeaders: { 'x-origin-secret': secret } })
    const ofRegion = (region: Region) => hosts[region] && gateway(hosts[region].api)
    const own = ofRegion(settings.region)
    if (!own) throw new Error(`${settings.region} has no API`)

    const functionAssociations = [{ function: props.viewerFunction, eventType: FunctionEventType.VIEWER_REQUEST }]
    const callCache = agencyCallPolicy(this, settings)
    const pageCache = pagePolicy(this, settings)
    const calls = (origin: IOrigin): BehaviorOptions => ({
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: callCache,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers.answer,
      functionAssociations,
    })
    // without a policy that would replace the page's own, which names what this agency's page may load
    const pages = (origin: IOrigin): BehaviorOptions => ({
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: pageCache,
      responseHeadersPolicy: headers.answer,
      compress: true,
      functionAssociations,
    })
    // what a visitor has uploaded runs nothing on the host that clients are logged in to
    const signedHeaders = pageHeaders(this, 'SignedHeaders', 'signed', {})
    const site = S3BucketOrigin.withOriginAccessControl(props.site, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
    const files = (surface: Exclude<Surface, 'signed'>, origin: IOrigin = site): BehaviorOptions => ({
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers[surface],
      compress: true,
      functionAssociations,
    })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${settings.name} ${settings.region}: agencies' hosts`,
      defaultBehavior: pages(own),
      additionalBehaviors: {
        ...Object.assign({}, ...regionNames.map((region) => this.regional(props, region, gateway, calls))),
        '/api/*': calls(own),
        // by its address alone it would be the page
        '/portal/index.html': pages(own),
        '/portal/*.*': files('asset'),
        '/sw.js': files('asset'),
        '/widget/*.html': files('inner'),
        '/widget/*.*': files('asset'),
        ...pictureBehaviors(props.media, (origin) => files('media', origin)),
        ...Object.fromEntries(
          Object.entries(props.signedHosts).map(([region, host]) => [
            `/files/${region}/*`,
            this.signed(host, props, signedHeaders),
          ]),
        ),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: props.webAclArn,
      // a host that was just set up must not be missing for longer
      errorResponses: [{ httpStatus: 404, ttl: Duration.seconds(1) }],
      ...(certificate ? { certificate, minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021 } : {}),
    })
    this.becomeTemplate()
    acknowledge(this, {
      '@aws-cdk/aws-cloudfront:emptyDomainNames': 'Each tenant brings its own name.',
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The edge function leads every path of a file to its name: no request lists the bucket.',
      'AwsSolutions-CFR1': 'The product is sold everywhere; the web ACL refuses hostile addresses.',
      'AwsSolutions-CFR3':
        'CloudFront’s log keeps query strings, addresses and paths that hold ids; every gateway logs its routes without them.',
    })
  }

  /**
   * A bucket as its signed addresses ask for it: under its own name, with their query, and without a signature of CloudFront's, which
   * S3 would not take beside theirs. What has no signature is refused by the bucket.
   */
  private signed(
    host: string,
    { viewerFunction }: AgencyDistributionProps,
    responseHeadersPolicy: IResponseHeadersPolicy,
  ): BehaviorOptions {
    return {
      origin: new HttpOrigin(host),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [{ function: viewerFunction, eventType: FunctionEventType.VIEWER_REQUEST }],
    }
  }

  private regional(
    { hosts }: AgencyDistributionProps,
    region: Region,
    gateway: (host: string, originPath?: string, readTimeout?: Duration) => IOrigin,
    calls: (origin: IOrigin) => BehaviorOptions,
  ): Record<string, BehaviorOptions> {
    const host = hosts[region]
    if (!host) return {}
    const api = gateway(host.api)
    return {
      [`/api/${region}/*`]: calls(api),
      [`/app/${region}/render/*`]: {
        ...calls(api),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      },
      // between two bytes; a stream sends a heartbeat each 15 s
      [`/chat/${region}/*`]: calls(gateway(host.chat, '/live', Duration.seconds(60))),
      [`/live/${region}*`]: calls(gateway(host.live, '/live')),
    }
  }

  /** A multi-tenant distribution has no address, price class or IPv6 switch of its own; its connection group has. */
  private becomeTemplate(): void {
    const distribution = this.distribution.node.defaultChild as CfnDistribution
    distribution.addPropertyOverride('DistributionConfig.ConnectionMode', 'tenant-only')
    distribution.addPropertyDeletionOverride('DistributionConfig.IPV6Enabled')
    distribution.addPropertyDeletionOverride('DistributionConfig.PriceClass')
  }
}
