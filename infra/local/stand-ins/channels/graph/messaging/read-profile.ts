import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { pickFields } from '#infra/local/stand-ins/channels/graph/pick-fields'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import { type InboxContext, personOf } from './inbox-context.ts'

const usual = { messenger: 'first_name,last_name,profile_pic,id', instagram: 'name,username,profile_pic,id' } as const
const known = {
  messenger: ['first_name', 'last_name', 'name', 'profile_pic', 'locale', 'timezone', 'gender'],
  instagram: ['name', 'username', 'profile_pic', 'follower_count', 'is_user_follow_business', 'is_verified_user'],
} as const

/**
 * GET {psid}: https://developers.facebook.com/docs/messenger-platform/identity/user-profile, Instagram's only of someone who wrote:
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/user-profile
 */
export const readProfile = (context: InboxContext, psid: string, { values }: Parameters): unknown => {
  const { rules, inbox, address } = context
  const person = personOf(context, psid)
  if (!person) throw rules.unknownPerson()
  const { firstName, lastName, username } = person
  const name = `${firstName} ${lastName}`.trim()
  const hasWritten = inbox.chats.some((chat) => chat.psid === psid && chat.lastWroteAt !== undefined)
  if (rules.kind === 'instagram' && !hasWritten)
    throw new GraphFailure(230, '(#230) User consent is required to access user profile', { error_subcode: 2534013 })
  const whole = {
    id: psid,
    name,
    ...(rules.kind === 'messenger'
      ? { first_name: firstName, last_name: lastName, locale: 'en_US', timezone: 1 }
      : { username, follower_count: 120, is_user_follow_business: true, is_verified_user: false }),
    profile_pic: `${address()}/portraits/${psid}`,
  }
  return pickFields(whole, values.fields, { usual: usual[rules.kind], known: known[rules.kind], type: 'User' })
}
