import {
  AlreadyExistsException,
  CreateEmailIdentityCommand,
  CreateTenantCommand,
  CreateTenantResourceAssociationCommand,
  DeleteEmailIdentityCommand,
  DeleteSuppressedDestinationCommand,
  DeleteTenantCommand,
  DeleteTenantResourceAssociationCommand,
  GetEmailIdentityCommand,
  GetTenantCommand,
  NotFoundException,
  PutEmailIdentityMailFromAttributesCommand,
  SESv2Client,
  UpdateReputationEntityPolicyCommand,
} from '@aws-sdk/client-sesv2'
import { perFunction } from '#lib/per-function'
import type { SenderConfiguration } from '#lib/senders/sender-configuration'
import type { StoredSender } from '#lib/senders/store'

/** Asks slower once SES says that it is asked too often: the sweep comes to all domains of a region. */
const client = perFunction(() => new SESv2Client({ retryMode: 'adaptive' }))

/** Where the SES of this AWS region keeps the DKIM keys of identities that say nothing else. */
const SIGNING_ZONE = 'dkim.amazonses.com'

/** Whose an identity is. */
export type Claim = Pick<StoredSender, 'agencyId' | 'domain' | 'id'>

/** What SES knows of a domain. */
export interface Identity {
  readonly tokens: readonly string[]
  readonly signingZone: string
  readonly status: 'pending' | 'verified' | 'failure' | 'temporary_failure'
  readonly dkimSeen: StoredSender['dkimSeen']
  readonly mailFromSeen: StoredSender['mailFromSeen']
  readonly error?: string
  /** Of this installation’s tags; others' identities have none of them. */
  readonly agencyId?: string
  readonly claimId?: string
}

const statuses = {
  SUCCESS: 'verified',
  FAILED: 'failure',
  TEMPORARY_FAILURE: 'temporary_failure',
  PENDING: 'pending',
  NOT_STARTED: 'pending',
} as const
const seenAs = (status: string | undefined) =>
  status === 'SUCCESS' ? 'found' : status === 'FAILED' ? 'failed' : 'missing'

/** `undefined` where the answer is that there is nothing. */
const unlessMissing = async <A>(asking: Promise<A>): Promise<A | undefined> => {
  try {
    return await asking
  } catch (failure) {
    if (failure instanceof NotFoundException) return undefined
    throw failure
  }
}
/** Whether it was made; `false` if it is there already. */
const unlessThere = async (making: Promise<unknown>): Promise<boolean> => {
  try {
    await making
    return true
  } catch (failure) {
    if (failure instanceof AlreadyExistsException) return false
    throw failure
  }
}

/** SES v2 as far as agencies’ senders need it. Making finds what is there, removing what is gone: each can be repeated. */
export const sesIdentities = (configuration: SenderConfiguration) => {
  const { arn, name, identityArn, standardPolicyArn } = configuration
  const find = async (domain: string): Promise<Identity | undefined> => {
    const found = await unlessMissing(client().send(new GetEmailIdentityCommand({ EmailIdentity: domain })))
    if (!found) return undefined
    const { DkimAttributes, MailFromAttributes, VerificationStatus = 'PENDING', VerificationInfo, Tags = [] } = found
    const tags = new Map(Tags.map(({ Key, Value }) => [Key, Value]))
    const isOurs = tags.get('agency-mail') === name
    const agencyId = isOurs ? tags.get('agency') : undefined
    const claimId = isOurs ? tags.get('claim') : undefined
    return {
      tokens: DkimAttributes?.Tokens ?? [],
      signingZone: DkimAttributes?.SigningHostedZone ?? SIGNING_ZONE,
      // an identity may send once its DKIM is there; a place for bounces may still be missing
      status: found.VerifiedForSendingStatus === true ? 'verified' : statuses[VerificationStatus],
      dkimSeen: seenAs(DkimAttributes?.Status),
      mailFromSeen: seenAs(MailFromAttributes?.MailFromDomainStatus),
      ...(VerificationInfo?.ErrorType ? { error: VerificationInfo.ErrorType } : {}),
      ...(agencyId === undefined ? {} : { agencyId }),
      ...(claimId === undefined ? {} : { claimId }),
    }
  }
  return {
    find,
    /** Makes the identity; `false` if the domain has one, of whomever. */
    create: ({ agencyId, domain, id }: Claim): Promise<boolean> =>
      unlessThere(
        client().send(
          new CreateEmailIdentityCommand({
            EmailIdentity: domain,
            ConfigurationSetName: name,
            Tags: [
              { Key: 'agency-mail', Value: name },
              { Key: 'agency', Value: agencyId },
              { Key: 'claim', Value: id },
            ],
          }),
        ),
      ),
    /** Bounces go to this label below the domain; while its records are missing, to SES’s own. */
    setMailFrom: async (domain: string, label: string): Promise<void> => {
      await client().send(
        new PutEmailIdentityMailFromAttributesCommand({
          EmailIdentity: domain,
          MailFromDomain: `${label}.${domain}`,
          BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
        }),
      )
    },
    remove: async (domain: string): Promise<void> => {
      await unlessMissing(client().send(new DeleteEmailIdentityCommand({ EmailIdentity: domain })))
    },
    /** The agency’s tenant, which may send from the domain, and which SES pauses if its mail comes back too often. */
    makeTenant: async ({ agencyId, domain }: Claim): Promise<void> => {
      await unlessThere(
        client().send(
          new CreateTenantCommand({
            TenantName: agencyId,
            Tags: [{ Key: 'agency-mail', Value: name }],
            SuppressionAttributes: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'], SuppressionScope: 'TENANT' },
          }),
        ),
      )
      const { Tenant } = await client().send(new GetTenantCommand({ TenantName: agencyId }))
      await client().send(
        new UpdateReputationEntityPolicyCommand({
          ReputationEntityType: 'RESOURCE',
          ReputationEntityReference: Tenant?.TenantArn,
          ReputationEntityPolicy: standardPolicyArn,
        }),
      )
      for (const ResourceArn of [identityArn(domain), arn])
        await unlessThere(
          client().send(new CreateTenantResourceAssociationCommand({ TenantName: agencyId, ResourceArn })),
        )
    },
    /**
     * The domain is the tenant’s no more, and the tenant is gone. One that SES has paused stays: adding the domain again would otherwise
     * lift the pause.
     */
    removeTenant: async ({ agencyId, domain }: Claim): Promise<void> => {
      const found = await unlessMissing(client().send(new GetTenantCommand({ TenantName: agencyId })))
      if (!found) return
      for (const ResourceArn of [identityArn(domain), arn])
        await unlessMissing(
          client().send(new DeleteTenantResourceAssociationCommand({ TenantName: agencyId, ResourceArn })),
        )
      if (found.Tenant?.SendingStatus !== 'DISABLED')
        await unlessMissing(client().send(new DeleteTenantCommand({ TenantName: agencyId })))
    },
    /** Takes an address off the lists of those to which SES sends nothing: the tenant’s, and the account’s for the neutral sender. */
    release: async (email: string, agencyId: string): Promise<void> => {
      for (const TenantName of [agencyId, undefined])
        await unlessMissing(
          client().send(
            new DeleteSuppressedDestinationCommand({ EmailAddress: email, ...(TenantName ? { TenantName } : {}) }),
          ),
        )
    },
  }
}
export type SesIdentities = ReturnType<typeof sesIdentities>
