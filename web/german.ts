import { words as clientTabs } from '#web/features/agencies/client-tabs/words.de.ts'
import { words as domains } from '#web/features/agencies/domains/words.de.ts'
import { words as senders } from '#web/features/agencies/email/words.de.ts'
import { words as portalLogIn } from '#web/features/agencies/log-in/words.de.ts'
import { words as agenciesPlace } from '#web/features/agencies/place-words.de.ts'
import { words as customTabs } from '#web/features/agencies/tabs/words.de.ts'
import { words as agencies } from '#web/features/agencies/words.de.ts'
import { words as changes } from '#web/features/agents/changes/words.de.ts'
import { words as losses } from '#web/features/agents/channels/words.de.ts'
import { words as css } from '#web/features/agents/css/words.de.ts'
import { words as embed } from '#web/features/agents/embed/words.de.ts'
import { words as agentFigures } from '#web/features/agents/list/figures/words.de.ts'
import { words as look } from '#web/features/agents/look/words.de.ts'
import { words as nodes } from '#web/features/agents/nodes/words.de.ts'
import { words as agentsPlace } from '#web/features/agents/place-words.de.ts'
import { words as publish } from '#web/features/agents/publish/words.de.ts'
import { words as versions } from '#web/features/agents/versions/words.de.ts'
import { words as widget } from '#web/features/agents/widget/words.de.ts'
import { words as agents } from '#web/features/agents/words.de.ts'
import { words as noCredits } from '#web/features/billing/no-credits/words.de.ts'
import { words as channelAccounts } from '#web/features/channels/accounts/words.de.ts'
import { words as channelApps } from '#web/features/channels/apps/words.de.ts'
import { words as channelsDiscord } from '#web/features/channels/discord/words.de.ts'
import { words as channelsDiscordMessages } from '#web/features/channels/discord-messages/words.de.ts'
import { words as channelsGoogle } from '#web/features/channels/google/words.de.ts'
import { words as channelHealth } from '#web/features/channels/health/words.de.ts'
import { words as metaLogIn } from '#web/features/channels/meta/words.de.ts'
import { words as metaPages } from '#web/features/channels/pages/words.de.ts'
import { words as channelsPlace } from '#web/features/channels/place-words.de.ts'
import { words as templates } from '#web/features/channels/whatsapp/templates/words.de.ts'
import { words as whatsapp } from '#web/features/channels/whatsapp/words.de.ts'
import { words as channels } from '#web/features/channels/words.de.ts'
import { words as clientsPlace } from '#web/features/clients/place-words.de.ts'
import { words as clients } from '#web/features/clients/words.de.ts'
import { words as channelRoom } from '#web/features/conversations/channel-room/words.de.ts'
import { words as chats } from '#web/features/conversations/chats/words.de.ts'
import { words as missingFiles } from '#web/features/conversations/messages/words.de.ts'
import { words as conversationsPlace } from '#web/features/conversations/place-words.de.ts'
import { words as replyWindow } from '#web/features/conversations/reply-window/words.de.ts'
import { words as transcript } from '#web/features/conversations/transcript/words.de.ts'
import { words as conversations } from '#web/features/conversations/words.de.ts'
import { words as crawlsPlace } from '#web/features/crawls/place-words.de.ts'
import { words as demo } from '#web/features/demo/words.de.ts'
import { words as files } from '#web/features/files/words.de.ts'
import { words as fleet } from '#web/features/fleet/words.de.ts'
import { words as gaps } from '#web/features/gaps/words.de.ts'
import { words as home } from '#web/features/home/words.de.ts'
import { words as knowledgePlace } from '#web/features/knowledge/place-words.de.ts'
import { words as knowledge } from '#web/features/knowledge/words.de.ts'
import { words as legal } from '#web/features/legal/words.de.ts'
import { words as notifications } from '#web/features/notifications/words.de.ts'
import { words as onboarding } from '#web/features/onboarding/words.de.ts'
import { words as profile } from '#web/features/profile/words.de.ts'
import { words as search } from '#web/features/search/words.de.ts'
import { words as share } from '#web/features/share/words.de.ts'
import { words as signIn } from '#web/features/sign-in/words.de.ts'
import { words as webhooksPlace } from '#web/features/webhooks/place-words.de.ts'
import { words as webhooks } from '#web/features/webhooks/words.de.ts'
import { words as activity } from '#web/features/workspaces/activity/words.de.ts'
import { words as keys } from '#web/features/workspaces/keys/words.de.ts'
import { words as members } from '#web/features/workspaces/members/words.de.ts'
import { words as people } from '#web/features/workspaces/people/words.de.ts'
import { words as workspaces } from '#web/features/workspaces/words.de.ts'
import { words as shell } from '#web/shell/words.de.ts'
import { words as ui } from '#web/ui/words.de.ts'
import { words as visitorFields } from './features/conversations/fields/words.de.ts'
import { words as testChat } from './features/conversations/test-chat/words.de.ts'
import { words as crawls } from './features/crawls/words.de.ts'
import { serverTexts } from './lib/words/server-texts.de.ts'
import { loadTranslation } from './lib/words/translator.ts'

/** The dashboard in German, by the name that each `t.ts` gives its catalogue. Only German readers load this chunk. */
export const german = {
  activity,
  'agent-figures': agentFigures,
  agencies,
  'agencies-place': agenciesPlace,
  domains,
  senders,
  'client-tabs': clientTabs,
  'custom-tabs': customTabs,
  clients,
  'clients-place': clientsPlace,
  agents,
  'agents-place': agentsPlace,
  'channel-accounts': channelAccounts,
  'channel-health': channelHealth,
  'channel-room': channelRoom,
  channels,
  'channel-apps': channelApps,
  'channels-discord': channelsDiscord,
  'channels-google': channelsGoogle,
  'channels-discord-messages': channelsDiscordMessages,
  'channels-place': channelsPlace,
  'meta-pages': metaPages,
  'meta-log-in': metaLogIn,
  whatsapp,
  'whatsapp-templates': templates,
  conversations,
  'missing-files': missingFiles,
  'reply-window': replyWindow,
  'conversations-place': conversationsPlace,
  chats,
  crawls,
  'crawls-place': crawlsPlace,
  css,
  demo,
  embed,
  files,
  fleet,
  gaps,
  home,
  keys,
  knowledge,
  'knowledge-place': knowledgePlace,
  legal,
  look,
  losses,
  members,
  nodes,
  'no-credits': noCredits,
  notifications,
  onboarding,
  people,
  'portal-log-in': portalLogIn,
  profile,
  changes,
  publish,
  search,
  share,
  shell,
  'sign-in': signIn,
  'test-chat': testChat,
  transcript,
  'visitor-fields': visitorFields,
  ui,
  versions,
  webhooks,
  'webhooks-place': webhooksPlace,
  widget,
  workspaces,
} as const

export const loadGerman = () => {
  const ofScreens = Object.entries(german).flatMap(([feature, words]) =>
    Object.entries(words).map(([id, text]) => [`${feature}.${id}`, text] as const),
  )
  loadTranslation({ ...Object.fromEntries(ofScreens), ...serverTexts })
}
