import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { AccessKeys, GracePeriod, KeyId } from '#shared/workspaces/access-keys'
import { Started, Variables } from './conversation-inputs.ts'

const IdentitySecret = AccessKeys.extend({
  secret: z.string().optional(),
  createdAt: z.number().int().optional(),
  /** Until when (milliseconds) the newest of the earlier secrets is accepted too. */
  previousUntil: z.number().int().optional(),
})

/** Visitors whom the site has verified, and the secret that verifies them. */
export const identityRoutes = contract({
  'POST /v2/public/agents/{agentId}/identify': {
    auth: 'public',
    cors: true,
    summary:
      'Identifies a visitor whom the site has verified: answers the conversation that they left open on any device, or starts one. With the token of an anonymous conversation, that conversation becomes theirs.',
    input: z.strictObject({
      agentId: AgentId,
      /** The visitor's id on the site: stored as a hash only. */
      userId: z.string().min(1).max(200),
      /** HMAC-SHA256 of the id under the agent's identity secret, in hex; made by the site's server. */
      hash: z.string().regex(/^[0-9a-fA-F]{64}$/, fieldMessage(protocolText('hash'))),
      /** Starts a new conversation even if one is open. */
      startNew: z.boolean().optional(),
      lang: z.string().max(20).optional(),
      timeZone: z.string().max(60).optional(),
      variables: Variables.optional(),
      pageUrl: z.string().max(2000).optional(),
    }),
    output: Started.pick({ conversationId: true, token: true }).extend({ isNew: z.boolean() }),
  },
  'GET /v2/agents/{agentId}/identity-secret': {
    auth: 'agent:keys',
    summary: 'The secret that verifies an agent’s visitors; empty before one was made.',
    input: z.strictObject({ agentId: AgentId }),
    output: IdentitySecret,
  },
  'POST /v2/agents/{agentId}/identity-secret': {
    auth: 'agent:keys',
    summary:
      'Makes the secret, or a new one; the previous one stays valid for a while, by default for seven days. With `replaces`, the `id` of the secret to replace, a repetition changes nothing.',
    input: z.strictObject({ agentId: AgentId, validFor: GracePeriod.default('week'), replaces: KeyId.optional() }),
    output: IdentitySecret,
  },
  'DELETE /v2/agents/{agentId}/identity-secret/{keyId}': {
    auth: 'agent:keys',
    summary: 'Ends an earlier identity secret at once. Doing it again is no error.',
    input: z.strictObject({ agentId: AgentId, keyId: KeyId }),
    output: IdentitySecret,
  },
})
