import { appSecrets } from '#functions/channels/provider/app-secrets'
import { optionalEnvironment } from '#lib/environment'
import { PLATFORM_KEY } from '#shared/channels/apps/schema'

/** An application (https://discord.com/developers/applications): the platform's of this region, or a workspace's own. */
export interface Application {
  /** In the address of its hook. */
  readonly key: string
  readonly id: string
  /** 32 bytes in hexadecimal. */
  readonly publicKey: string
  readonly botToken: string
}

/** Nothing where the operator has configured none: then channels are written to and nothing is read. */
export const platformApplication = async (): Promise<Application | undefined> => {
  const { discordApplicationId: id, discordPublicKey: publicKey, discordBotToken: botToken } = await appSecrets()
  return id && publicKey && botToken ? { key: PLATFORM_KEY, id, publicKey, botToken } : undefined
}

/** Discord's own servers, or those that play it. */
export const discordServer = (): string => optionalEnvironment('DISCORD_BASE_URL') ?? 'https://discord.com'
