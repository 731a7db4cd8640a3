import * as z from 'zod'
import { contract } from '#shared/contract'
import { ACrawl } from '#shared/crawls/routes'
import { Source } from './schema.ts'
import { ImportPages } from './site-imports.ts'

export const siteImportRoutes = contract({
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import': {
    auth: 'workspace:write',
    rate: 'import',
    summary: 'Imports the selected pages as one source of the agent. Once: a second call answers the same source.',
    input: ACrawl.extend(ImportPages.shape),
    output: z.object({ source: Source }),
  },
})
