import { identities } from './ownership-items.ts'

/** The workspace that a signed-in identity owns; `undefined` before its first sign-in. */
export const workspaceOfIdentity = async (sub: string): Promise<string | undefined> =>
  (await identities.get({ sub }))?.uid
