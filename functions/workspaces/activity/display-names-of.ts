import { addressPartition, workspaces } from '#functions/workspaces/store'

/** The display names of these e-mail addresses' users; a user without an account here or without a name has none. */
export const displayNamesOf = async (emails: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all(
    [...new Set(emails)]
      .filter((email) => email.includes('@'))
      .map(async (email) => {
        const { items } = await workspaces.listBy('gsi1', addressPartition(email), undefined, { limit: 1 })
        return [email, items[0]?.displayName ?? ''] as const
      }),
  )
  return new Map(found.filter(([, name]) => name !== ''))
}
