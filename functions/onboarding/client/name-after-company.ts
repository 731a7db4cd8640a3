import type { StoredClient } from '#features/clients'
import { organisations } from '#features/workspaces'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'

/**
 * Names a client's organisation after their company, once that is known: a sign-up named it after the client. One that was named by its
 * admin or the agency keeps its name; so does it the second time.
 */
export const nameAfterCompany = async (
  { orgId, name, isNewSignup }: Pick<StoredClient, 'orgId' | 'name' | 'isNewSignup'>,
  company: string,
): Promise<void> => {
  const known = company.trim()
  if (!isNewSignup || known === '' || known === name) return
  await attempt([
    organisations.changing({ id: orgId }, { set: { name: known }, add: { lastModified: 1 } }, { name: is(name) }),
  ])
}
