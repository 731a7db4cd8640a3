import { workspaces } from '#functions/workspaces/store'

/** How the people behind these e-mail addresses call themselves; who has no account here, or said no name, has none. */
export const displayNamesOf = async (emails: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all(
    [...new Set(emails)]
      .filter((email) => email.includes('@'))
      .map(async (email) => {
        const { items } = await workspaces.listBy('gsi1', `UEMAIL#${email}`, undefined, { limit: 1 })
        return [email, items[0]?.displayName ?? ''] as const
      }),
  )
  return new Map(found.filter(([, name]) => name !== ''))
}
