import { words as portalLogIn } from '#web/features/agencies/log-in/words.de.ts'
import { words as changes } from '#web/features/agents/changes/words.de.ts'
import { words as losses } from '#web/features/agents/channels/words.de.ts'
import { words as css } from '#web/features/agents/css/words.de.ts'
import { words as embed } from '#web/features/agents/embed/words.de.ts'
import { words as look } from '#web/features/agents/look/words.de.ts'
import { words as nodes } from '#web/features/agents/nodes/words.de.ts'
import { words as publish } from '#web/features/agents/publish/words.de.ts'
import { words as versions } from '#web/features/agents/versions/words.de.ts'
import { words as widget } from '#web/features/agents/widget/words.de.ts'
import { words as agents } from '#web/features/agents/words.de.ts'
import { words as discord } from '#web/features/channels/discord/words.de.ts'
import { words as channelHealth } from '#web/features/channels/health/words.de.ts'
import { words as pages } from '#web/features/channels/pages/words.de.ts'
import { words as channelsPlace } from '#web/features/channels/place-words.de.ts'
import { words as whatsappTemplates } from '#web/features/channels/whatsapp/templates/words.de.ts'
import { words as whatsapp } from '#web/features/channels/whatsapp/words.de.ts'
import { words as channels } from '#web/features/channels/words.de.ts'
import { words as clients } from '#web/features/clients/words.de.ts'
import { words as channelRoom } from '#web/features/conversations/channel-room/words.de.ts'
import { words as chats } from '#web/features/conversations/chats/words.de.ts'
import { words as visitorFields } from '#web/features/conversations/fields/words.de.ts'
import { words as missingFiles } from '#web/features/conversations/messages/words.de.ts'
import { words as conversationsPlace } from '#web/features/conversations/place-words.de.ts'
import { words as replyWindow } from '#web/features/conversations/reply-window/words.de.ts'
import { words as transcript } from '#web/features/conversations/transcript/words.de.ts'
import { words as conversations } from '#web/features/conversations/words.de.ts'
import { words as demo } from '#web/features/demo/words.de.ts'
import { words as files } from '#web/features/files/words.de.ts'
import { words as gaps } from '#web/features/gaps/words.de.ts'
import { words as knowledgePlace } from '#web/features/knowledge/place-words.de.ts'
import { words as knowledge } from '#web/features/knowledge/words.de.ts'
import { words as notifications } from '#web/features/notifications/words.de.ts'
import { words as wizard } from '#web/features/onboarding/words.de.ts'
import { words as people } from '#web/features/workspaces/people/words.de.ts'
import { serverTexts } from '#web/lib/words/server-texts.de.ts'
import { loadTranslation } from '#web/lib/words/translator.ts'
import { words as ui } from '#web/ui/words.de.ts'
import { words as portalAccount } from './account/words.de.ts'
import { words as portalFeedback } from './feedback/words.de.ts'
import { words as portalNewAgent } from './new-agent/words.de.ts'
import { words as clientOnboardingPage } from './onboarding/words.de.ts'
import { words as portalOrganisation } from './organisation/words.de.ts'
import { words as portal } from './words.de.ts'

/** The portal in German, by the name that each `t.ts` gives its catalogue. Only German readers load this chunk. */
export const portalGerman = {
  agents,
  changes,
  'channel-health': channelHealth,
  'channel-room': channelRoom,
  channels,
  'channels-discord': discord,
  'channels-place': channelsPlace,
  chats,
  // what its calls answer: the team's own drawers have the same messages
  clients,
  conversations,
  'conversations-place': conversationsPlace,
  css,
  'client-onboarding-page': clientOnboardingPage,
  demo,
  embed,
  files,
  gaps,
  knowledge,
  'knowledge-place': knowledgePlace,
  look,
  losses,
  'meta-pages': pages,
  'missing-files': missingFiles,
  nodes,
  people,
  notifications,
  onboarding: wizard,
  portal,
  'portal-feedback': portalFeedback,
  'portal-account': portalAccount,
  'portal-new-agent': portalNewAgent,
  'portal-organisation': portalOrganisation,
  'portal-log-in': portalLogIn,
  publish,
  'reply-window': replyWindow,
  transcript,
  ui,
  'visitor-fields': visitorFields,
  whatsapp,
  'whatsapp-templates': whatsappTemplates,
  versions,
  widget,
} as const

export const loadGerman = () => {
  const ofScreens = Object.entries(portalGerman).flatMap(([feature, words]) =>
    Object.entries(words).map(([id, text]) => [`${feature}.${id}`, text] as const),
  )
  loadTranslation({ ...Object.fromEntries(ofScreens), ...serverTexts })
}
