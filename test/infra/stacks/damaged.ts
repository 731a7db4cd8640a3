import { describe, expect, test } from 'vitest'
import { missingOfAsynchronous } from '#test/infra/checks/missing-of-asynchronous'
import { missingOfFlows } from '#test/infra/checks/missing-of-flows'
import { missingOfFunctions } from '#test/infra/checks/missing-of-functions'
import { missingOfHooks } from '#test/infra/checks/missing-of-hooks'
import { missingOfRoutes } from '#test/infra/checks/missing-of-routes'
import { missingOfSockets } from '#test/infra/checks/missing-of-sockets'
import { type Placed, type Templates, without } from '#test/infra/inventory'
import { ofRow } from './of-row.ts'
import { eu, first, rows } from './regions.ts'

/** Each check of rows finds what is taken out of the templates, or changed in them. */
export const damageIsFound = (): void => {
  describe('a check that is shown a deleted row fails', () => {
    const check = {
      routes: (templates: Templates) => missingOfRoutes(templates, rows.routes),
      hooks: (templates: Templates) => missingOfHooks(templates, rows),
      asynchronous: (templates: Templates) => missingOfAsynchronous(templates, rows),
      functions: (templates: Templates) => missingOfFunctions(templates, rows.functions, eu),
      flows: (templates: Templates) => missingOfFlows(templates, rows.flows, eu),
      sockets: (templates: Templates) => missingOfSockets(templates, rows.sockets),
    }
    const callRoute = rows.routes.find(({ gateway }) => gateway === 'http')?.key ?? ''

    test.each<[keyof typeof check, string, (resource: Placed) => boolean]>([
      ['routes', 'a route', ofRow('AWS::ApiGatewayV2::Route', callRoute)],
      ['routes', 'every integration', ({ Type }) => Type === 'AWS::ApiGatewayV2::Integration'],
      ['routes', 'the streaming methods', ({ Type }) => Type === 'AWS::ApiGateway::Method'],
      ['routes', 'the permissions', ({ Type }) => Type === 'AWS::Lambda::Permission'],
      ['hooks', 'its Lambda', ofRow('AWS::Lambda::Function', 'billing/extra-hook.handler')],
      ['hooks', 'one of its routes', ofRow('AWS::ApiGatewayV2::Route', 'POST /hooks/extra')],
      ['asynchronous', 'the rule', ofRow('AWS::Events::Rule', 'billing/extra-consumer')],
      ['asynchronous', 'the schedule', ofRow('AWS::Scheduler::Schedule', 'billing/extra-schedule')],
      ['asynchronous', 'the queue', ofRow('AWS::SQS::Queue', 'billing-extra-consumer')],
      ['asynchronous', 'the queue of a schedule', ofRow('AWS::SQS::Queue', 'billing-extra-schedule')],
      ['asynchronous', 'the queue’s policy', ({ Type }) => Type === 'AWS::SQS::QueuePolicy'],
      ['asynchronous', 'onFailure', ({ Type }) => Type === 'AWS::Lambda::EventInvokeConfig'],
      ['asynchronous', 'the permission', ofRow('AWS::Lambda::Permission', 'events.amazonaws.com')],
      ['functions', 'a Lambda', ofRow('AWS::Lambda::Function', 'billing/extra-step.handler')],
      ['functions', 'a role', ofRow('AWS::IAM::Role', 'billing/extra-step: what')],
      ['functions', 'a log group', ofRow('AWS::Logs::LogGroup', '/parley/eu/billing/extra-step')],
      [
        'functions',
        'the filter of one row',
        ({ Type, id }) => Type === 'AWS::Logs::MetricFilter' && id.startsWith('billingextrahook'),
      ],
      ['functions', 'the alarm of a kind', ofRow('AWS::CloudWatch::Alarm', 'parley/eu/failures hook')],
      ['functions', 'a figure', ofRow('AWS::Logs::MetricFilter', 'oldest outbox row')],
      ['flows', 'the state machine', ({ Type }) => Type === 'AWS::StepFunctions::StateMachine'],
      ['flows', 'its step', ofRow('AWS::Lambda::Function', 'billing/extra-step.handler')],
      ['flows', 'its filter', ofRow('AWS::Logs::MetricFilter', 'ExecutionTimedOut')],
      ['sockets', 'a route', ofRow('AWS::ApiGatewayV2::Route', '$disconnect')],
      ['sockets', 'the permission', ofRow('AWS::Lambda::Permission', '$default')],
    ])('%s: without %s', (name, _, matches) => {
      const damaged = without(first, matches)
      expect(Object.values(damaged).flatMap(({ Resources }) => Object.keys(Resources)).length).toBeLessThan(
        Object.values(first).flatMap(({ Resources }) => Object.keys(Resources)).length,
      )
      expect(check[name](damaged)).not.toEqual([])
    })

    test('rows: a row that no stack was made from is missed by name', () => {
      const row = { name: 'leads/forgotten', feature: 'leads', kind: 'consumer' } as const
      expect(missingOfFunctions(first, [row], eu)).toEqual(['leads/forgotten: no Lambda'])
      expect(
        missingOfAsynchronous(first, {
          functions: [row],
          serviceEvents: {},
          subscriptions: { 'leads/forgotten': ['x.y'] },
          schedules: {},
        }),
      ).toContain('leads/forgotten: nothing starts it')
    })

    test('functions: a reservation that is missing, or another function’s, is seen', () => {
      const damaged = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
      const resources = Object.values(damaged).flatMap(({ Resources }) => Object.values(Resources))
      const properties = (name: string) =>
        resources.find(
          ({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties.Handler === `${name}.handler`,
        )?.Properties ?? {}
      expect(properties('conversations/stream').ReservedConcurrentExecutions).toBe(592)
      properties('conversations/stream').ReservedConcurrentExecutions = undefined
      properties('agents/api').ReservedConcurrentExecutions = 592
      expect(missingOfFunctions(damaged, rows.functions, eu)).toEqual([
        'agents/api: reserves the wrong concurrency',
        'conversations/stream: reserves the wrong concurrency',
      ])
    })

    test('brief delivery: attempts that are too many or too late are seen, at the rule and at Lambda', () => {
      const damaged = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
      const resources = Object.values(damaged).flatMap(({ Resources }) => Object.values(Resources))
      const rule = resources.find(ofRow('AWS::Events::Rule', '-> notifications/live/publish-reply'))
      rule?.Properties.Targets.forEach((target: Placed['Properties']) => {
        target.RetryPolicy = { MaximumRetryAttempts: 3, MaximumEventAgeInSeconds: 3600 }
      })
      for (const { Type, Properties } of resources)
        if (Type === 'AWS::Lambda::EventInvokeConfig' && Properties.MaximumRetryAttempts === 0)
          Object.assign(Properties, { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 21_600 })
      const brief = rows.functions.filter(({ name }) => name === 'notifications/live/publish-reply')
      expect(missingOfAsynchronous(damaged, { ...rows, functions: brief })).toEqual([
        'notifications/live/publish-reply: the rule tries it again',
        'notifications/live/publish-reply: the rule keeps it too long',
        'notifications/live/publish-reply: Lambda tries it again',
        'notifications/live/publish-reply: Lambda keeps it too long',
      ])
    })

    test('roles: a statement without families of keys, one with a foreign prefix and a policy that is too long are seen', () => {
      const damaged = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
      const statements = (name: string): Placed['Properties'][] =>
        Object.values(damaged)
          .flatMap(({ Resources }) => Object.values(Resources))
          .find(({ Type, Properties }) => Type === 'AWS::IAM::Role' && Properties.Description?.startsWith(`${name}: `))
          ?.Properties.Policies[0].PolicyDocument.Statement ?? []
      const writing = (name: string) => statements(name).find(({ Action }) => Action.includes('dynamodb:PutItem')) ?? {}
      expect(writing('gaps/record-gap').Condition).toEqual({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ASKED#*', 'EFFECT#*'] },
      })
      writing('gaps/record-gap').Condition = undefined
      writing('outbox/sweep').Condition = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OUT*'] } }
      statements('billing/api').push({ Effect: 'Allow', Action: 'sqs:SendMessage', Resource: 'a'.repeat(6000) })
      expect(missingOfFunctions(damaged, rows.functions, eu)).toEqual([
        expect.stringMatching(/^billing\/api: its role has a policy of \d+ characters$/),
        'gaps/record-gap: its role allows dynamodb:DeleteItem, dynamodb:PutItem, dynamodb:UpdateItem on keys of every family',
        expect.stringMatching(/^outbox\/sweep: its role allows dynamodb:.*PutItem.* on keys of every family$/),
      ])
    })

    test('roles: a wildcard, a foreign service and a shared role are seen', () => {
      const damaged = structuredClone(first) as Record<string, { Resources: Record<string, Placed> }>
      const resources = Object.values(damaged).flatMap(({ Resources }) => Object.values(Resources))
      const role = resources.find(
        ({ Type, Properties }) => Type === 'AWS::IAM::Role' && Properties.Description?.startsWith('billing/extra-step'),
      )
      role?.Properties.Policies[0].PolicyDocument.Statement.push({
        Effect: 'Allow',
        Action: 'dynamodb:*',
        Resource: '*',
      })
      expect(missingOfFunctions(damaged, rows.functions, eu)).toEqual([
        'billing/extra-step: its role allows dynamodb:*',
        'billing/extra-step: its role allows dynamodb:* on *',
        'billing/extra-step: its role reaches dynamodb, which infra/access.ts does not grant',
      ])
      const one = resources.find(({ Properties }) => Properties?.Handler === 'billing/extra-consumer.handler')
      const other = resources.find(({ Properties }) => Properties?.Handler === 'billing/extra-schedule.handler')
      if (one && other) other.Properties.Role = one.Properties.Role
      expect(missingOfFunctions(damaged, rows.functions, eu)).toContain('billing/extra-schedule: no role of its own')
    })
  })
}
