import * as z from 'zod'
import { event } from '#events/event'
import { Payer } from '#shared/billing/payer'

/** A new agent exists and is live as version 1. */
export const AgentCreated = event(
  'agents.created',
  z.object({
    workspaceId: z.string(),
    agentId: z.string(),
    title: z.string(),
    agentPlatform: z.enum(['vg', 'vf']),
    enableNodes: z.boolean(),
    template: z.string().optional(),
    /** It is a duplicate: of which agent, and of that one’s live version at the time. */
    copiedFrom: z.object({ agentId: z.string(), version: z.number().int() }).optional(),
  }),
)

/** A draft became the live version. */
export const AgentPublished = event(
  'agents.published',
  z.object({ workspaceId: z.string(), agentId: z.string(), version: z.number().int() }),
)

/** The draft was changed, which visitors do not see yet. */
export const AgentSaved = event(
  'agents.saved',
  z.object({ workspaceId: z.string(), agentId: z.string(), lastModified: z.number().int() }),
)

/** Fields were saved for the agent's channels: which, its consumers read. `by` is the member's key, as in the audit log. */
export const ChannelFieldsSaved = event(
  'agents.channel-fields-saved',
  z.object({ workspaceId: z.string(), agentId: z.string(), by: z.string() }),
)

/** An agent was deleted; its consumers delete what belonged to it. */
export const AgentDeleted = event('agents.deleted', z.object({ workspaceId: z.string(), agentId: z.string() }))

/**
 * The turns of a payer's agents choose between another number of shards; its account says how many. Billing publishes it; it
 * is here because billing's own rows follow those of conversations, and these follow the agents'.
 */
export const AccountSized = event('agents.account-sized', z.object({ payer: Payer }))
