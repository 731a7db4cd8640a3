import type { RouteKey } from '#shared/contract'
import type { PolicyName } from '#shared/policies'

/** Every actor who can make a request. */
export const actors = [
  'anonymous',
  'visitor',
  'visitor of another conversation',
  'agent key',
  "sibling agent's key",
  "foreign agent's key",
  'workspace secret',
  'foreign workspace secret',
  'owner',
  'member',
  'removed member',
  'other owner',
] as const
export type ActorName = (typeof actors)[number]

/** `own`: of the owner's workspace; `foreign`: of the other owner's; `missing`: does not exist. */
export const objects = ['own', 'foreign', 'missing'] as const
export type ObjectName = (typeof objects)[number]

export type Verdict = 'in' | 401 | 403 | 404 | 410 | 422

type Row = Readonly<Record<ActorName, Verdict>>

const everybody = (verdict: Verdict): Row => Object.fromEntries(actors.map((actor) => [actor, verdict])) as Row

const nobody = { ...everybody(404), anonymous: 401 } satisfies Row

const ownAgent = { ...nobody, 'agent key': 'in', 'workspace secret': 'in', owner: 'in', member: 'in' } satisfies Row
const foreignAgent = {
  ...nobody,
  "foreign agent's key": 'in',
  'foreign workspace secret': 'in',
  'other owner': 'in',
} satisfies Row
const ownWorkspace = { ...nobody, 'workspace secret': 'in', owner: 'in', member: 'in' } satisfies Row
/** The matrix's member has no right of the owner's; test/workspaces/rights.test.ts grants them. */
const ungranted = { ...ownWorkspace, member: 403 } satisfies Row
const foreignWorkspace = { ...nobody, 'foreign workspace secret': 'in', 'other owner': 'in' } satisfies Row

const person = {
  ...everybody(403),
  anonymous: 401,
  owner: 'in',
  member: 'in',
  'removed member': 'in',
  'other owner': 'in',
} satisfies Row

/** Of the portal's sessions. */
const outside = { ...everybody(403), anonymous: 401 } satisfies Row

/**
 * What must happen, written out by hand and not derived from `policies`: a slip in the policy table is then a mismatch
 * here. `satisfies Record<PolicyName, …>` makes a new policy without a row fail to compile.
 */
export const expected = {
  public: { own: everybody('in'), foreign: everybody('in'), missing: everybody(404) },
  self: { own: person, foreign: person, missing: person },
  onboarding: { own: person, foreign: person, missing: person },
  'workspace:read': { own: ownWorkspace, foreign: foreignWorkspace, missing: nobody },
  'workspace:write': { own: ownWorkspace, foreign: foreignWorkspace, missing: nobody },
  'workspace:person': {
    own: { ...ownWorkspace, 'workspace secret': 403 },
    foreign: { ...foreignWorkspace, 'foreign workspace secret': 403 },
    missing: nobody,
  },
  'workspace:invite': { own: ungranted, foreign: foreignWorkspace, missing: nobody },
  'workspace:remove': { own: ungranted, foreign: foreignWorkspace, missing: nobody },
  'workspace:keys': { own: ungranted, foreign: foreignWorkspace, missing: nobody },
  'workspace:leave': {
    own: { ...nobody, 'workspace secret': 403, owner: 403, member: 'in' },
    foreign: { ...nobody, 'foreign workspace secret': 403, 'other owner': 403 },
    missing: nobody,
  },
  'workspace:own': {
    own: { ...nobody, 'workspace secret': 403, member: 403, owner: 'in' },
    foreign: { ...nobody, 'foreign workspace secret': 403, 'other owner': 'in' },
    missing: nobody,
  },
  'agent:read': { own: ownAgent, foreign: foreignAgent, missing: nobody },
  'agent:write': { own: ownAgent, foreign: foreignAgent, missing: nobody },
  'agent:manage': {
    own: { ...ownAgent, 'agent key': 403 },
    foreign: { ...foreignAgent, "foreign agent's key": 403 },
    missing: nobody,
  },
  'agent:delete': {
    own: { ...ungranted, 'agent key': 403 },
    foreign: { ...foreignAgent, "foreign agent's key": 403 },
    missing: nobody,
  },
  'agent:keys': {
    own: { ...ungranted, 'agent key': 403 },
    foreign: { ...foreignAgent, "foreign agent's key": 403 },
    missing: nobody,
  },
  // an agent that does not exist yet is made in the owner's own workspace (the input names it)
  'agent:save': { own: ownAgent, foreign: foreignAgent, missing: { ...ownWorkspace } },
  'conversation:take-part': {
    own: { ...nobody, visitor: 'in' },
    foreign: nobody,
    missing: nobody,
  },
  'portal:session': { own: outside, foreign: outside, missing: outside },
  'portal:person': { own: outside, foreign: outside, missing: outside },
  'portal:admin': { own: outside, foreign: outside, missing: outside },
  'portal:agency': { own: outside, foreign: outside, missing: outside },
} as const satisfies Readonly<Record<PolicyName, Readonly<Record<ObjectName, Row>>>>

