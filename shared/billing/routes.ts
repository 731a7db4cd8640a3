import * as z from 'zod'
import { contract } from '#shared/contract'
import { currencies } from './currency.ts'

/** One ledger entry for the account's owner; the amount in credits, negative when it left the balance. */
export const LedgerLine = z.object({
  id: z.string(),
  at: z.number().int(),
  credits: z.number(),
  reason: z.enum(['free-grant', 'purchase', 'grant', 'turn', 'refund', 'transfer', 'expiry', 'crawl', 'voice-note']),
  agentId: z.string().optional(),
  conversationId: z.string().optional(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export const billing = contract({
  'GET /v2/workspaces/{workspaceId}/credits': {
    auth: 'workspace:read',
    summary: 'The balance, without what running turns hold, and the newest 50 ledger entries.',
    input: z.strictObject({ workspaceId: z.string().max(40), after: z.string().max(2000).optional() }),
    output: z.object({ credits: z.number(), lines: z.array(LedgerLine), cursor: z.string().optional() }),
  },
  'POST /rpc/activateWhitelabelTrial': {
    auth: 'workspace:own',
    summary:
      'Starts the workspace’s free trial of whitelabel, 14 days, once. A repeated call answers the trial that runs; `conflict` once it is over. Times in unix seconds.',
    input: z.strictObject({ workspaceId: z.string().max(40) }),
    output: z.object({ success: z.literal(true), whitelabelTrialEndsAt: z.number().int() }),
  },
  'GET /v2/workspaces/{workspaceId}/entitlements': {
    auth: 'workspace:read',
    summary: 'What the workspace may use of what is sold. Times in unix seconds.',
    input: z.strictObject({ workspaceId: z.string().max(40) }),
    output: z.object({
      whitelabel: z.enum(['none', 'trial', 'notice', 'ended']),
      whitelabelTrialEndsAt: z.number().int().optional(),
      hostsUntil: z.number().int().optional(),
      canTryWhitelabel: z.boolean(),
      /** Of the country that the call comes from: what prices are shown in. */
      currency: z.enum(currencies),
    }),
  },
  'GET /public/users/{ownerId}/check-credits': {
    auth: 'public',
    cors: true,
    summary: 'Whether the agents of a workspace may go on (specification 1, section 7).',
    input: z.strictObject({ ownerId: z.string().max(40) }),
    output: z.object({ continue: z.boolean(), hasEverPaid: z.boolean() }),
  },
})
