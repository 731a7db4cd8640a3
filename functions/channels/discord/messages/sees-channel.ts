import * as z from 'zod'
import { callDiscord, discordRequest } from '#functions/channels/discord/call-discord'

/**
 * Whether the bot may see a channel, without which no message of it arrives; nothing where Discord did not say. Takes its token.
 * https://docs.discord.com/developers/resources/channel#get-channel
 */
export const seesChannel = async (channelId: string, botToken: string): Promise<boolean | undefined> => {
  const answer = await callDiscord(discordRequest('GET', `channels/${channelId}`, undefined, botToken), z.unknown())
  if (answer.kind === 'unreachable') return undefined
  return answer.kind === 'done' ? true : answer.status === 429 ? undefined : false
}
