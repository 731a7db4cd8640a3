import { appSecrets } from '#functions/channels/provider/app-secrets'
import { optionalEnvironment } from '#lib/environment'

/** The platform's application (https://discord.com/developers/applications), of this region. */
export interface Application {
  readonly id: string
  /** 32 bytes in hexadecimal. */
  readonly publicKey: string
  readonly botToken: string
}

/** Nothing where the operator has configured none: then channels are written to and nothing is read. */
export const platformApplication = async (): Promise<Application | undefined> => {
  const { discordApplicationId: id, discordPublicKey: publicKey, discordBotToken: botToken } = await appSecrets()
  return id && publicKey && botToken ? { id, publicKey, botToken } : undefined
}

/** Discord's own servers, or those that play it. */
export const discordServer = (): string => optionalEnvironment('DISCORD_BASE_URL') ?? 'https://discord.com'
