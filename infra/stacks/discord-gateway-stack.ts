import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { IpAddresses, Peer, Port, SecurityGroup, SubnetType, Vpc } from 'aws-cdk-lib/aws-ec2'
import { Platform } from 'aws-cdk-lib/aws-ecr-assets'
import {
  AvailabilityZoneRebalancing,
  Capability,
  Cluster,
  ContainerImage,
  Secret as ContainerSecret,
  CpuArchitecture,
  FargateService,
  FargateTaskDefinition,
  LinuxParameters,
  LogDriver,
  OperatingSystemFamily,
} from 'aws-cdk-lib/aws-ecs'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { ownMetric } from '#infra/constructs/alarms/own-metric'
import { regionAlarm } from '#infra/constructs/alarms/region-alarm'
import { logMetric } from '#infra/constructs/functions/log-metric'
import { logGroupName, stackName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { regions } from '#shared/regions'
import { RegionStack } from './region-stack.ts'

/** Quarter of a processor and half a GB: test/infra/stacks/discord-gateway.ts computes the price in docs/cost.md from them. */
export const GATEWAY_TASK = { cpu: 256, memoryMb: 512 } as const

/** How long the process may post what it has received, after SIGTERM. */
const STOP_GRACE = Duration.seconds(30)
const METRIC = 'discord gateway connected'

export interface DiscordGatewayStackProps {
  readonly settings: Settings
  /** Of the region's secrets. */
  readonly key: IKey
  /** The complete ARN of the secret `apps`: ECS finds a field of a secret by no shorter one. */
  readonly appsSecretArn: string
  /** The folder of its image (infra/discord-gateway/bundle-gateway.ts). */
  readonly image: string
  /** Where the region's hooks are reached. */
  readonly host: string
}

/**
 * The optional process that reads Discord's ordinary messages: Discord shows them to a program that is connected to it all the time, which no
 * function can be. One small task, in public subnets without a NAT gateway and without a port that is open to anybody.
 */
export class DiscordGatewayStack extends RegionStack {
  constructor(scope: Construct, { settings, image, host, ...secrets }: DiscordGatewayStackProps) {
    super(scope, 'discord-gateway', 'process that reads ordinary messages of Discord', { settings })
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: logGroupName(settings, 'discord-gateway'),
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const task = this.task(logGroup, { image, host, ...secrets })
    const vpc = this.network()
    const cluster = new Cluster(this, 'Cluster', { vpc, clusterName: stackName(settings, 'discord-gateway') })
    acknowledge(cluster, { 'AwsSolutions-ECS4': 'One task, whose alarm is on a figure that it writes itself.' })
    const securityGroup = new SecurityGroup(this, 'Outbound', {
      vpc,
      description: 'HTTPS to Discord and to the hook; nothing comes in',
      allowAllOutbound: false,
    })
    securityGroup.addEgressRule(Peer.anyIpv4(), Port.tcp(443), 'HTTPS')
    const service = new FargateService(this, 'Service', {
      cluster,
      serviceName: stackName(settings, 'discord-gateway'),
      taskDefinition: task,
      desiredCount: 1,
      // never two at once: the new one resumes the session that the old one has left
      minHealthyPercent: 0,
      maxHealthyPercent: 100,
      availabilityZoneRebalancing: AvailabilityZoneRebalancing.DISABLED,
      circuitBreaker: { enable: true, rollback: true },
      securityGroups: [securityGroup],
      vpcSubnets: { subnetType: SubnetType.PUBLIC },
      // without an address of its own it would need a NAT gateway, which costs three times as much as the task
      assignPublicIp: true,
    })
    // a task starts in the same second: it must reach the registry, and may read the image and the secrets
    const routes = vpc.publicSubnets.map(({ internetConnectivityEstablished }) => internetConnectivityEstablished)
    service.node.addDependency(logGroup, task.obtainExecutionRole(), ...routes)
    this.alarm(logGroup)
  }

  private task(
    logGroup: LogGroup,
    { key, appsSecretArn, image, host }: Omit<DiscordGatewayStackProps, 'settings'>,
  ): FargateTaskDefinition {
    const { settings } = this
    const task = new FargateTaskDefinition(this, 'Task', {
      family: stackName(settings, 'discord-gateway'),
      cpu: GATEWAY_TASK.cpu,
      memoryLimitMiB: GATEWAY_TASK.memoryMb,
      runtimePlatform: {
        cpuArchitecture: CpuArchitecture.ARM64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
    })
    const apps = Secret.fromSecretCompleteArn(this, 'Apps', appsSecretArn)
    const linuxParameters = new LinuxParameters(this, 'Linux', { initProcessEnabled: true })
    linuxParameters.dropCapabilities(Capability.ALL)
    task.addContainer('gateway', {
      image: ContainerImage.fromAsset(image, { platform: Platform.LINUX_ARM64 }),
      readonlyRootFilesystem: true,
      linuxParameters,
      stopTimeout: STOP_GRACE,
      // no health check: a process that ends is started anew without one, and one that lost Discord would identify again at each start,
      // which Discord limits. Whether it is connected it says itself, each half minute, and an alarm rings where it does not.
      logging: LogDriver.awsLogs({ logGroup, streamPrefix: 'gateway' }),
      environment: { HOOK_URL: `https://${host}/api/${settings.region}/hooks/discord-gateway` },
      secrets: {
        DISCORD_BOT_TOKEN: ContainerSecret.fromSecretsManager(apps, 'discordBotToken'),
        DISCORD_GATEWAY_SECRET: ContainerSecret.fromSecretsManager(apps, 'discordGatewaySecret'),
      },
    })
    const starting = task.obtainExecutionRole()
    key.grantDecrypt(starting)
    acknowledge(task, {
      'AwsSolutions-ECS2': 'The address of the hook is public; the two secrets are read from Secrets Manager.',
      'AwsSolutions-IAM5[Resource::*]': 'ecr:GetAuthorizationToken knows no narrower resource.',
    })
    return task
  }

  private network(): Vpc {
    const { aws } = regions[this.settings.region]
    const vpc = new Vpc(this, 'Network', {
      ipAddresses: IpAddresses.cidr('10.77.0.0/26'),
      // named, so that no synthesis has to ask AWS for them
      availabilityZones: [`${aws}a`, `${aws}b`],
      natGateways: 0,
      subnetConfiguration: [
        { name: 'public', subnetType: SubnetType.PUBLIC, cidrMask: 28, mapPublicIpOnLaunch: false },
      ],
    })
    acknowledge(vpc, { 'AwsSolutions-VPC7': 'One task that accepts no connection: its log says what it does.' })
    return vpc
  }

  private alarm(logGroup: LogGroup): void {
    const { settings } = this
    logMetric(this, 'Connected', {
      settings,
      logGroup,
      metric: METRIC,
      pattern: '{ ($.message = "measured") && ($.code = "discord-gateway") }',
      value: '$.count',
    })
    regionAlarm(this, 'NotConnected', {
      settings,
      name: 'discord gateway',
      topic: 'page',
      says: 'Ordinary messages of Discord are not read.',
      runbook: 'discord-gateway',
      metric: ownMetric(settings, METRIC, { statistic: Stats.MINIMUM }),
      isLow: true,
      isBadWhenMissing: true,
      periods: 2,
    })
  }
}
