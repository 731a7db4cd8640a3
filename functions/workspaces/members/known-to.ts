import { formerKeyReaders } from './store.ts'

interface KnownKeys {
  readonly keys: readonly { readonly createdAt: number }[]
}

/**
 * What an answer with keys says of who else may know the current one, the first: the former members who could read keys and left
 * after it was made.
 */
export const knownTo = async (workspaceId: string, { keys: [current] }: KnownKeys): Promise<{ knownTo?: string[] }> => {
  if (!current) return {}
  const { items } = await formerKeyReaders.list(`WS#${workspaceId}`, 'KEYREADER#')
  const emails = items.filter(({ leftAt }) => leftAt >= current.createdAt).map(({ email }) => email)
  return emails.length > 0 ? { knownTo: emails } : {}
}
