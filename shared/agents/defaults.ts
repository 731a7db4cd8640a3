import { FREE_MILLI_CREDITS } from '#shared/billing/prices'
import { defaultVisitorCap } from './default-visitor-cap.ts'
import { demoGreeting } from './demo-greeting.ts'
import { HANDOFF_TITLE } from './handoff-title.ts'
import type { AgentSettings } from './schema.ts'
import { starterNodes } from './starter-nodes.ts'

interface NewAgent {
  readonly title: string
  readonly agentPlatform: AgentSettings['agentPlatform']
}

/** The settings of every new agent (specification 1, section 3, "new-agent defaults"). */
export const newAgentDefaults = ({ title, agentPlatform }: NewAgent): AgentSettings => ({
  title,
  agentPlatform,
  description: 'Your virtual assistant',
  theme: 'blue-light',
  fontFamily: 'DM Sans',
  scrollAnimation: true,
  roundedImageURL: '',
  chatBgURL: '',
  branding: '',
  proactiveMessage: '👋 Hi, how can I help you today?',
  messageDelayMS: 1000,
  maxTokensUsage: 0,
  autoOpenWidget: false,
  autoStartWidget: false,
  syncBrowser: false,
  listenForUrlChanges: false,
  lang: 'en',
  recordChatHistory: true,
  enableGeoAnalytics: false,
  enableNodes: true,
  UIhandoffTitle: HANDOFF_TITLE,
  UIhandoffSubtitle: 'Someone from our team will join this chat as soon as they can.',
  ui: { showWhatsappButtonOnWeb: false, widgetType: 'bottom-right' },
  nodes: structuredClone([...starterNodes]),
  internal: { accountCreationConfig: 'v2' },
  voiceConfig: {
    config: { recordAudio: true, enableWebCalling: true, backgroundNoise: 'restaurant' },
    transcriber: { provider: 'deepgram', modelId: 'nova-2', utteranceThreshold: 50, language: 'en' },
    speechGen: { provider: 'deepgram', voiceId: 'asteria' },
  },
  vapiConfig: { promptOnWeb: false },
  vg_defaultModel: 'gpt-4o',
  vg_enableUIEngine: true,
  vg_temperature: 0.5,
  vg_maxTokens: 1024,
  vg_kbDefaultDimension: 1536,
  vg_systemPrompt: systemPrompt,
  vg_initPrompt: '',
  vg_initMessages: ['Hi, how can I help you today?'],
  vgOptions: { maxChunkSize: 2424 },
  security: {
    allowedOrigins: [],
    // A turn on the default model costs about 10 credits: 50 turns a conversation, 1,000 a day.
    spendGuards: {
      perConversation: 500,
      // of a new workspace; createAgent sets it by the agent's model and the payer's credits
      perVisitorPerDay: defaultVisitorCap('gpt-4o', FREE_MILLI_CREDITS),
      perDay: 10_000,
      turnsPerConversation: 100,
      alertAt: [50, 80, 100],
      isStopped: false,
    },
  },
  onlyAnswerFromKnowledge: false,
})

/** The settings of a `vg` agent created without nodes (specification 1, section 3, "starter defaults"); greets in its language. */
export const starterDefaults = ({ lang = 'en', ...agent }: NewAgent & { readonly lang?: string }): AgentSettings => {
  const defaults = newAgentDefaults(agent)
  return {
    ...defaults,
    enableNodes: false,
    nodes: [],
    enableGeoAnalytics: true,
    internal: { ...defaults.internal, websocketServer: 'nodejs' },
    voiceConfig: {
      ...defaults.voiceConfig,
      transcriber: { ...defaults.voiceConfig.transcriber, utteranceThreshold: 150 },
      // The specification changes the provider only; the voice's name stays as it is.
      speechGen: { ...defaults.voiceConfig.speechGen, provider: 'google-live' },
    },
    vg_initPrompt: demoGreeting(lang),
  }
}

const systemPrompt = `You are a friendly customer-care assistant on a company's website.

- Answer what the visitor asks, in the language they write in, in short sentences. Use lists and **bold** where they help.
- Rest every fact on the knowledge you are given and say which source it comes from. Never invent prices, dates, names or policies.
- If the knowledge does not hold the answer, say so in one sentence and offer to pass the question to a person.
- If a question can mean two things, ask one short question back.
- Stay polite when the visitor is upset: say that you understand, then help.
- Speak about this company and its services; decline anything else kindly.`
