import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Agency, AgencySettings } from '#shared/agencies/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agencies/t.ts'
import { tabCodeQuery } from '#web/features/agencies/tabs/queries.ts'
import { callIn } from '#web/lib/api/call.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { currentWorkspace, ensureMe } from '#web-features/workspaces'

/** The workspace's agency, which the first visit makes. */
export const agencyQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: ['agencies', region, workspaceId],
    queryFn: () => callIn(region)('POST /v2/workspaces/{workspaceId}/agency', { workspaceId }),
  })

/** The workspaces whose first answer was seen: the kept one says "new" until the settings are saved. */
const isGreeted = new Set<string>()

export const loadAgency = async (queryClient: QueryClient, region: Region): Promise<void> => {
  const { uid } = currentWorkspace(region, await ensureMe(queryClient, region, location.href))
  try {
    const { isNew } = await queryClient.ensureQueryData(agencyQuery(region, uid))
    if (isNew && !isGreeted.has(uid)) notify(t('initialised'), { tone: 'ok' })
    isGreeted.add(uid)
  } catch (error) {
    notify(t('notInitialised'), { tone: 'bad', stay: 'long' })
    throw error
  }
}

interface Saved {
  /** Of the copy that was edited. */
  readonly lastModified: number
  readonly changes: Partial<AgencySettings>
}

export const saveAgencyMutation = (region: Region, workspaceId: string) =>
  mutationOptions<{ readonly agency: Agency }, Error, Saved>({
    mutationFn: (saved) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/agency/settings', { workspaceId, ...saved }),
    onSuccess: ({ agency }, { changes }, _context, { client }) => {
      client.setQueryData(agencyQuery(region, workspaceId).queryKey, { agency, isNew: false })
      // what was saved is what is stored: the editor does not show the former code until it is asked for again
      for (const { id, htmlContent, jsContent } of changes.customTabs ?? [])
        client.setQueryData(tabCodeQuery(region, workspaceId, id).queryKey, (before) =>
          before || (htmlContent !== undefined && jsContent !== undefined)
            ? { htmlContent: htmlContent ?? before?.htmlContent ?? '', jsContent: jsContent ?? before?.jsContent ?? '' }
            : before,
        )
    },
  })

export const agencySecretQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: ['agencies', region, workspaceId, 'secret'],
    queryFn: () => callIn(region)('GET /v2/workspaces/{workspaceId}/agency/secret', { workspaceId }),
  })

export const replaceSecretMutation = (region: Region, workspaceId: string) =>
  mutationOptions({
    mutationFn: (replaces: string) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/agency/secret', { workspaceId, replaces }),
    onSuccess: (answer, _replaces, _context, { client }) =>
      client.setQueryData(agencySecretQuery(region, workspaceId).queryKey, answer),
  })
