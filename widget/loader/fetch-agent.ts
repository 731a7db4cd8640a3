import type { PublicAgent } from '#shared/agents/public-agent'
import { launcherMessages as messages } from '#shared/conversations/widget/launcher-messages'
import type { WidgetConfig } from '#widget/widget-config.ts'

/** The one request before the chat opens. `undefined` if there is no such agent; other failures throw a readable message. */
export const fetchAgent = async (host: string, { ID, region }: WidgetConfig): Promise<PublicAgent | undefined> => {
  const response = await fetch(`${host}/api/${region}/public/agents/${encodeURIComponent(ID)}`).catch(() => undefined)
  if (response?.ok) return (await response.json()).data
  if (response?.status !== 404) throw Error(messages.notLoaded(response?.status ?? messages.offline))
}
