import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { HostKind } from '#shared/domains/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { isMoving } from './custom/host-steps.ts'

/** Whose domains they are. */
export interface DomainsOwner {
  readonly region: Region
  readonly workspaceId: string
  readonly agencyId: string
}

/** The page looks at our own row; DNS is asked by the flow, at its own pace. */
const LOOKS_EVERY_MS = 5_000

export const domainsQuery = ({ region, workspaceId }: DomainsOwner) =>
  queryOptions({
    queryKey: ['domains', region, workspaceId],
    queryFn: () => callIn(region)('GET /v2/workspaces/{workspaceId}/agency/domains', { workspaceId }),
    refetchInterval: ({ state: { data } }) =>
      data?.hosts.some((host) => host.kind === 'custom' && isMoving(host)) ? LOOKS_EVERY_MS : false,
  })

export const entitlementsQuery = ({ region, workspaceId }: DomainsOwner) =>
  queryOptions({
    queryKey: ['entitlements', region, workspaceId],
    queryFn: () => callIn(region)('GET /v2/workspaces/{workspaceId}/entitlements', { workspaceId }),
  })
export type Entitlements = Awaited<ReturnType<NonNullable<ReturnType<typeof entitlementsQuery>['queryFn']>>>

export const startTrialMutation = (owner: DomainsOwner) =>
  mutationOptions<unknown, Error, void>({
    mutationFn: () => callIn(owner.region)('POST /rpc/activateWhitelabelTrial', { workspaceId: owner.workspaceId }),
    onSettled: (_answer, _error, _input, _context, { client }) =>
      client.invalidateQueries({ queryKey: entitlementsQuery(owner).queryKey }),
  })

/** Its answer says what is wrong with a domain; only who may not ask gets an error. */
const settingUp = (owner: DomainsOwner, kind: { readonly isVGSubdomain: true } | { readonly isCustomDomain: true }) =>
  mutationOptions({
    mutationFn: (customDomain: string) =>
      callIn(owner.region)('POST /hosting-api/custom-domain', {
        userId: owner.workspaceId,
        agencyId: owner.agencyId,
        customDomain,
        ...kind,
      }),
    onSettled: (_answer, _error, _name, _context, { client }) =>
      client.invalidateQueries({ queryKey: domainsQuery(owner).queryKey }),
  })

export const setUpMutation = (owner: DomainsOwner) => settingUp(owner, { isVGSubdomain: true })

export const setUpCustomMutation = (owner: DomainsOwner) => settingUp(owner, { isCustomDomain: true })

export const checkMutation = (owner: DomainsOwner) =>
  mutationOptions({
    mutationFn: (host: string) =>
      callIn(owner.region)('POST /v2/workspaces/{workspaceId}/agency/domains/check', {
        workspaceId: owner.workspaceId,
        host,
      }),
    onSettled: (_answer, _error, _host, _context, { client }) =>
      client.invalidateQueries({ queryKey: domainsQuery(owner).queryKey }),
  })

export const cancelMutation = (owner: DomainsOwner, kind: HostKind = 'subdomain') =>
  mutationOptions({
    mutationFn: (domain: string) =>
      callIn(owner.region)('DELETE /hosting-api/custom-domain', {
        userId: owner.workspaceId,
        agencyId: owner.agencyId,
        domain,
        domainType: kind === 'custom' ? 'customDomain' : 'vgSubdomain',
      }),
    onSettled: (_answer, _error, _domain, _context, { client }) =>
      client.invalidateQueries({ queryKey: domainsQuery(owner).queryKey }),
  })
