import { describe, expect, test } from 'vitest'
import { hooks } from '#events/hooks'
import { framesHost } from '#infra/edge/frames'
import { placeOf } from '#infra/edge/place-of'
import { routeRows } from '#infra/routes'
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
      const exempt = (
        ScopeDownStatement.NotStatement.Statement.OrStatement.Statements as {
          ByteMatchStatement: { SearchString: string; PositionalConstraint: string }
        }[]
      ).filter((statement) => 'ByteMatchStatement' in statement)
      expect(exempt.length).toBeGreaterThan(0)
      expect(
        exempt.map(({ ByteMatchStatement: { SearchString, PositionalConstraint } }) => [
          PositionalConstraint,
          placeOf(`${SearchString}x.js`).kind,
        ]),
      ).toEqual(exempt.map(() => ['STARTS_WITH', expect.stringMatching(/^file$/)]))
    })

    test('counts what providers push, and nothing else, apart from calls: their few addresses deliver for all tenants', () => {
      const [acl] = new Inventory(first).of('AWS::WAFv2::WebACL')
      const [floods, pushes] = (acl?.Properties.Rules ?? []) as {
        Statement: {
          RateBasedStatement: {
            Limit: number
            EvaluationWindowSec: number
            ScopeDownStatement: { RegexMatchStatement: { RegexString: string } }
          }
        }
      }[]
      const { Limit, EvaluationWindowSec, ScopeDownStatement } = pushes?.Statement.RateBasedStatement ?? {}
      // half of what a region's gateway takes in a second
      expect((Limit ?? 0) / (EvaluationWindowSec ?? 1)).toBe(500)
      expect(JSON.stringify(floods)).toContain(JSON.stringify(ScopeDownStatement))
      expect(ScopeDownStatement).toMatchObject({ RegexMatchStatement: { FieldToMatch: { UriPath: {} } } })
      const counted = new RegExp(ScopeDownStatement?.RegexMatchStatement.RegexString ?? '')
      const [called, pushed] = [false, true].map((isHook) =>
        routeRows()
          .filter(({ functionName }) => functionName in hooks === isHook)
          .map(({ path }) => path.replaceAll(/{\w+\+?}/g, 'Some-1'))
          .filter((path) => ['/api', '/api/eu', '/api/na'].some((prefix) => counted.test(`${prefix}${path}`))),
      )
      // of a legacy number without a secret nothing verifies a delivery, and Google's address answers anybody
      expect(new Set(pushed)).toEqual(
        new Set([
          '/hooks/meta/Some-1',
          '/v2/agents/Some-1/telegram-webhook',
          '/hooks/discord/Some-1',
          '/hooks/discord-gateway',
        ]),
      )
      for (const path of pushed ?? [])
        for (const prefix of ['/api', '/api/eu', '/api/na']) expect(prefix + path).toMatch(counted)
      expect(called).toEqual([])
      expect('/app/api/hooks/meta/platform').not.toMatch(counted)
    })

    test('has the widget’s frame made by the API, whose agent says who may frame it, with no word of the edge about that', () => {
      const distributions = new Inventory(first)
        .of('AWS::CloudFront::Distribution')
        .filter(({ id }) => !id.startsWith('Frames'))
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
      // signed addresses lead to a bucket as it is, which has to do with no secret of the edge's
      const signed = new Set(
        CacheBehaviors.filter(({ PathPattern }) => PathPattern.startsWith('/files/')).map((it) => it.TargetOriginId),
      )
      expect(signed.size).toBe(2)
      for (const { Id, OriginCustomHeaders } of Origins)
        if (!fromS3.has(Id))
          expect([Id, OriginCustomHeaders?.map(({ HeaderName }) => HeaderName)]).toEqual([
            Id,
            signed.has(Id) ? undefined : ['x-origin-secret'],
          ])
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

    test('has frames in which scripts of others run on a host of their own, with its table’s paths and no API', () => {
      for (const templates of [first, second, alone]) {
        const inventory = new Inventory(templates)
        const all = inventory.of('AWS::CloudFront::Distribution')
        const frames = all.filter(({ id }) => id.startsWith('Frames'))
        expect(frames).toHaveLength(1)
        const config = frames[0]?.Properties.DistributionConfig
        // CloudFront's own name: another site than any dashboard's
        expect(config).not.toHaveProperty('Aliases')
        expect(config.WebACLId).toBeDefined()
        const behaviors = config.CacheBehaviors as CacheBehavior[]
        expect(behaviors.map(({ PathPattern }) => PathPattern)).toEqual(Object.keys(framesHost))
        for (const behavior of behaviors) {
          expect(behavior).not.toHaveProperty('FunctionAssociations')
          expect(behavior).not.toHaveProperty('AllowedMethods')
          expect(behavior).not.toHaveProperty('OriginRequestPolicyId')
        }
        expect(config.Origins).toHaveLength(1)
        expect(config.Origins[0]).toMatchObject({ OriginPath: '/frames' })
        expect(config.Origins[0]).not.toHaveProperty('OriginCustomHeaders')
        const [{ FunctionARN }] = config.DefaultCacheBehavior.FunctionAssociations
        const [refusal] = inventory
          .of('AWS::CloudFront::Function')
          .filter(({ id }) => JSON.stringify(FunctionARN).includes(`"${id}"`))
        expect(refusal?.Properties.FunctionCode).toContain('"statusCode":404')
        for (const { Properties } of all.filter(({ id }) => !id.startsWith('Frames')))
          expect(JSON.stringify(Properties)).not.toContain('meta-frame')
      }
    })

    test('lets the dashboard’s addresses frame the log-in, as far as they are known, and the dashboard frame that host', () => {
      const policyOf = (templates: typeof first, id: string): string => {
        const [policy] = new Inventory(templates)
          .of('AWS::CloudFront::ResponseHeadersPolicy')
          .filter((one) => one.id.startsWith(id))
        return JSON.stringify(policy?.Properties)
      }
      expect(policyOf(first, 'LogInHeaders')).toMatch(/; frame-ancestors https:\/\/app\.[\w.]+"/)
      expect(policyOf(second, 'LogInHeaders')).toMatch(
        /; frame-ancestors https:\/\/app\.[\w.]+ https:\/\/app-na\.[\w.]+"/,
      )
      expect(policyOf(alone, 'LogInHeaders')).toContain("; frame-ancestors 'none'")
      for (const templates of [first, second, alone])
        expect(policyOf(templates, 'PageHeaders')).toMatch(
          /frame-src 'self' https:\/\/",\{"Fn::GetAtt":\["Frames\w+","DomainName"\]\},"; /,
        )
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
