import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { sendPicture } from '#web-features/files/send'
import { themeJson } from './theme-json.ts'
import type { ChosenBrand } from './use-apply-brand.ts'

/** The chosen brand on an agent that stands, live at once as the agent itself was. */
export const restyleAgent = async (region: Region, agentId: string, brand: ChosenBrand): Promise<void> => {
  const { colour, themeMode, isApproved, own, picture = '' } = brand
  const uploaded =
    own && (await sendPicture({ region, agentId }, { file: own.file, onProgress: () => undefined, signal: never }))
  const { data } = await callIn(region)('POST /v2/agents/{agentId}', {
    agentId,
    theme: 'custom',
    customThemeJSONString: themeJson(colour, themeMode),
    roundedImageURL: uploaded ?? (isApproved && /^https?:/.test(picture) ? picture : ''),
  })
  if (!data.hasUnpublishedChanges) return
  await callIn(region)('POST /v2/agents/{agentId}/publish', { agentId, lastModified: data.lastModified })
}

const never = new AbortController().signal
