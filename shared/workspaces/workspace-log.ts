import * as z from 'zod'

/** A line that an integration wrote into its workspace's log. `at` in milliseconds since 1970. */
export const WorkspaceLog = z.object({
  id: z.string(),
  at: z.number().int(),
  type: z.string(),
  content: z.string(),
  agentId: z.string().optional(),
  channel: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
})
export type WorkspaceLog = z.infer<typeof WorkspaceLog>
