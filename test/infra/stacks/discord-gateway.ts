import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GATEWAY_TASK } from '#infra/stacks/discord-gateway-stack'
import { prices } from '#test/infra/cost/prices'
import { Inventory } from '#test/infra/inventory'
import { deployedBefore } from './deployed-before.ts'
import { alone, first } from './regions.ts'

const STACK = 'parley-eu-discord-gateway'
const own = () => new Inventory({ [STACK]: first[STACK] ?? { Resources: {}, deployedAfter: [] } })
const HOURS = 730

/** The optional process that reads Discord's ordinary messages. */
export const discordGatewayHolds = (): void => {
  describe('the process that reads Discord’s ordinary messages', () => {
    test('is in no region that does not ask for it', () => {
      expect(Object.keys(alone).filter((name) => name.includes('discord-gateway'))).toEqual([])
      for (const type of ['AWS::ECS::Service', 'AWS::EC2::VPC']) expect(new Inventory(alone).of(type)).toEqual([])
    })

    test('is one small ARM task that writes nowhere, may nothing, and is told to end in time', () => {
      const [task] = own().of('AWS::ECS::TaskDefinition')
      expect(task?.Properties).toMatchObject({
        Cpu: String(GATEWAY_TASK.cpu),
        Memory: String(GATEWAY_TASK.memoryMb),
        RuntimePlatform: { CpuArchitecture: 'ARM64', OperatingSystemFamily: 'LINUX' },
      })
      const [container] = task?.Properties.ContainerDefinitions ?? []
      expect(container).toMatchObject({
        ReadonlyRootFilesystem: true,
        StopTimeout: 30,
        LinuxParameters: { InitProcessEnabled: true, Capabilities: { Drop: ['ALL'] } },
      })
      expect(container.PortMappings ?? []).toEqual([])
      expect(container.Privileged ?? false).toBe(false)
    })

    test('gets its two secrets from `apps`, and nothing else of Secrets Manager', () => {
      const [container] = own().of('AWS::ECS::TaskDefinition')[0]?.Properties.ContainerDefinitions ?? []
      const secrets = container.Secrets.map(({ Name, ValueFrom }: { Name: string; ValueFrom: unknown }) => [
        Name,
        JSON.stringify(ValueFrom),
      ])
      // the data stack's output is the complete ARN, with the six characters that a name does not tell
      const complete = (field: string) => expect.stringMatching(new RegExp(`parley-eu-data.*Apps.*:${field}::`))
      expect(secrets).toEqual([
        ['DISCORD_BOT_TOKEN', complete('discordBotToken')],
        ['DISCORD_GATEWAY_SECRET', complete('discordGatewaySecret')],
      ])
      expect(container.Environment.map(({ Name }: { Name: string }) => Name)).toEqual(['HOOK_URL'])
      const statements = own()
        .of('AWS::IAM::Policy')
        .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      const reading = statements.filter(({ Action }) => JSON.stringify(Action).includes('secretsmanager'))
      expect(reading.length).toBeGreaterThan(0)
      for (const { Resource } of reading) {
        expect(JSON.stringify(Resource)).toMatch(/parley-eu-data.*Apps/)
        expect(JSON.stringify(Resource)).not.toContain('*')
      }
      const actions = statements.flatMap(({ Action }) => Action as string | string[])
      expect(actions.filter((action) => !/^(secretsmanager|kms|ecr|logs):/.test(action))).toEqual([])
    })

    test('starts once it reaches the registry and may read image and secrets, not before', () => {
      const [service] = own().of('AWS::ECS::Service')
      const waitsFor = new Set([service?.DependsOn ?? []].flat())
      const [task] = own().of('AWS::ECS::TaskDefinition')
      const { 'Fn::GetAtt': [role] = [] } = task?.Properties.ExecutionRoleArn ?? {}
      const policies = own()
        .of('AWS::IAM::Policy')
        .filter(({ Properties }) => Properties.Roles.some(({ Ref }: { Ref: string }) => Ref === role))
      const routes = own().of('AWS::EC2::Route')
      expect([policies.length, routes.length]).toEqual([1, 2])
      for (const { id } of [...policies, ...routes]) expect(waitsFor).toContain(id)
    })

    test('is made of one exact release of Node, the one that everything else is tested with', () => {
      const dockerfile = readFileSync(new URL('../../../infra/discord-gateway/Dockerfile', import.meta.url), 'utf8')
      const { devDependencies } = JSON.parse(
        readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
      ) as { devDependencies: Record<string, string> }
      expect(dockerfile.match(/^FROM .*$/gm)).toEqual([`FROM node:${devDependencies.node?.replace('^', '')}-alpine`])
    })

    test('is never there twice, accepts no connection, and opens none but HTTPS', () => {
      const [service] = own().of('AWS::ECS::Service')
      expect(service?.Properties).toMatchObject({
        DesiredCount: 1,
        DeploymentConfiguration: {
          MinimumHealthyPercent: 0,
          MaximumPercent: 100,
          DeploymentCircuitBreaker: { Enable: true, Rollback: true },
        },
      })
      const groups = own().of('AWS::EC2::SecurityGroup')
      expect(groups).toHaveLength(1)
      expect(groups[0]?.Properties.SecurityGroupIngress).toBeUndefined()
      expect(own().of('AWS::EC2::SecurityGroupIngress')).toEqual([])
      expect(groups[0]?.Properties.SecurityGroupEgress).toMatchObject([{ FromPort: 443, ToPort: 443 }])
      expect(own().of('AWS::EC2::NatGateway')).toEqual([])
    })

    test('posts through the edge, after which it is deployed, and has an alarm where it says nothing', () => {
      expect(deployedBefore(first, STACK)).toEqual(expect.arrayContaining(['parley-eu-edge', 'parley-eu-ops']))
      const [container] = own().of('AWS::ECS::TaskDefinition')[0]?.Properties.ContainerDefinitions ?? []
      expect(JSON.stringify(container.Environment)).toContain('/api/eu/hooks/discord-gateway')
      expect(own().of('AWS::CloudWatch::Alarm')).toMatchObject([
        { Properties: { AlarmName: 'parley/eu/discord gateway', TreatMissingData: 'breaching', Threshold: 1 } },
      ])
    })

    test('costs what docs/cost.md says', () => {
      const { cpu, memoryMb } = GATEWAY_TASK
      const parts = [
        HOURS * (cpu / 1024) * prices.fargateProcessor,
        HOURS * (memoryMb / 1024) * prices.fargateGb,
        HOURS * prices.publicAddress,
        ((HOURS * 3600) / 30 / 1e6) *
          (prices.httpRequests +
            prices.edgeRequests +
            prices.aclRequests +
            prices.lambdaRequests +
            prices.writeUnits +
            0.6),
        prices.alarmMetric + prices.customMetric,
      ]
      const [, section = ''] = readFileSync(new URL('../../../docs/cost.md', import.meta.url), 'utf8').split(
        '`discordGateway=on`',
      )
      const figures = [...section.matchAll(/^\|.*\| \**(\d+\.\d)\** \|$/gm)].slice(0, 6).map(([, figure]) => figure)
      const total = parts.reduce((sum, part) => sum + part, 0)
      expect(figures).toEqual([...parts, total].map((part) => part.toFixed(1)))
    })
  })
}
