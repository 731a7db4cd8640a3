import {
  AccessLevel,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { FRAMES_FOLDER, type FrameSurface, framesHost } from '#infra/edge/frames'
import { securityHeaders } from '#infra/headers'
import { resourceName } from '#infra/names'
import type { SiteParts } from './site-distribution.ts'

/** CloudFront's function on every path that the table does not name: the answer is made at the edge, the bucket is not asked. */
export const notServedCode = (): string => {
  const headers = { ...securityHeaders('answer'), 'content-type': 'text/plain; charset=utf-8' }
  const answer = {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
    body: 'Not found.\n',
  }
  return `function handler() { return ${JSON.stringify(answer)} }\n`
}

/**
 * The host of pages in which scripts of others run (infra/edge/frames.ts), under CloudFront's own address: the public suffix list has cloudfront.net, so
 * it shares neither cookies nor a site with the dashboard, whatever that one's domain is. No API and no cookie is behind it.
 */
export class FramesDistribution extends Construct {
  readonly distribution: Distribution

  constructor(
    scope: Construct,
    id: string,
    {
      settings,
      site,
      headers,
      webAclArn,
    }: Pick<SiteParts, 'settings' | 'site' | 'webAclArn'> & {
      readonly headers: Pick<SiteParts['headers'], FrameSurface>
    },
  ) {
    super(scope, id)
    const files: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(site, {
        originPath: `/${FRAMES_FOLDER}`,
        // with LIST a missing file is 404, without it 403
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers.answer,
      compress: true,
    }
    const notServed = new EdgeFunction(this, 'NotServed', {
      functionName: resourceName(settings, 'not-served'),
      comment: 'Answers 404 to every path that infra/edge/frames.ts does not name',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(notServedCode()),
    })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${settings.name} ${settings.region}: frames in which scripts of others run`,
      defaultBehavior: {
        ...files,
        functionAssociations: [{ function: notServed, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: Object.fromEntries(
        Object.entries(framesHost).map(([path, surface]) => [
          path,
          { ...files, responseHeadersPolicy: headers[surface] },
        ]),
      ),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: webAclArn,
    })
    acknowledge(this, {
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'Every path is below a folder of the bucket: no request lists it.',
      'AwsSolutions-CFR1': 'The product is sold everywhere; the web ACL refuses hostile addresses.',
      'AwsSolutions-CFR3':
        'The same few files for everybody, without cookies: a log would hold viewers’ addresses only.',
      'AwsSolutions-CFR4': 'CloudFront’s own address has CloudFront’s own certificate.',
    })
  }
}
