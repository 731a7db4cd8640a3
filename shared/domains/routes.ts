import * as z from 'zod'
import { contract } from '#shared/contract'
import { regionNames } from '#shared/regions'
import { WebPage } from '#shared/web-page'
import { AgencyHost, HostRecord } from './schema.ts'

const Domain = z.string().max(300)

/**
 * The calls about hosts keep the shape of specification 2, section 7, whose `{hosting-provider}` is `hosting` here. What went
 * wrong with a domain is said in a successful answer, as specified; who may not ask gets a Problem.
 */
export const domains = contract({
  'POST /hosting-api/custom-domain': {
    auth: 'workspace:write',
    summary:
      'Sets up a domain of the workspace’s agency: `isVGSubdomain` the product subdomain, which is live at once, `isCustomDomain` one of its own, which is live once its DNS records (`verification`) are found. `customDomain` is what was typed; a repeated call changes nothing.',
    input: z.strictObject({
      userId: z.string().max(40),
      agencyId: z.string().max(40),
      customDomain: Domain,
      isVGSubdomain: z.boolean().optional(),
      isCustomDomain: z.boolean().optional(),
    }),
    output: z.object({
      success: z.boolean(),
      message: z.string(),
      data: z.object({
        /** The records that are to be set. */
        verification: z.array(HostRecord),
        /** The host that was set up. */
        domain: z.string().optional(),
        /** With key and values, by which screens translate it. */
        error: z
          .object({
            message: z.string(),
            key: z.string().optional(),
            values: z.array(z.union([z.string(), z.number()])).optional(),
          })
          .optional(),
      }),
    }),
  },
  'GET /hosting-api/custom-domain': {
    auth: 'self',
    summary: 'Whether a domain is set up and answers.',
    input: z.strictObject({ domain: Domain, domainType: z.enum(['vgSubdomain', 'customDomain']) }),
    output: z.object({ isVerified: z.boolean() }),
  },
  'DELETE /hosting-api/custom-domain': {
    auth: 'workspace:write',
    summary:
      'Cancels a domain of the workspace’s agency. It stops answering, and stays reserved for the agency for some time. A repeated call changes nothing.',
    input: z.strictObject({
      userId: z.string().max(40),
      agencyId: z.string().max(40),
      domain: Domain,
      domainType: z.enum(['vgSubdomain', 'customDomain']).optional(),
    }),
    output: z.object({ success: z.boolean(), message: z.string() }),
  },
  'GET /v2/workspaces/{workspaceId}/agency/domains': {
    auth: 'workspace:read',
    summary:
      'The hosts of the workspace’s agency, and the domain under which product subdomains are; without `subdomainRoot` the installation has none.',
    input: z.strictObject({ workspaceId: z.string().max(40) }),
    output: z.object({ subdomainRoot: z.string().optional(), hosts: z.array(AgencyHost) }),
  },
  'POST /v2/workspaces/{workspaceId}/agency/domains/check': {
    auth: 'workspace:write',
    rate: 'connect',
    summary:
      'Looks at the DNS records of a custom domain now, and takes its next step if they are there; an expired one goes on when they are.',
    input: z.strictObject({ workspaceId: z.string().max(40), host: Domain }),
    output: z.object({ host: AgencyHost }),
  },
  'GET /proxy': {
    auth: 'self',
    rate: 'connect',
    summary:
      'Whether a host of the caller’s own agency answers with its portal: 200 means that it is live, `conflict` that it does not yet. Any other host is `not-found`.',
    input: z.strictObject({ domain: Domain }),
    output: z.object({ live: z.literal(true) }),
  },
  'GET /public/host': {
    auth: 'public',
    summary:
      'Which agency the requested host belongs to, and in which region it is; `not-found` for a host without one.',
    input: z.strictObject({}),
    output: z.object({ host: z.string(), agencyId: z.string(), region: z.enum(regionNames), claimId: z.string() }),
  },
  'GET /public/icon': {
    auth: 'public',
    page: true,
    cache: 'public, max-age=300',
    summary: 'Leads to the icon of the agency that the requested host belongs to.',
    input: z.strictObject({}),
    output: WebPage,
  },
  'GET /public/portal': {
    auth: 'public',
    page: true,
    // viewers ask the edge each time, which asks us every 45 s, so that a changed brand shows within a minute
    cache: 'public, max-age=0, s-maxage=45, stale-if-error=86400',
    summary: 'The portal of the agency that the requested host belongs to, with its brand in the head.',
    // an address of the portal may have any query: it is the page's to read
    input: z.object({}),
    output: WebPage,
  },
})
