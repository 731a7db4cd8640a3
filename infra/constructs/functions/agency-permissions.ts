import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { arns } from '#infra/constructs/arns'
import type { RegionResources } from '#infra/constructs/region-resources'
import { agencyMailName } from '#infra/names'
import { subdomainRootOf } from '#infra/settings'
import { allow } from './allow.ts'
import type { Permission } from './granted-role.ts'

/** Of CloudFront's control plane, which knows one region, and of the certificates that it asks for there. */
export const tenants = (scope: Construct, { settings }: RegionResources): Permission[] => {
  if (subdomainRootOf(settings) === undefined) return []
  const { account } = Stack.of(scope)
  const tenant = `arn:aws:cloudfront::${account}:distribution-tenant/*`
  const wildcardBecause = 'CloudFront chooses the ids of tenants and of their certificates.'
  const tagged = {
    Null: { 'aws:RequestTag/claim': 'false' },
    'ForAllValues:StringEquals': { 'aws:TagKeys': ['claim'] },
  }
  return [
    {
      ...allow('cloudfront:CreateDistributionTenant').on('*'),
      conditions: tagged,
      wildcardBecause: 'IAM knows no resource of what is being made; the condition asks for the tag of a claim.',
    },
    { ...allow('cloudfront:TagResource').on(tenant), conditions: tagged, wildcardBecause },
    {
      ...allow('cloudfront:ListDistributionTenants').on('*'),
      wildcardBecause: 'IAM knows no resource of a list (service authorization reference).',
    },
    {
      ...allow(
        'cloudfront:GetDistributionTenant',
        'cloudfront:GetDistributionTenantByDomain',
        'cloudfront:GetManagedCertificateDetails',
      ).on(tenant),
      wildcardBecause,
    },
    {
      // never the wildcard of product subdomains, which no claim made
      ...allow('cloudfront:UpdateDistributionTenant', 'cloudfront:DeleteDistributionTenant').on(tenant),
      conditions: { Null: { 'aws:ResourceTag/claim': 'false' } },
      wildcardBecause,
    },
    {
      ...allow('acm:DescribeCertificate', 'acm:DeleteCertificate').on(`arn:aws:acm:us-east-1:${account}:certificate/*`),
      wildcardBecause,
    },
    { ...allow('acm:RequestCertificate').on('*'), wildcardBecause: 'A certificate that is asked for has no name yet.' },
  ]
}

/**
 * As an agency's tenant, and from the neutral sender. SES refuses `SendEmail` under a condition on an identity's tags, so the statement
 * asks for a tenant instead: SES sends as one only from what is associated with it, which takes the tag (`mailDomains`).
 */
export const agencyMail = (scope: Construct, { settings }: RegionResources): Permission[] => {
  const { mailFrom, neutralMailFrom } = settings
  if (!mailFrom) return []
  const set = arns.agencyMailConfiguration(scope, settings)
  return [
    allow('ses:SendEmail').on(arns.mailIdentity(scope, neutralMailFrom ?? mailFrom), set),
    {
      ...allow('ses:SendEmail').on(arns.mailIdentities(scope)),
      conditions: { Null: { 'ses:TenantName': 'false' } },
      wildcardBecause: 'Agencies add domains at run time; the condition asks for a tenant, which owns its domains.',
    },
  ]
}

/** Makes identities and tenants under the installation's tag only, and changes none without it. */
export const mailDomains = (scope: Construct, { settings }: RegionResources): Permission[] => {
  if (!settings.mailFrom) return []
  const installation = agencyMailName(settings)
  const requested = { StringEquals: { 'aws:RequestTag/agency-mail': installation } }
  const owned = { StringEquals: { 'aws:ResourceTag/agency-mail': installation } }
  const identities = arns.mailIdentities(scope)
  const tenants = arns.mailTenants(scope)
  const set = arns.agencyMailConfiguration(scope, settings)
  const wildcardBecause = 'Agencies add domains at run time, and have a tenant each; the condition asks for the tag.'
  return [
    { ...allow('ses:CreateEmailIdentity').on(identities, set), conditions: requested, wildcardBecause },
    { ...allow('ses:CreateTenant').on(tenants), conditions: requested, wildcardBecause },
    {
      ...allow('ses:TagResource').on(identities, tenants),
      conditions: {
        StringEquals: requested.StringEquals,
        StringEqualsIfExists: owned.StringEquals,
        'ForAllValues:StringEquals': { 'aws:TagKeys': ['agency-mail', 'agency', 'claim'] },
      },
      wildcardBecause,
    },
    {
      ...allow('ses:GetEmailIdentity').on(identities),
      wildcardBecause: 'Whose a domain is, is what it is asked for.',
    },
    {
      ...allow('ses:DeleteEmailIdentity', 'ses:PutEmailIdentityMailFromAttributes').on(identities),
      conditions: owned,
      wildcardBecause,
    },
    {
      ...allow('ses:CreateTenantResourceAssociation', 'ses:DeleteTenantResourceAssociation').on(identities, tenants),
      conditions: owned,
      wildcardBecause,
    },
    allow('ses:CreateTenantResourceAssociation', 'ses:DeleteTenantResourceAssociation').on(set),
    { ...allow('ses:GetTenant', 'ses:DeleteTenant').on(tenants), conditions: owned, wildcardBecause },
    {
      ...allow('ses:UpdateReputationEntityPolicy').on(tenants),
      conditions: owned,
      wildcardBecause,
    },
    allow('ses:UpdateReputationEntityPolicy').on(arns.standardReputationPolicy(scope)),
    {
      ...allow('ses:DeleteSuppressedDestination').on('*'),
      wildcardBecause: 'The lists of addresses that bounced are no resources (service authorization reference).',
    },
  ]
}
