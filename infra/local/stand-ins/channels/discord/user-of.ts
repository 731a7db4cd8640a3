import { ImpossibleAct } from '#infra/local/stand-ins/channels/phone-act'
import type { DiscordContext } from './discord-context.ts'
import type { DiscordUser } from './discord-state.ts'

export const userOf = ({ state }: Pick<DiscordContext, 'state'>, id: string): DiscordUser => {
  const user = state.users.find((each) => each.id === id)
  if (!user) throw new ImpossibleAct(`There is no user ${id}.`)
  return user
}
