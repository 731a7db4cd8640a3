import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { agencyQuery } from '#web/features/agencies/queries.ts'
import { callIn } from '#web/lib/api/call.ts'

/** Whose mail it is. */
export interface MailOwner {
  readonly region: Region
  readonly workspaceId: string
  readonly agencyId: string
}

const of = ({ workspaceId: userId, agencyId }: MailOwner) => ({ userId, agencyId })

/** Specification 2, section 9. */
const POLL_MS = 5000

export const mailQuery = ({ region, workspaceId }: MailOwner) =>
  queryOptions({
    queryKey: ['senders', region, workspaceId, 'mail'],
    queryFn: () => callIn(region)('GET /v2/workspaces/{workspaceId}/agency/mail', { workspaceId }),
  })

/** A domain's status; asked again each five seconds while it is neither verified nor untouched. */
export const senderQuery = (owner: MailOwner, id: string) =>
  queryOptions({
    queryKey: ['senders', owner.region, owner.workspaceId, id],
    queryFn: async () => (await callIn(owner.region)('GET /email/domains/{id}', { id, ...of(owner) })).data,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.status === 'verified' || data.status === 'not_started' ? false : POLL_MS,
  })

const refresh = (owner: MailOwner, client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['senders', owner.region, owner.workspaceId] }),
    client.invalidateQueries({ queryKey: agencyQuery(owner.region, owner.workspaceId).queryKey, exact: true }),
  ])

/** Its answer says what is wrong with a domain; only who may not ask gets an error. */
export const addMutation = (owner: MailOwner) =>
  mutationOptions({
    mutationFn: (domain: string) => callIn(owner.region)('POST /email/domains/{domain}', { domain, ...of(owner) }),
    onSettled: (_answer, _error, _domain, _context, { client }) => refresh(owner, client),
  })

export const verifyMutation = (owner: MailOwner) =>
  mutationOptions({
    mutationFn: (id: string) => callIn(owner.region)('POST /email/domains/{id}/verify', { id, ...of(owner) }),
    onSettled: (_answer, _error, _id, _context, { client }) => refresh(owner, client),
  })

export const removeMutation = (owner: MailOwner) =>
  mutationOptions({
    mutationFn: (id: string) => callIn(owner.region)('DELETE /email/domains/{id}', { id, ...of(owner) }),
    onSettled: (_answer, _error, _id, _context, { client }) => refresh(owner, client),
  })

export const testMutation = ({ region, workspaceId }: MailOwner) =>
  mutationOptions({
    mutationFn: () => callIn(region)('POST /v2/workspaces/{workspaceId}/agency/mail/test', { workspaceId }),
  })

export const releaseMutation = (owner: MailOwner) =>
  mutationOptions({
    mutationFn: (addressId: string) =>
      callIn(owner.region)('DELETE /v2/workspaces/{workspaceId}/agency/mail/stopped/{addressId}', {
        workspaceId: owner.workspaceId,
        addressId,
      }),
    onSettled: (_answer, _error, _id, _context, { client }) =>
      client.invalidateQueries({ queryKey: mailQuery(owner).queryKey }),
  })
