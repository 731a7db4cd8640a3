import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnConnectionGroup } from 'aws-cdk-lib/aws-cloudfront'
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { directoryStackName, directoryTableName, originSecretName, stackName, tenantOutputs } from '#infra/names'
import { peersOf, type Settings, subdomainRootOf } from '#infra/settings'
import { regions } from '#shared/regions'

interface DirectoryProps {
  /** Whether some function may use the table (`infra/has-directory.ts`). */
  readonly hasTable: boolean
}

/**
 * What exists once, in the region deployed first, and is replicated to the others: the secret by which functions know that a
 * request came through the edge, and the directory, a table of what must be known before a request's region is: which agency,
 * and in which region, a host or a domain of mail belongs to; no addresses and no agents. And, with a domain, the connection group that agencies' own domains lead to.
 */
export class DirectoryStack extends Stack {
  constructor(scope: Construct, settings: Settings, { hasTable }: DirectoryProps) {
    const account = process.env.CDK_DEFAULT_ACCOUNT
    super(scope, directoryStackName(settings), {
      description: `${settings.name}: what all regions share, the edge's secret, the directory of hosts and their addresses`,
      env: { region: regions[settings.region].aws, ...(account ? { account } : {}) },
    })
    const replicas = peersOf(settings).map((peer) => ({ region: regions[peer].aws }))
    if (hasTable)
      new TableV2(this, 'Directory', {
        tableName: directoryTableName(settings),
        partitionKey: { name: 'pk', type: AttributeType.STRING },
        sortKey: { name: 'sk', type: AttributeType.STRING },
        timeToLiveAttribute: 'ttl',
        billing: Billing.onDemand(),
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
        deletionProtection: true,
        removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
        replicas,
      })
    const secret = new Secret(this, 'Origin', {
      secretName: originSecretName(settings),
      description:
        'The edge shows this to the functions of every region; a request without it may not say who its viewer is',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      replicaRegions: replicas,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    if (subdomainRootOf(settings) !== undefined) this.tenantAddresses(settings)
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'Rotating it needs the edge and the functions to change together: docs/deploy.md, "Secrets".',
    })
  }

  /** The name that agencies have in their own zones: it outlives every distribution, and nothing in it names the installation. */
  private tenantAddresses(settings: Settings): void {
    const group = new CfnConnectionGroup(this, 'TenantAddresses', {
      name: stackName(settings, 'tenants'),
      enabled: true,
      ipv6Enabled: true,
    })
    group.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    new CfnOutput(this, tenantOutputs.group, { value: group.attrId })
    new CfnOutput(this, tenantOutputs.host, { value: group.attrRoutingEndpoint })
  }
}
