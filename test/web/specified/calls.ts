import type { AllRoutes } from '#shared/api'

export interface Call {
  /** Our row; names of path parameters are ours. */
  readonly row: keyof AllRoutes
  /** A call with every field that the specification names. */
  readonly sent: Readonly<Record<string, unknown>>
  /** What the specification reads of the answer, by path. */
  readonly answered: readonly string[]
}

const agency = { userId: 'workspace', agencyId: 'agency' }
const client = { clientId: 'Ab1Ab1Ab1Ab1Ab1', bucket: 'voiceglow-eu' }
const company = { name: 'Fjord Dental', website: 'fjord.example', description: 'A dentist in Bergen.' }
const attempt = { attemptId: 'a'.repeat(24), company }
const ticket = ['success', 'message', 'data.clientData.email', 'data.clientData.dashboardPassword']

/**
 * The calls of specification 2, section 7, without those of billing, and of specification 3's client session, each with its row. Its
 * reads and writes of a document store are the rows below "document store": a browser reads no store here.
 */
export const specifiedCalls: Readonly<Record<string, Call>> = {
  'POST /api/{eu|na}/{hosting-provider}-api/custom-domain': {
    row: 'POST /hosting-api/custom-domain',
    sent: { ...agency, customDomain: 'portal.acme.com', isVGSubdomain: false, isCustomDomain: true },
    answered: ['success', 'message', 'data.verification', 'data.error.message'],
  },
  'GET /api/{eu|na}/{hosting-provider}-api/custom-domain': {
    row: 'GET /hosting-api/custom-domain',
    sent: { domain: 'portal.acme.com', domainType: 'vgSubdomain' },
    answered: ['isVerified'],
  },
  'DELETE /api/{eu|na}/{hosting-provider}-api/custom-domain': {
    row: 'DELETE /hosting-api/custom-domain',
    sent: { ...agency, domain: 'portal.acme.com', domainType: 'customDomain' },
    answered: ['success', 'message'],
  },
  'GET {eu api}/proxy?domain={domain}': { row: 'GET /proxy', sent: { domain: 'portal.acme.com' }, answered: ['live'] },
  'POST {api}/{email-provider}/domains/{domain}': {
    row: 'POST /email/domains/{domain}',
    sent: { ...agency, domain: 'acme.com' },
    answered: ['success', 'data.id', 'data.records', 'data.statusCode', 'data.message'],
  },
  'POST {api}/{email-provider}/domains/{id}/verify': {
    row: 'POST /email/domains/{id}/verify',
    sent: { ...agency, id: 'domain' },
    answered: ['success', 'message'],
  },
  'GET {api}/{email-provider}/domains/{id}': {
    row: 'GET /email/domains/{id}',
    sent: { ...agency, id: 'domain' },
    answered: ['data.status', 'data.records'],
  },
  'DELETE {api}/{email-provider}/domains/{id}': {
    row: 'DELETE /email/domains/{id}',
    sent: { ...agency, id: 'domain' },
    answered: ['success', 'message'],
  },
  // the server asks the font service and keeps copies: a browser of the agency or its clients never does
  'GET the font service stylesheet': {
    row: 'POST /v2/workspaces/{workspaceId}/agency/font',
    sent: { workspaceId: 'workspace', googleFont: 'Lora' },
    answered: ['fontFaces'],
  },
  'RPC activateWhitelabelTrial': {
    row: 'POST /rpc/activateWhitelabelTrial',
    sent: { workspaceId: 'workspace' },
    answered: ['success', 'whitelabelTrialEndsAt'],
  },
  'RPC signupWithOTP': {
    row: 'POST /rpc/signupWithOTP',
    sent: { name: 'Ada', email: 'ada@fjord.example', agencyId: 'agency', code: '123456' },
    answered: ticket,
  },
  'RPC ssoClient': {
    row: 'POST /rpc/ssoClient',
    sent: { email: 'ada@fjord.example', agencyId: 'agency', code: '123456' },
    answered: ticket,
  },
  'RPC validateClientLoginToken': {
    row: 'POST /rpc/validateClientLoginToken',
    sent: { token: 'a'.repeat(43) },
    answered: ['success', 'clientData.email', 'clientData.dashboardPassword'],
  },
  'RPC onboarding.getBrandingInfo': {
    row: 'POST /rpc/onboarding.getBrandingInfo',
    sent: attempt,
    answered: ['brandingInfo.colors', 'brandingInfo.favicon'],
  },
  'RPC onboarding.createPersonalizedAgent': {
    row: 'POST /rpc/onboarding.createPersonalizedAgent',
    sent: { ...attempt, brandingChoices: { primaryColor: '#0070f3', themeMode: 'light', faviconApproved: true } },
    answered: ['agentId', 'prototypeUrl', 'agentData'],
  },
  'RPC v2Audio.getTwilioNumbers': {
    row: 'POST /rpc/v2Audio.getTwilioNumbers',
    sent: { workspaceId: 'workspace' },
    answered: ['numbers'],
  },
  'POST {regional api}/v2/workspaces/{uid}': {
    row: 'POST /v2/workspaces/{workspaceId}',
    sent: {
      workspaceId: 'workspace',
      workspaceName: 'Fjord',
      internal: { useNewPricing: true, isNewUser: false, isAgentOnboardingDone: true },
    },
    answered: ['success'],
  },
  'POST {regional api}/workspace/{userId}/logs': {
    row: 'POST /workspace/{workspaceId}/logs',
    sent: {
      workspaceId: 'workspace',
      userId: 'workspace',
      agentId: 'agent',
      type: 'onboarding',
      content: 'An agent was created.',
      channel: 'dashboard',
      metadata: {},
      withEmail: false,
      region: 'eu',
    },
    answered: ['success'],
  },
  'document store: write agencies/{id}': {
    row: 'POST /v2/workspaces/{workspaceId}/agency/settings',
    sent: { workspaceId: 'workspace', lastModified: 1, changes: { name: 'Harbour', supportEmail: '' } },
    answered: ['agency.lastModified'],
  },
  'document store: read orgs/{id}': {
    row: 'GET /v2/workspaces/{workspaceId}/organisations',
    sent: { workspaceId: 'workspace' },
    answered: ['organisations'],
  },
  'document store: read clients/{id}': {
    row: 'GET /v2/workspaces/{workspaceId}/clients/{clientId}',
    sent: { workspaceId: 'workspace', clientId: client.clientId },
    answered: ['client.canAccess', 'client.clientTabOrder', 'client.notificationsSettings'],
  },
  'document store: write clients/{id} (merge)': {
    row: 'POST /v2/workspaces/{workspaceId}/clients/{clientId}',
    sent: { workspaceId: 'workspace', clientId: client.clientId, lastModified: 1, changes: { name: 'Ada' } },
    answered: ['client.lastModified'],
  },
  'document store: query clients by email': {
    row: 'GET /v2/workspaces/{workspaceId}/clients',
    sent: { workspaceId: 'workspace', search: 'ada@fjord.example' },
    answered: ['clients'],
  },
  'GET {api}/public/users/{userId}?agencyId={id}': {
    row: 'GET /public/users/{userId}',
    sent: agency,
    answered: ['data.workspaceSecret', 'data.hasEverPaid', 'data.internal'],
  },
  'POST /api/auth/client/status': {
    row: 'POST /auth/client/status',
    sent: { ...client, status: 'online' },
    answered: ['success'],
  },
  'POST /api/auth/client/refresh': {
    row: 'POST /auth/client/refresh',
    sent: client,
    answered: ['success', 'clientData.ID', 'orgData.ID', 'error'],
  },
  'POST {region base}/agencies/{agencyId}/email': {
    row: 'POST /agencies/{agencyId}/email',
    sent: {
      agencyId: 'agency',
      to: 'help@harbour.example',
      subject: 'Feedback',
      html: '<p>Well done</p>',
      agencyData: { name: 'Harbour' },
      bucket: 'voiceglow-eu',
    },
    answered: ['success'],
  },
}
