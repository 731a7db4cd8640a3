import { actorName } from '#lib/auth/actor-name'
import type { Context } from '#lib/http/api'
import { type ChannelFields, channelFieldNames } from '#shared/agents/channel-fields'
import type { Agent } from '#shared/agents/schema'
import { checkGoogleFields } from './check-google-fields.ts'
import { keepChannelFields } from './keep-channel-fields.ts'

const isOfChannels = (name: string): boolean => channelFieldNames.some((field) => field === name)

/** A verb that saves an agent, and what its input has for the agent's channels: that goes no other way. */
export const withChannelFields =
  <I extends ChannelFields & { readonly agentId: string }, R extends { readonly data: Agent }>(
    verb: (input: Omit<I, keyof ChannelFields>, context: Context) => Promise<R>,
  ) =>
  async (input: I, context: Context): Promise<R> => {
    const entries = Object.entries(input)
    const ofChannels: ChannelFields = Object.fromEntries(entries.filter(([name]) => isOfChannels(name)))
    const ofAgent = Object.fromEntries(entries.filter(([name]) => !isOfChannels(name))) as Omit<I, keyof ChannelFields>
    // before the agent is saved: of a refused call nothing is stored
    await checkGoogleFields(input.agentId, ofChannels)
    const answer = await verb(ofAgent, context)
    if (Object.values(ofChannels).some((value) => value !== undefined)) {
      const { ID: agentId, ownerID: workspaceId } = answer.data
      await keepChannelFields({ agentId, workspaceId }, ofChannels, actorName(context.actor))
    }
    return answer
  }
