import type { Verb } from '#lib/http/api'
import type { agencies as routes } from '#shared/agencies/routes'
import { copyFont } from './copy-font.ts'

/** Says whether the font service has a family, with copies of its files for a preview. */
export const checkFont: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/agency/font'> = async (
  { googleFont: family },
  { access: { workspaceId } },
) => ({ fontFaces: await copyFont({ workspaceId, family, isUnsaved: true, field: 'googleFont' }) })
