import * as z from 'zod'
import { callGraph } from '#functions/channels/meta/call-graph'
import type { ReadProfile } from '#functions/channels/provider/profile'
import { kindOf } from '#shared/channels/kinds'
import { firstCharacters } from '#shared/models/first-characters'

const text = z.string().nullish().catch(undefined)
const Profile = z.object({ first_name: text, last_name: text, name: text, username: text })

/** What each product tells of who has written; a field that it does not know would fail the whole call. */
const FIELDS = { messenger: 'first_name,last_name', instagram: 'name,username' }

/**
 * The names of a person who has written. Meta gives them to reviewed apps only, and its pictures' addresses end after days.
 * https://developers.facebook.com/docs/messenger-platform/identity/user-profile
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/user-profile
 */
export const readMessengerProfile: ReadProfile = async (userId, { account, token }) => {
  const answer = await callGraph({
    method: 'GET',
    path: userId,
    token,
    query: { fields: kindOf(account) === 'instagram' ? FIELDS.instagram : FIELDS.messenger },
    result: Profile,
  })
  if (answer.kind !== 'done') return {}
  const { first_name, last_name, name, username } = answer.result
  const whole = name || [first_name, last_name].filter(Boolean).join(' ')
  return {
    ...(whole ? { name: firstCharacters(whole, 120) } : {}),
    ...(username ? { username: firstCharacters(username, 120) } : {}),
  }
}
