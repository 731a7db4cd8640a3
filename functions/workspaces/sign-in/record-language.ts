import { type StoredWorkspace, workspaces } from '#functions/workspaces/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

/** Stores the language of a member's dashboard, for the mails to them, when it is another than before; the newest visit decides. */
export const recordLanguage = async (
  { uid, language: before }: StoredWorkspace,
  language: DashboardLanguage | undefined,
): Promise<void> => {
  if (language === undefined || language === before) return
  await attempt([workspaces.changing({ uid }, { set: { language } }, { uid: present })])
}
