import { sha256 } from '#lib/sha256'
import type { agencies } from '#shared/agencies/routes'
import type { clients } from '#shared/clients/routes'
import type { domains } from '#shared/domains/routes'
import type { Ids } from './ids.ts'

/** Each workspace of the matrix has one client and one organisation (stored-rows.ts), named after it. */
const aClient = (workspaceId: string) => workspaceId
const anOrganisation = (workspaceId: string) => `org-${workspaceId}`

/** The one custom tab of its agency. */
export const customTabOf = (workspaceId: string) => sha256(workspaceId).replaceAll(/\W/g, '').slice(0, 10)

let fresh = 0

/** One good input for every route of the agency and its clients. */
export const agencyInputs = {
  'POST /v2/workspaces/{workspaceId}/agency': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/agency/settings': ({ workspaceId }) => ({
    workspaceId,
    lastModified: 1,
    changes: { name: 'Studio' },
  }),
  'POST /v2/workspaces/{workspaceId}/agency/font': ({ workspaceId }) => ({ workspaceId, googleFont: 'inherit' }),
  'GET /v2/workspaces/{workspaceId}/agency/tabs/{tabId}': ({ workspaceId }) => ({
    workspaceId,
    tabId: customTabOf(workspaceId),
  }),
  'GET /v2/workspaces/{workspaceId}/agency/secret': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/agency/secret': ({ workspaceId }) => ({ workspaceId, replaces: 'x'.repeat(25) }),
  'POST /hosting-api/custom-domain': ({ workspaceId }) => ({
    userId: workspaceId,
    agencyId: `agency-${workspaceId}`,
    customDomain: `studio-${++fresh}`,
    isVGSubdomain: true,
  }),
  'GET /hosting-api/custom-domain': () => ({ domain: 'studio.agencies.example', domainType: 'vgSubdomain' }),
  'DELETE /hosting-api/custom-domain': ({ workspaceId }) => ({
    userId: workspaceId,
    agencyId: `agency-${workspaceId}`,
    domain: `former-${workspaceId.toLowerCase()}.agencies.example`,
  }),
  'GET /v2/workspaces/{workspaceId}/agency/domains': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/agency/domains/check': ({ workspaceId }) => ({
    workspaceId,
    host: `held-${workspaceId.toLowerCase()}.acme.example`,
  }),
  'GET /proxy': ({ workspaceId }) => ({ domain: `held-${workspaceId.toLowerCase()}.acme.example` }),
  'GET /public/host': () => ({}),
  'GET /public/icon': () => ({}),
  'GET /public/portal': () => ({}),
  'GET /v2/workspaces/{workspaceId}/clients': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/clients': ({ workspaceId }) => ({
    workspaceId,
    orgId: anOrganisation(workspaceId),
    client: { name: 'Ingrid', email: `ingrid${++fresh}@example.com` },
  }),
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
  }),
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}/activity': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
  }),
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
    lastModified: 1,
    changes: { name: 'Ingrid' },
  }),
  'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
    give: ['/kb'],
  }),
  'DELETE /v2/workspaces/{workspaceId}/clients/{clientId}': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
  }),
  'GET /v2/workspaces/{workspaceId}/organisations': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/organisations': ({ workspaceId }) => ({ workspaceId, organisation: {} }),
  'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}': ({ workspaceId }) => ({
    workspaceId,
    organisationId: anOrganisation(workspaceId),
    lastModified: 1,
    changes: { name: 'Fjord Dental' },
  }),
  'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}': ({ workspaceId }) => ({
    workspaceId,
    organisationId: anOrganisation(workspaceId),
  }),
  'POST /portal/log-in': () => ({ username: 'client@example.com', password: 'wrong password' }),
  'POST /portal/log-in-with-secret': () => ({ secret: 'x'.repeat(25) }),
  'POST /rpc/ssoClient': ({ workspaceId }) => ({ email: 'no@one.example', agencyId: `agency-${workspaceId}` }),
  'POST /rpc/signupWithOTP': ({ workspaceId }) => ({
    name: 'Ingrid',
    email: 'new@example.com',
    agencyId: `agency-${workspaceId}`,
  }),
  'POST /rpc/validateClientLoginToken': () => ({ token: 'x'.repeat(43) }),
  'POST /portal/password-reset': () => ({ email: `ingrid${++fresh}@example.com` }),
  'POST /portal/password': () => ({ token: 'x'.repeat(43), password: 'a new password' }),
  'POST /portal/log-out': () => ({}),
  'GET /portal/me': () => ({}),
  'GET /portal/tabs/{tabId}': ({ workspaceId }) => ({ tabId: customTabOf(workspaceId) }),
  'POST /portal/live-ticket': () => ({}),
  'POST /auth/client/refresh': ({ workspaceId }) => ({ clientId: aClient(workspaceId) }),
  'POST /auth/client/status': ({ workspaceId }) => ({ clientId: aClient(workspaceId), status: 'online' }),
  'POST /portal/account': () => ({ lastModified: 1, changes: { name: 'Ingrid' } }),
  'POST /portal/account/email': () => ({ email: `ingrid${++fresh}@example.com` }),
  'POST /portal/account/password': () => ({ oldPassword: 'not the old one', password: 'a new password' }),
  'POST /portal/organisation': () => ({ lastModified: 1, changes: { name: 'Fjord Dental' } }),
  'GET /portal/organisation/users': () => ({}),
  'POST /portal/organisation/users': () => ({ name: 'Bo', email: `bo${++fresh}@example.com` }),
  'POST /portal/organisation/users/{clientId}': ({ workspaceId }) => ({
    clientId: aClient(workspaceId),
    lastModified: 1,
    changes: { name: 'Ingrid' },
  }),
  'POST /portal/organisation/users/{clientId}/invitation': ({ workspaceId }) => ({ clientId: aClient(workspaceId) }),
  'DELETE /portal/organisation/users/{clientId}': ({ workspaceId }) => ({ clientId: aClient(workspaceId) }),
  'GET /portal/organisations': () => ({}),
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
  }),
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
  }),
} as const satisfies Readonly<
  Record<
    keyof typeof agencies | keyof typeof clients | keyof typeof domains,
    (ids: Ids) => Readonly<Record<string, unknown>>
  >
>
