import * as z from 'zod'
import { contract } from '#shared/contract'
import { fieldMessage } from '#shared/field-message'
import { appText } from './messages.ts'
import { AppProvider, ChannelApp } from './schema.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })
const AnApp = AWorkspace.extend({ provider: AppProvider })

const idOf = (pattern: RegExp, text: ReturnType<typeof appText>) => z.string().trim().regex(pattern, fieldMessage(text))
const configId = idOf(/^\d{0,32}$/, appText('noConfigId')).optional()

/** A workspace’s own apps at Meta and Discord: at most one of each. */
export const apps = contract({
  'GET /v2/workspaces/{workspaceId}/apps': {
    auth: 'workspace:read',
    summary: 'The workspace’s own apps at Meta and Discord, with the accounts that are connected through each.',
    input: AWorkspace,
    output: z.object({ apps: z.array(ChannelApp) }),
  },
  'PUT /v2/workspaces/{workspaceId}/apps/meta': {
    auth: 'workspace:write',
    summary:
      'Adds the workspace’s Meta app, or changes it: Meta is asked whether id and secret belong together. Without `appSecret` the stored one stays. An empty configuration ID removes it: that channel is connected through the platform’s app then.',
    input: AWorkspace.extend({
      applicationId: idOf(/^\d{5,32}$/, appText('noApplicationId')),
      appSecret: idOf(/^[0-9a-f]{32}$/, appText('noAppSecret')).optional(),
      whatsappConfigId: configId,
      pagesConfigId: configId,
    }),
    output: z.object({ app: ChannelApp }),
  },
  'PUT /v2/workspaces/{workspaceId}/apps/discord': {
    auth: 'workspace:write',
    summary:
      'Adds the workspace’s Discord application, or changes it: Discord is asked whose the token is. Without `botToken` the stored one stays.',
    input: AWorkspace.extend({
      applicationId: idOf(/^\d{17,20}$/, appText('noApplicationId')),
      publicKey: idOf(/^[0-9a-fA-F]{64}$/, appText('noPublicKey')),
      botToken: idOf(/^[\w.-]{20,200}$/, appText('noBotToken')).optional(),
    }),
    output: z.object({ app: ChannelApp }),
  },
  'POST /v2/workspaces/{workspaceId}/apps/{provider}/check': {
    auth: 'workspace:write',
    summary: 'Asks the provider about the app again: whether it takes the secret, and what it delivers here.',
    input: AnApp,
    output: z.object({ app: ChannelApp }),
  },
  'DELETE /v2/workspaces/{workspaceId}/apps/{provider}': {
    auth: 'workspace:write',
    summary:
      'Removes the app with its secret. `conflict`, which names them, while accounts are connected through it. A second time there is none.',
    input: AnApp,
    output: z.object({ removed: z.boolean() }),
  },
})
