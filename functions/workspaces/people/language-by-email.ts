import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { peopleByEmail } from './people-by-email.ts'

/** The languages in which the users of these e-mail addresses read; `undefined` for one who never used the dashboard here. */
export const languageByEmail = async (
  emails: readonly string[],
): Promise<(email: string) => DashboardLanguage | undefined> => {
  const personOf = await peopleByEmail(emails)
  return (email) => personOf(email).language
}
