import { Duration, SecretValue } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Function as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type ICachePolicy,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import type { Surface } from '#infra/headers'
import { originSecretName, stackName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { type Region, regionNames } from '#shared/regions'
import { pictureBehaviors } from './picture-behaviors.ts'

/** Where one region answers. */
export interface RegionHosts {
  readonly api: string
  readonly chat: string
  readonly live: string
}

/** What every distribution of a region shares. */
export interface SiteParts {
  readonly settings: Settings
  readonly site: IBucket
  readonly hosts: Readonly<Partial<Record<Region, RegionHosts>>>
  readonly viewerFunction: EdgeFunction
  /** The files buckets, of which only `media/` is served. */
  readonly media: Readonly<Partial<Record<Region, IBucket>>>
  readonly headers: Readonly<Record<Exclude<Surface, 'signed'>, IResponseHeadersPolicy>>
  readonly callPolicy: ICachePolicy
  readonly webAclArn: string
}

export interface SiteDistributionProps extends SiteParts {
  readonly comment: string
  readonly certificate?: ICertificate | undefined
  readonly domainNames?: readonly string[]
}

/**
 * What makes a call's answer depend on its caller. Nothing is kept longer than a second (API answers say `no-store`), but
 * only a cache policy may name these headers, and what it names is sent on: the viewer's address and country are
 * set by CloudFront, and a client cannot replace them.
 */
export const callPolicy = (scope: Construct, settings: Settings): CachePolicy =>
  new CachePolicy(scope, 'Calls', {
    cachePolicyName: stackName(settings, 'calls'),
    comment: 'Calls: sent on with address and country of the viewer',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    headerBehavior: CacheHeaderBehavior.allowList(
      'Authorization',
      'Origin',
      'CloudFront-Viewer-Address',
      'CloudFront-Viewer-Country',
    ),
    cookieBehavior: CacheCookieBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/** Dashboard and widget from S3; `/api`, `/chat` and `/live` of either region from its gateways. */
export class SiteDistribution extends Construct {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    super(scope, id)
    const { certificate, domainNames, headers } = props
    const site = S3BucketOrigin.withOriginAccessControl(props.site, {
      // with LIST a missing file is 404, without it 403
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
    const edgeFunction = [{ function: props.viewerFunction, eventType: FunctionEventType.VIEWER_REQUEST }]
    const files = (surface: keyof typeof headers, origin: IOrigin = site): BehaviorOptions => ({
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers[surface],
      compress: true,
      functionAssociations: edgeFunction,
    })
    const calls = (origin: IOrigin): BehaviorOptions => ({
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: props.callPolicy,
      // all headers but Host, which selects the gateway
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers.answer,
      functionAssociations: edgeFunction,
    })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: props.comment,
      defaultRootObject: 'index.html',
      defaultBehavior: files('page'),
      additionalBehaviors: {
        ...this.regionalBehaviors(props, calls),
        '/widget/*.html': files('inner'),
        '/widget/*': files('asset'),
        ...pictureBehaviors(props.media, (origin) => files('media', origin)),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: props.webAclArn,
      ...(certificate ? { certificate, minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021 } : {}),
      ...(domainNames ? { domainNames: [...domainNames] } : {}),
    })
    acknowledge(this, {
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The edge function leads every path to a file’s name, and the default root object is set: no request lists the bucket.',
      'AwsSolutions-CFR1': 'The product is sold everywhere; the web ACL refuses hostile addresses.',
      'AwsSolutions-CFR3':
        'CloudFront’s log keeps query strings, addresses and paths that hold ids; every gateway logs its routes without them.',
      ...(certificate
        ? {}
        : {
            'AwsSolutions-CFR4':
              'CloudFront’s own address has CloudFront’s own certificate; with `rootDomain` TLS 1.2 is the minimum.',
          }),
    })
  }

  private regionalBehaviors(
    { settings, hosts }: SiteDistributionProps,
    calls: (origin: IOrigin) => BehaviorOptions,
  ): Record<string, BehaviorOptions> {
    // the same text in every region: the secret is made once and replicated
    const secret = SecretValue.secretsManager(originSecretName(settings)).unsafeUnwrap()
    const gateway = (host: string, originPath = '', readTimeout = Duration.seconds(30)) =>
      new HttpOrigin(host, { originPath, readTimeout, customHeaders: { 'x-origin-secret': secret } })
    const behaviors: Record<string, BehaviorOptions> = {}
    for (const region of regionNames) {
      const host = hosts[region]
      if (!host) continue
      const api = gateway(host.api)
      behaviors[`/api/${region}/*`] = calls(api)
      // the widget's frame: a page that the API makes, because its agent says who may frame it
      behaviors[`/app/${region}/render/*`] = {
        ...calls(api),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      }
      // between two bytes; a stream sends a heartbeat each 15 s
      behaviors[`/chat/${region}/*`] = calls(gateway(host.chat, '/live', Duration.seconds(60)))
      behaviors[`/live/${region}*`] = calls(gateway(host.live, '/live'))
    }
    const own = behaviors[`/api/${settings.region}/*`]
    if (own) {
      behaviors['/api/*'] = own
      // made by the API, because each host has its own name and colours
      behaviors['/manifest.webmanifest'] = {
        ...own,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      }
    }
    return behaviors
  }
}
