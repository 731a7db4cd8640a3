import * as z from 'zod'
import { contract } from '#shared/contract'
import { FontFace } from './fonts/font-face.ts'
import { Agency, AgencySettings } from './schema.ts'
import { TabCode } from './tabs/custom-tab.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })

/** The record that a browser keeps beside an agency's settings is the server's to write. */
export const agencies = contract({
  'POST /v2/workspaces/{workspaceId}/agency': {
    auth: 'workspace:write',
    summary: 'The workspace’s agency. The first call makes it, and `isNew` says so; a workspace never has two.',
    input: AWorkspace,
    output: z.object({ agency: Agency, isNew: z.boolean() }),
  },
  'POST /v2/workspaces/{workspaceId}/agency/settings': {
    auth: 'workspace:write',
    rate: 'picture',
    summary:
      'Saves the settings that are given. `lastModified` is the one that they were changed from: `conflict` if there is a newer one.',
    input: AWorkspace.extend({ lastModified: z.number().int(), changes: AgencySettings.partial() }),
    output: z.object({ agency: Agency }),
  },
  'POST /v2/workspaces/{workspaceId}/agency/font': {
    auth: 'workspace:write',
    rate: 'picture',
    summary:
      'Whether the font service has a family, with copies of its files for a preview, which are deleted after two days; saving `googleFont` makes lasting ones.',
    input: AWorkspace.extend({ googleFont: AgencySettings.shape.googleFont }),
    output: z.object({ fontFaces: z.array(FontFace) }),
  },
  'GET /v2/workspaces/{workspaceId}/agency/tabs/{tabId}': {
    auth: 'workspace:read',
    summary: 'The HTML and JavaScript of one of the agency’s custom tabs; saving the settings changes them.',
    input: AWorkspace.extend({ tabId: z.string().max(20) }),
    output: TabCode,
  },
  'GET /v2/workspaces/{workspaceId}/agency/secret': {
    auth: 'workspace:own',
    summary: 'The agency’s secret, 25 characters: with it a link opens the agency’s dashboard as its admin.',
    input: AWorkspace,
    output: z.object({ secret: z.string() }),
  },
  'POST /v2/workspaces/{workspaceId}/agency/secret': {
    auth: 'workspace:own',
    summary:
      'Makes a new secret instead of the one given, and ends every session that the old one began; if that one is replaced already, answers the secret as it is.',
    input: AWorkspace.extend({ replaces: z.string().max(40) }),
    output: z.object({ secret: z.string() }),
  },
})
