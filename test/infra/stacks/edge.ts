import { describe, expect, test } from 'vitest'
import { placeOf } from '#infra/edge/place-of'
import { Inventory } from '#test/infra/inventory'
import { alone, first, second } from './regions.ts'

interface CacheBehavior {
  readonly PathPattern: string
  readonly TargetOriginId: string
  readonly ViewerProtocolPolicy: string
  readonly ResponseHeadersPolicyId?: string
}

/** What the edge refuses, answers and logs. */
export const edgeHolds = (): void => {
  describe('a region', () => {
    test('refuses floods of calls from one address, not an office that loads files', () => {
      const [acl] = new Inventory(first).of('AWS::WAFv2::WebACL')
      const [{ Statement }] = acl?.Properties.Rules ?? []
      const { Limit, EvaluationWindowSec, ScopeDownStatement } = Statement.RateBasedStatement
      // fifty calls a second, twice: what a hundred dashboards of one office make beside ten turns a second
      expect(Limit / EvaluationWindowSec).toBe(100)
      const exempt = ScopeDownStatement.NotStatement.Statement.OrStatement.Statements as {
        ByteMatchStatement: { SearchString: string; PositionalConstraint: string }
      }[]
      expect(
        exempt.map(({ ByteMatchStatement: { SearchString, PositionalConstraint } }) => [
          PositionalConstraint,
          placeOf(`${SearchString}x.js`).kind,
        ]),
      ).toEqual(exempt.map(() => ['STARTS_WITH', expect.stringMatching(/^file$/)]))
    })

    test('has the widget’s frame made by the API, whose agent says who may frame it, with no word of the edge about that', () => {
      const distributions = Object.values(first)
        .flatMap(({ Resources }) => Object.values(Resources))
        .filter(({ Type }) => Type === 'AWS::CloudFront::Distribution')
      expect(distributions.length).toBeGreaterThan(0)
      for (const { Properties } of distributions) {
        const { CacheBehaviors } = (Properties as { DistributionConfig: { CacheBehaviors: CacheBehavior[] } })
          .DistributionConfig
        const of = (path: string) => CacheBehaviors.find(({ PathPattern }) => PathPattern === path)
        for (const region of ['eu', 'na']) {
          const frame = of(`/app/${region}/render/*`)
          expect(frame?.TargetOriginId).toBeDefined()
          expect(frame?.TargetOriginId).toBe(of(`/api/${region}/*`)?.TargetOriginId)
          const policy = new Inventory(first)
            .of('AWS::CloudFront::ResponseHeadersPolicy')
            .filter(({ id }) => JSON.stringify(frame?.ResponseHeadersPolicyId).includes(id))
          expect(policy).toHaveLength(1)
          expect(JSON.stringify(policy[0]?.Properties)).not.toMatch(/ContentSecurityPolicy|FrameOptions/)
          expect(frame?.ViewerProtocolPolicy).toBe('redirect-to-https')
        }
      }
    })

    test('serves nothing of the dashboard on agencies’ hosts: what has no behaviour is the page that the API makes, by host', () => {
      const inventory = new Inventory(first)
      const template = inventory
        .of('AWS::CloudFront::Distribution')
        .find(({ Properties }) => Properties.DistributionConfig.ConnectionMode === 'tenant-only')
      const { DefaultCacheBehavior, CacheBehaviors, Origins, DefaultRootObject } = (
        template?.Properties ?? { DistributionConfig: {} }
      ).DistributionConfig as {
        DefaultCacheBehavior: CacheBehavior & { CachePolicyId: unknown }
        CacheBehaviors: CacheBehavior[]
        Origins: { Id: string; S3OriginConfig?: object; OriginCustomHeaders?: { HeaderName: string }[] }[]
        DefaultRootObject?: string
      }
      const fromS3 = new Set(Origins.flatMap(({ Id, S3OriginConfig }) => (S3OriginConfig ? [Id] : [])))
      expect(DefaultRootObject).toBeUndefined()
      expect(fromS3.has(DefaultCacheBehavior.TargetOriginId)).toBe(false)
      expect(
        CacheBehaviors.filter(({ TargetOriginId }) => fromS3.has(TargetOriginId)).map(({ PathPattern }) => PathPattern),
      ).toEqual(['/portal/*.*', '/sw.js', '/widget/*.html', '/widget/*.*', '/media/eu/*', '/media/na/*'])
      const paths = CacheBehaviors.map(({ PathPattern }) => PathPattern)
      expect(paths.indexOf('/portal/index.html')).toBeLessThan(paths.indexOf('/portal/*.*'))
      for (const { Id, OriginCustomHeaders } of Origins)
        if (!fromS3.has(Id))
          expect(OriginCustomHeaders?.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-secret'])
      const page = inventory
        .of('AWS::CloudFront::CachePolicy')
        .find(({ id }) => JSON.stringify(DefaultCacheBehavior.CachePolicyId).includes(id))
      expect(page?.Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-viewer-host'] },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      })
      // the page brings its own policy, which would be replaced
      const headers = inventory
        .of('AWS::CloudFront::ResponseHeadersPolicy')
        .find(({ id }) => JSON.stringify(DefaultCacheBehavior.ResponseHeadersPolicyId).includes(`"${id}"`))
      expect(JSON.stringify(headers?.Properties)).not.toMatch(/ContentSecurityPolicy|FrameOptions/)
    })

    test('says on every answer of every path, errors of gateways too, that the host speaks https only', () => {
      for (const templates of [first, second, alone]) {
        const inventory = new Inventory(templates)
        const policies = inventory.of('AWS::CloudFront::ResponseHeadersPolicy')
        const distributions = inventory.of('AWS::CloudFront::Distribution')
        expect(distributions.length).toBeGreaterThan(0)
        for (const { Properties } of distributions) {
          const { DefaultCacheBehavior, CacheBehaviors } = Properties.DistributionConfig
          for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors]) {
            const used = JSON.stringify(behavior.ResponseHeadersPolicyId ?? 'none')
            const policy = policies.find(({ id }) => used.includes(`"${id}"`))
            const { StrictTransportSecurity, ContentTypeOptions } =
              policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig ?? {}
            const path = behavior.PathPattern ?? 'default'
            expect(StrictTransportSecurity, path).toEqual({ AccessControlMaxAgeSec: 63_072_000, Override: true })
            expect(ContentTypeOptions, path).toEqual({ Override: true })
          }
        }
      }
    })

    test('logs no query string at any gateway', () => {
      const formats = JSON.stringify(
        Object.values(first).flatMap(({ Resources }) =>
          Object.values(Resources).flatMap(
            ({ Properties }) => Properties?.AccessLogSettings ?? Properties?.AccessLogSetting ?? [],
          ),
        ),
      )
      expect(formats).toContain('$context.routeKey')
      expect(formats).not.toMatch(/querystring|\$context\.path|sourceIp|userAgent/i)
    })
  })
}
