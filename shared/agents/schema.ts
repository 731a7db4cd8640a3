import * as z from 'zod'
import { Payer } from '#shared/billing/payer'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { isTimeZone } from './handoff/is-time-zone.ts'
import { agentText } from './messages.ts'

const text = (max: number) => z.string().max(max)
const webAddress = text(2000).refine(
  (value) => value === '' || /^https?:\/\//i.test(value),
  'must start with http:// or https://',
)

/** When a transition is taken. `always` is unconditional; the others test the visitor's message or a variable. */
export const TransitionCondition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('always') }),
  /** A sentence that the model judges ("The guest wants other dates"); the offline model compares it lexically. */
  z.strictObject({ kind: z.literal('intent'), sentence: text(300) }),
  /** The visitor asks to speak or write with a human of the team, in any words and any language of the widget. */
  z.strictObject({ kind: z.literal('asks-person') }),
  z.strictObject({ kind: z.literal('says'), anyOf: z.array(text(100)).min(1).max(30) }),
  z.strictObject({
    kind: z.literal('variable'),
    name: text(60),
    is: z.enum(['set', 'unset', 'equals', 'contains']),
    value: text(300).optional(),
  }),
])
export type TransitionCondition = z.infer<typeof TransitionCondition>

export const Transition = z.strictObject({ id: text(40), to: text(40), when: TransitionCondition })
export type Transition = z.infer<typeof Transition>

/** A value that a node asks the visitor for before a transition; the answer becomes a variable. */
export const AskFor = z.strictObject({
  variable: text(60).regex(/^[a-z][a-z0-9_]*$/i, fieldMessage(agentText('variableName'))),
  question: text(500),
  kind: z.enum(['text', 'email', 'phone', 'number', 'date', 'choice']),
  choices: z.array(text(80)).max(10).optional(),
  retry: text(300).optional(),
})
export type AskFor = z.infer<typeof AskFor>

/** One field of a form; its value becomes a variable. Checked by shared/conversations/forms/check-form.ts. */
export const FormField = z
  .strictObject({
    variable: text(60).regex(/^[a-z][a-z0-9_]*$/i, fieldMessage(agentText('variableName'))),
    label: z
      .string()
      .trim()
      .min(1, fieldMessage(agentText('fieldLabelRequired')))
      .max(80),
    kind: z.enum(['text', 'email', 'phone', 'number', 'date', 'choice']),
    isRequired: z.boolean().optional(),
    placeholder: text(80).optional(),
    choices: z.array(z.string().trim().min(1).max(80)).max(10).optional(),
    /** The limits of a text's length or a number's value; other kinds have none. */
    min: z.number().min(-1e15).max(1e15).optional(),
    max: z.number().min(-1e15).max(1e15).optional(),
  })
  .refine(({ kind, choices = [] }) => kind !== 'choice' || choices.length > 0, fieldMessage(agentText('fieldChoices')))
  .refine(
    ({ min, max }) => min === undefined || max === undefined || min <= max,
    fieldMessage(agentText('fieldBounds')),
  )
export type FormField = z.infer<typeof FormField>

/** A form that a visitor fills in and sends as one message; at most ten fields fit into one. */
export const FormPart = z.strictObject({
  kind: z.literal('form'),
  /** Unique among the forms of one message. */
  id: text(40).min(1),
  fields: z
    .array(FormField)
    .min(1)
    .max(10)
    .refine((fields) => new Set(fields.map(({ variable }) => variable)).size === fields.length, {
      error: fieldMessage(agentText('fieldTwice')),
    }),
  submitLabel: z.string().trim().min(1).max(40),
  /** How a visitor sends it without answers although fields are required: the button, what they go without, and the message. */
  skip: z.strictObject({ label: text(40).min(1), help: text(200), done: text(80).min(1) }).optional(),
})
export type FormPart = z.infer<typeof FormPart>

