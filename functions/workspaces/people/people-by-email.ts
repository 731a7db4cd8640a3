import { addressPartition, workspaces } from '#functions/workspaces/store'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

/** A user as their team sees them; both are empty for a user without an account here. */
interface Person {
  readonly displayName: string
  readonly photoURL: string
  /** Of their dashboard. */
  readonly language?: DashboardLanguage | undefined
}

const nobody: Person = { displayName: '', photoURL: '' }

/** The users of these e-mail addresses, by their oldest workspace here. Ids that are no addresses, such as a key's, are skipped. */
export const peopleByEmail = async (emails: readonly string[]): Promise<(email: string) => Person> => {
  const addresses = [...new Set(emails)].filter((email) => email.includes('@'))
  const found = await Promise.all(
    addresses.map(async (email) => {
      const { items } = await workspaces.listBy('gsi1', addressPartition(email), undefined, { limit: 1 })
      return [email, items[0] ?? nobody] as const
    }),
  )
  const people = new Map<string, Person>(found)
  return (email) => people.get(email) ?? nobody
}
