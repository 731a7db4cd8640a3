import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** Whose domains they are. */
export interface DomainsOwner {
  readonly region: Region
  readonly workspaceId: string
  readonly agencyId: string
}

export const domainsQuery = ({ region, workspaceId }: DomainsOwner) =>
  queryOptions({
    queryKey: ['domains', region, workspaceId],
    queryFn: () => callIn(region)('GET /v2/workspaces/{workspaceId}/agency/domains', { workspaceId }),
  })

/** Its answer says what is wrong with a name; only who may not ask gets an error. */
export const setUpMutation = (owner: DomainsOwner) =>
  mutationOptions({
    mutationFn: (customDomain: string) =>
      callIn(owner.region)('POST /hosting-api/custom-domain', {
        userId: owner.workspaceId,
        agencyId: owner.agencyId,
        customDomain,
        isVGSubdomain: true,
      }),
    onSettled: (_answer, _error, _name, _context, { client }) =>
      client.invalidateQueries({ queryKey: domainsQuery(owner).queryKey }),
  })

export const cancelMutation = (owner: DomainsOwner) =>
  mutationOptions({
    mutationFn: (domain: string) =>
      callIn(owner.region)('DELETE /hosting-api/custom-domain', {
        userId: owner.workspaceId,
        agencyId: owner.agencyId,
        domain,
        domainType: 'vgSubdomain',
      }),
    onSettled: (_answer, _error, _domain, _context, { client }) =>
      client.invalidateQueries({ queryKey: domainsQuery(owner).queryKey }),
  })
