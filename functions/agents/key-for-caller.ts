import type { Context } from '#lib/http/api'
import type { Agent } from '#shared/agents/schema'
import { agentFor } from './agent-for.ts'

interface AnAgent {
  readonly data: Agent
}

/** A verb whose agent has its key only for those who may read keys. */
export const keyForCaller =
  <I, R extends AnAgent>(verb: (input: I, context: Context) => Promise<R>) =>
  async (input: I, context: Context): Promise<R> => {
    const answer = await verb(input, context)
    return { ...answer, data: agentFor(context.access, answer.data) }
  }
