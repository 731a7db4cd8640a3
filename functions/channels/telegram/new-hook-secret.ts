import { world } from '#lib/world'

/** What Telegram sends with each update of a bot, in characters that it takes; only the SHA-256 is kept. */
export const newHookSecret = (): string => Buffer.from(world().randomBytes(32)).toString('base64url')
