import { words as portalLogIn } from '#web/features/agencies/log-in/words.de.ts'
import { words as losses } from '#web/features/agents/channels/words.de.ts'
import { words as embed } from '#web/features/agents/embed/words.de.ts'
import { words as channelRoom } from '#web/features/conversations/channel-room/words.de.ts'
import { words as chats } from '#web/features/conversations/chats/words.de.ts'
import { words as visitorFields } from '#web/features/conversations/fields/words.de.ts'
import { words as missingFiles } from '#web/features/conversations/messages/words.de.ts'
import { words as conversationsPlace } from '#web/features/conversations/place-words.de.ts'
import { words as replyWindow } from '#web/features/conversations/reply-window/words.de.ts'
import { words as transcript } from '#web/features/conversations/transcript/words.de.ts'
import { words as conversations } from '#web/features/conversations/words.de.ts'
import { words as demo } from '#web/features/demo/words.de.ts'
import { words as gaps } from '#web/features/gaps/words.de.ts'
import { words as knowledgePlace } from '#web/features/knowledge/place-words.de.ts'
import { words as knowledge } from '#web/features/knowledge/words.de.ts'
import { words as wizard } from '#web/features/onboarding/words.de.ts'
import { serverTexts } from '#web/lib/words/server-texts.de.ts'
import { loadTranslation } from '#web/lib/words/translator.ts'
import { words as ui } from '#web/ui/words.de.ts'
import { words as clientOnboardingPage } from './onboarding/words.de.ts'
import { words as portal } from './words.de.ts'

/** The portal in German, by the name that each `t.ts` gives its catalogue. Only German readers load this chunk. */
export const portalGerman = {
  'channel-room': channelRoom,
  chats,
  'client-onboarding-page': clientOnboardingPage,
  conversations,
  'conversations-place': conversationsPlace,
  demo,
  embed,
  gaps,
  knowledge,
  'knowledge-place': knowledgePlace,
  losses,
  'missing-files': missingFiles,
  onboarding: wizard,
  portal,
  'portal-log-in': portalLogIn,
  'reply-window': replyWindow,
  transcript,
  ui,
  'visitor-fields': visitorFields,
} as const

export const loadGerman = () => {
  const ofScreens = Object.entries(portalGerman).flatMap(([feature, words]) =>
    Object.entries(words).map(([id, text]) => [`${feature}.${id}`, text] as const),
  )
  loadTranslation({ ...Object.fromEntries(ofScreens), ...serverTexts })
}