/** A card, picture, form or button row shown with a node's answer; each channel renders it. */
export const UiPart = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('buttons'),
    buttons: z
      .array(z.strictObject({ label: text(40), says: text(200) }))
      .min(1)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('image'), url: webAddress, alt: text(200) }),
  z.strictObject({ kind: z.literal('video'), url: webAddress, title: text(200) }),
  z.strictObject({
    kind: z.literal('carousel'),
    cards: z
      .array(
        z.strictObject({
          title: text(80),
          text: text(200),
          imageUrl: webAddress.optional(),
          button: z.strictObject({ label: text(40), says: text(200) }).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
  FormPart,
])
export type UiPart = z.infer<typeof UiPart>

/**
 * A node of a conversation. `start` greets, `default` follows its instructions, `note` applies to every node,
 * `end` closes the conversation. A `global` node can be reached from anywhere when its own `enter` condition holds.
 */
export const AgentNode = z.strictObject({
  id: text(40).min(1),
  type: z.enum(['start', 'default', 'note', 'end']),
  name: text(80),
  instructions: text(8000),
  /** A fixed text instead of a model's answer; `{{variables}}` are filled in. */
  says: text(2000).optional(),
  asks: z.array(AskFor).max(10).optional(),
  parts: z.array(UiPart).max(5).optional(),
  transitions: z.array(Transition).max(20),
  isGlobal: z.boolean().optional(),
  enter: TransitionCondition.optional(),
  /**
   * What the team is notified of when this node has its answers and replies: that the visitor asks for a teammate, for whom the
   * agent then waits, or that the visitor left a message, after which the agent continues.
   */
  tells: z.enum(['request', 'message']).optional(),
  /** Names of tools that this node may call. */
  tools: z.array(text(60)).max(20).optional(),
  /** Only search sources with these tags; empty for all sources. */
  knowledgeTags: z.array(text(60)).max(20).optional(),
  usesKnowledge: z.boolean().optional(),
  model: text(80).optional(),
  /** The node's position on the canvas. */
  position: z.strictObject({ x: z.number(), y: z.number() }).optional(),
})
export type AgentNode = z.infer<typeof AgentNode>
export type Tells = NonNullable<AgentNode['tells']>

const Percentage = z.number().int().min(1).max(100)

/** Credit limits that stop an agent before it overspends; 0 for no limit. Credits, not milli-credits. */
export const SpendGuards = z.strictObject({
  perConversation: z.number().int().min(0).max(1_000_000),
  perVisitorPerDay: z.number().int().min(0).max(1_000_000),
  perDay: z.number().int().min(0).max(10_000_000),
  /** Visitor messages in one conversation. */
  turnsPerConversation: z.number().int().min(0).max(10_000),
  alertAt: z.array(Percentage).max(5),
  isStopped: z.boolean(),
})
export type SpendGuards = z.infer<typeof SpendGuards>

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage(agentText('timeOfDay')))

/** When a visitor who asks for a teammate is asked to wait for one; outside, they leave a message. */
export const HandoffSettings = z.strictObject({
  /** An IANA time zone, in which the hours are. */
  timeZone: text(60).refine(isTimeZone, fieldMessage(agentText('timeZone'))),
  /** None is always. `days` from 0, Sunday; `to` before `from` is after midnight, and equal to it a whole day. */
  hours: z
    .array(
      z.strictObject({
        days: z
          .array(z.number().int().min(0).max(6))
          .min(1, fieldMessage(agentText('noDay')))
          .max(7),
        from: TimeOfDay,
        to: TimeOfDay,
      }),
    )
    .max(20),
  /** Only while a member has the dashboard open. */
  onlyOnline: z.boolean(),
  /** What the visitor reads then; empty for words of the product. `{{variables}}` are filled in. */
  awayMessage: text(500),
  /** What the visitor reads while waiting for a teammate who is there; without it the widget's own line. */
  queueMessage: text(300).optional(),
  /** Whether a visitor who leaves a message and whose e-mail address is unknown is asked for it. Absent is yes. */
  captureEmail: z.boolean().optional(),
})
export type HandoffSettings = z.infer<typeof HandoffSettings>

const VoiceConfig = z.strictObject({
  config: z.strictObject({ recordAudio: z.boolean(), enableWebCalling: z.boolean(), backgroundNoise: text(40) }),
  transcriber: z.strictObject({
    provider: text(40),
    modelId: text(80),
    utteranceThreshold: z.number().int().min(0).max(5000),
    language: text(10),
  }),
  speechGen: z.strictObject({ provider: text(40), voiceId: text(80) }),
})

/** All settings of an agent that members edit (specification 1, section 3). */
export const AgentSettings = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, fieldMessage(agentText('nameRequired')))
    .max(120),
  agentPlatform: z.enum(['vg', 'vf']),
  description: text(1000),
  theme: z.enum(['blue-light', 'blue-dark', 'light', 'dark', 'custom']),
  customThemeJSONString: text(4000).optional(),
  ADVANCED_customCSS: text(100_000).optional(),
  fontFamily: text(80),
  scrollAnimation: z.boolean(),
  roundedImageURL: webAddress,
  chatBgURL: webAddress,
  branding: text(200),
  proactiveMessage: text(300),
  messageDelayMS: z.number().int().min(0).max(60_000),
  maxTokensUsage: z.number().int().min(0),
  autoOpenWidget: z.boolean(),
  autoStartWidget: z.boolean(),
  syncBrowser: z.boolean(),
  listenForUrlChanges: z.boolean(),
  lang: text(20),
  recordChatHistory: z.boolean(),
  enableGeoAnalytics: z.boolean(),
  enableNodes: z.boolean(),
  UIhandoffTitle: text(120),
  UIhandoffSubtitle: text(300),
  /** Absent: at any time. */
  handoff: HandoffSettings.optional(),
  whatsappPhoneNumber: text(40).optional(),
  ui: z.strictObject({
    showWhatsappButtonOnWeb: z.boolean(),
    widgetType: z.enum(['bottom-right', 'bottom-left', 'popup', 'full-width']),
    /** Whether visitors may attach files; default true. */
    allowFileUpload: z.boolean().optional(),
    /** Whether visitors may send voice notes; default true. */
    allowVoiceNotes: z.boolean().optional(),
  }),
  nodes: z.array(AgentNode).max(200),
  internal: z.strictObject({
    accountCreationConfig: text(20),
    websocketServer: text(20).optional(),
    template: text(60).optional(),
  }),
  voiceConfig: VoiceConfig,
  vapiConfig: z.strictObject({ promptOnWeb: z.boolean() }),
  vg_defaultModel: text(80),
  vg_enableUIEngine: z.boolean(),
  vg_temperature: z.number().min(0).max(2),
  vg_maxTokens: z.number().int().min(1).max(32_000),
  vg_kbDefaultDimension: z.literal(1536),
  vg_systemPrompt: text(20_000),
  vg_initPrompt: text(8000),
  vg_initMessages: z.array(text(2000)).max(10),
  vgOptions: z.strictObject({
    maxChunkSize: z
      .number()
      .int()
      .min(1000, fieldMessage(agentText('chunkSizeTooSmall')))
      .max(8000),
  }),
  security: z.strictObject({
    /** Origins that may embed the widget (`https://example.com`, `https://*.example.com`); none means any. */
    allowedOrigins: z
      .array(text(255).regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i, fieldMessage(agentText('origin'))))
      .max(50),
    spendGuards: SpendGuards,
  }),
  onlyAnswerFromKnowledge: z.boolean(),
})
export type AgentSettings = z.infer<typeof AgentSettings>

