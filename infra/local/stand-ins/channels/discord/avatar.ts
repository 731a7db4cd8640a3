import { createHash } from 'node:crypto'

/** What names a pretend user's picture: a hash, as Discord's are. https://docs.discord.com/developers/reference#cdn-endpoints */
export const avatarOf = (user: string): string => createHash('md5').update(user).digest('hex')