const pictureless = {
  ...person,
  owner: 404,
  member: 404,
  'removed member': 404,
  'other owner': 404,
} satisfies Row

/** The ticket of the matrix is nobody's, and who has none of their own cannot name one. */
const ticketless = { ...person, owner: 422, member: 422, 'removed member': 422, 'other owner': 422 } satisfies Row

const notInvited = { ...everybody(403), anonymous: 401 } satisfies Row

/** Routes that ask for more than their policy can say: an invitation must be for the user who accepts it. */
export const expectedOf: Partial<Record<RouteKey, Readonly<Record<ObjectName, Row>>>> = {
  // the token of the matrix is nobody's
  'POST /rpc/tokenToUser': { own: everybody(401), foreign: everybody(401), missing: everybody(401) },
  // of a host of one's own agency only; nothing answers there, which a conflict says
  'GET /proxy': {
    own: { ...pictureless, owner: 'in' },
    foreign: { ...pictureless, 'other owner': 'in' },
    missing: pictureless,
  },
  'POST /rpc/getDetailsOfWhatsappNumber': { own: ticketless, foreign: ticketless, missing: ticketless },
  'POST /rpc/createTemplate': { own: ticketless, foreign: ticketless, missing: ticketless },
  'POST /rpc/tokenToPages': { own: ticketless, foreign: ticketless, missing: ticketless },
  'POST /rpc/checkPageSubscriptions': { own: ticketless, foreign: ticketless, missing: ticketless },
  'POST /rpc/connectMetaPage': {
    own: { ...ownAgent, 'agent key': 403, 'workspace secret': 403, owner: 422, member: 422 },
    foreign: {
      ...foreignAgent,
      "foreign agent's key": 403,
      'foreign workspace secret': 403,
      'other owner': 422,
    },
    missing: nobody,
  },
  'POST /rpc/connectWhatsappNumber': {
    own: { ...ownAgent, 'agent key': 403, 'workspace secret': 403, owner: 422, member: 422 },
    foreign: {
      ...foreignAgent,
      "foreign agent's key": 403,
      'foreign workspace secret': 403,
      'other owner': 422,
    },
    missing: nobody,
  },
  // no agent of the matrix has the fields of the legacy method
  'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test': {
    own: { ...ownAgent, 'agent key': 403, 'workspace secret': 422, owner: 422, member: 422 },
    foreign: {
      ...foreignAgent,
      "foreign agent's key": 403,
      'foreign workspace secret': 422,
      'other owner': 422,
    },
    missing: nobody,
  },
  // these actors call the product's own host, which is no portal
  ...Object.fromEntries(
    [
      'POST /portal/log-in',
      'POST /portal/log-in-with-secret',
      'POST /rpc/ssoClient',
      'POST /rpc/signupWithOTP',
      'POST /rpc/validateClientLoginToken',
      'POST /portal/password-reset',
      'POST /portal/password',
    ].map((key) => [key, { own: everybody(404), foreign: everybody(404), missing: everybody(404) }]),
  ),
  'GET /public/host': { own: everybody(404), foreign: everybody(404), missing: everybody(404) },
  'GET /public/icon': { own: everybody(404), foreign: everybody(404), missing: everybody(404) },
  'GET /public/portal': { own: everybody(404), foreign: everybody(404), missing: everybody(404) },
  // no agent of the matrix names the picture
  'GET /v2/public/agents/{agentId}/picture': { own: everybody(404), foreign: everybody(404), missing: everybody(404) },
  // no picture is fetched in the matrix
  'GET /v2/me/picture-copy': { own: pictureless, foreign: pictureless, missing: pictureless },
  // no message of the matrix carries a file: no actor learns whether there is one
  'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}': {
    own: nobody,
    foreign: nobody,
    missing: nobody,
  },
  // nor is there the message that was seen
  'POST /v2/public/agents/{agentId}/conversations/{conversationId}/seen': {
    own: nobody,
    foreign: nobody,
    missing: nobody,
  },
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}': {
    own: nobody,
    foreign: nobody,
    missing: nobody,
  },
  // the other owner's workspace has no member
  'PUT /v2/workspaces/{workspaceId}/members/{email}': {
    ...expected['workspace:own'],
    foreign: { ...expected['workspace:own'].foreign, 'other owner': 404 },
  },
  'POST /no-auth/workspaces/{workspaceId}/invite': {
    own: notInvited,
    foreign: notInvited,
    missing: { ...notInvited, owner: 404, member: 404, 'removed member': 404, 'other owner': 404 },
  },
}

/** Public answers that are the same for all unknown callers, so that they reveal nothing. */
export const revealsNothing: ReadonlySet<string> = new Set(['GET /public/users/{ownerId}/check-credits'])