/** Specification 1, section 9: agent ids have 16 characters; older embeds may have others, so only the alphabet is checked. */
export const AgentId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/, fieldMessage(protocolText('agentId')))

/** An agent as its team sees it: the draft, and facts about the live copy. */
export const Agent = AgentSettings.extend({
  ID: z.string(),
  ownerID: z.string(),
  /** Unix seconds of the last change of the draft. */
  lastModified: z.number().int(),
  /** Unix seconds of the creation. */
  ts: z.number().int(),
  /** Only for those who may read keys. */
  SECRET_API_KEY: z.string().optional(),
  /** The live version's number, from 1. */
  liveVersion: z.number().int(),
  /** Whether the draft differs from the live copy. */
  hasUnpublishedChanges: z.boolean(),
})
export type Agent = z.infer<typeof Agent>

/** A row of the agents list. */
export const AgentSummary = z.object(
  Agent.pick({
    ID: true,
    ownerID: true,
    title: true,
    description: true,
    roundedImageURL: true,
    agentPlatform: true,
    enableNodes: true,
    lastModified: true,
    liveVersion: true,
    hasUnpublishedChanges: true,
    theme: true,
  }).shape,
)
export type AgentSummary = z.infer<typeof AgentSummary>

/** The published copy that answers visitors, with all that a turn needs, so that it is one read. */
export const LiveAgent = z.object({
  agentId: z.string(),
  workspaceId: z.string(),
  version: z.number().int(),
  publishedAt: z.number().int(),
  settings: AgentSettings,
  /** The account that pays for its turns: rewritten when `allowBilling` or `widgetIDs` changes. */
  payer: Payer,
  /** Between how many shards of the payer's credits, and of the agent's day, its turns choose; absent for none. */
  shards: z.object({ payer: z.number().int(), day: z.number().int() }).optional(),
})
export type LiveAgent = z.infer<typeof LiveAgent>
