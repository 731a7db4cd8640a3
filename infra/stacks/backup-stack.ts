import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault, type IBackupVault } from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { arns } from '#infra/constructs/arns'
import type { RegionResources } from '#infra/constructs/region-resources'
import { stackName } from '#infra/names'
import { RegionStack } from './region-stack.ts'

/** As long as the table's own recovery, which goes with the table's account. */
const KEPT = Duration.days(35)

/** What AWS Backup may do with these resources, in AWS's own words. */
const POLICIES = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'service-role/AWSBackupServiceRolePolicyForRestores',
  'AWSBackupServiceRolePolicyForS3Backup',
  'AWSBackupServiceRolePolicyForS3Restore',
]

/**
 * Weekly copies of table and files in a vault that nobody empties by deleting the table, and on demand in one of another account.
 * Optional: point-in-time recovery and the bucket's versions already undo what went wrong in the region itself.
 */
export class BackupStack extends RegionStack {
  constructor(scope: Construct, { settings, files }: RegionResources) {
    super(scope, 'backup', 'weekly copies of table and files', { settings })
    const name = stackName(settings, 'backup')
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: name,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    const plan = new BackupPlan(this, 'Plan', { backupPlanName: name, backupVault: vault })
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'weekly',
        // both at once: the closer their times, the less does a restore of the two disagree
        scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '2', minute: '0' }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.days(1),
        deleteAfter: KEPT,
        ...(settings.backupCopyTo
          ? { copyActions: [{ destinationBackupVault: this.vaultAt(settings.backupCopyTo), deleteAfter: KEPT }] }
          : {}),
      }),
    )
    plan.addSelection('TableAndFiles', {
      backupSelectionName: name,
      role: this.role(),
      resources: [BackupResource.fromArn(arns.table(this, settings)), BackupResource.fromArn(files.arn)],
    })
  }

  private vaultAt(arn: string): IBackupVault {
    return BackupVault.fromBackupVaultArn(this, 'Elsewhere', arn)
  }

  private role(): Role {
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: POLICIES.map((policy) => ManagedPolicy.fromAwsManagedPolicyName(policy)),
    })
    acknowledge(
      role,
      Object.fromEntries(
        POLICIES.map((policy) => [
          `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
          'AWS Backup copies and restores through snapshots of its own, which these policies name.',
        ]),
      ),
    )
    return role
  }
}
