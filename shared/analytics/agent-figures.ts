import * as z from 'zod'

/** Today and the days before it, in UTC. */
export const FIGURE_DAYS = 7

/** What an agent did in the last seven days. */
export const AgentFigures = z.object({
  agentId: z.string(),
  /** By day, the oldest first; without tests. */
  conversations: z.array(z.number().int()),
  /** Its answers. */
  replies: z.number().int(),
  /** What they cost. */
  credits: z.number(),
  /** The last of either, in milliseconds since 1970; absent where the last weeks had none. */
  lastAt: z.number().int().optional(),
  /** Conversations that wait for the team now, and since when the longest of them does. */
  waiting: z.number().int(),
  waitingSince: z.number().int().optional(),
})
export type AgentFigures = z.infer<typeof AgentFigures>
