import { queueMessage } from '#shared/agents/handoff/queue-message'
import { brandOf } from '#shared/agents/look/themes'
import type { PublicAgent } from '#shared/agents/public-agent'
import type { Agent } from '#shared/agents/schema'
import { hueOf, onColour } from '#shared/colour'
import type { Region } from '#shared/regions'

/** The public answer if the draft were live (functions/agents/public-agent/get-public-agent.ts), always able to chat. */
export const publicDraft = (draft: Agent, region: Region, hearsVoice: boolean): PublicAgent => {
  const brand = brandOf(draft)
  return {
    ID: draft.ID,
    ownerID: draft.ownerID,
    region,
    title: draft.title,
    description: draft.description,
    theme: draft.theme,
    customThemeJSONString: draft.customThemeJSONString,
    ADVANCED_customCSS: draft.ADVANCED_customCSS,
    fontFamily: draft.fontFamily,
    lang: draft.lang,
    autoOpenWidget: draft.autoOpenWidget,
    autoStartWidget: draft.autoStartWidget,
    proactiveMessage: draft.proactiveMessage,
    messageDelayMS: draft.messageDelayMS,
    roundedImageURL: draft.roundedImageURL,
    chatBgURL: draft.chatBgURL,
    branding: draft.branding,
    whatsappPhoneNumber: draft.whatsappPhoneNumber,
    scrollAnimation: draft.scrollAnimation,
    UIhandoffTitle: draft.UIhandoffTitle,
    UIhandoffSubtitle: queueMessage(draft),
    ui: {
      showWhatsappButtonOnWeb: draft.ui.showWhatsappButtonOnWeb,
      ...(draft.ui.allowFileUpload === false ? { allowFileUpload: false } : {}),
      ...(draft.ui.allowVoiceNotes === false ? { allowVoiceNotes: false } : {}),
    },
    hearsVoice,
    onBrand: onColour(brand),
    hue: hueOf(brand),
    // a preview has no visitors: nothing is counted, and nothing is shared with other tabs
    enableGeoAnalytics: false,
    syncBrowser: false,
    listenForUrlChanges: false,
    country: '',
    credits: { continue: true, hasEverPaid: true },
    usage: { shouldContinue: true },
  }
}
