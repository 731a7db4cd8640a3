import { describe, expect, it } from 'vitest'
import { newAgentDefaults } from '#shared/agents/defaults'
import { type AgentNode, AgentSettings } from '#shared/agents/schema'
import { templateIn } from '#shared/agents/templates/template-in'
import { DEFAULT_TEMPLATE, templates } from '#shared/agents/templates/templates'
import { textsIn } from '#test/support/texts-in'
import { planFor } from '#test/support/worlds/plan-for'

const defaults = newAgentDefaults({ title: 'Desk', agentPlatform: 'vg' })

/** Understood in every agent, since nobody chooses a language in an emergency. */
const international = [
  'heart attack',
  'an emergency',
  'suicide',
  'kill myself',
  'me suicider',
  'suicidarme',
  'suicidarmi',
]
/** The same in both languages, and German phrases that the English template understands too. */
const alike =
  /^(?:ibuprofen|paracetamol|diagnose|edda|ja|nein|tschüss|auf wiedersehen|nein danke|schatten|einen termin|termin absagen|termin verschieben|ein rezept|selbstmord|mich umbringen|notfall)$/

const english = new Set(
  `the and you your our with what how please thank thanks from is are of to it this that which would we they for have has had
  when where yes hello hi goodbye day about book home say ask write if or be do does my me i want need like at by on but a he she his
  her its as can could should may one somebody someone person team customer visitor`.split(/\s+/),
)
/** German too. */
const shared = new Set(['team', 'person'])

const englishIn = (text: string): readonly string[] =>
  (
    text
      .replace(/\{\{\w+\}\}|name@example\.com|findahelpline\.com/g, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => english.has(word) && !shared.has(word))

/** All texts that people read or that are compared with what they write, without names of fields. */
const textsOf = ({ nodes, proactiveMessage, vg_systemPrompt, vg_initMessages, description, ...own }: AgentSettings) =>
  textsIn([
    proactiveMessage,
    vg_systemPrompt,
    vg_initMessages,
    description,
    own.UIhandoffTitle,
    own.UIhandoffSubtitle,
    nodes.map(({ name, instructions, says, asks, parts, enter, transitions }) => [
      name,
      instructions,
      says,
      asks?.map(({ question, retry, choices }) => [question, retry, choices]),
      parts?.map((part) =>
        part.kind === 'buttons'
          ? part.buttons
          : part.kind === 'carousel'
            ? part.cards.map(({ title, text, button }) => [title, text, button])
            : [],
      ),
      [enter, ...transitions.map(({ when }) => when)].map((when) =>
        when?.kind === 'says' ? when.anyOf : when?.kind === 'intent' ? when.sentence : undefined,
      ),
    ]),
  ])

/** A node without its texts: an empty one stays empty, another becomes a mark. */
const structureOf = ({ name: _, instructions, says, asks, parts, enter, transitions, ...rest }: AgentNode) => ({
  ...rest,
  texts: [instructions, says].map((text) => text && '…'),
  variables: (says ?? '').match(/\{\{\w+\}\}/g)?.toSorted() ?? [],
  asks: asks?.map(({ variable, kind, retry, choices }) => [variable, kind, retry && '…', choices?.length]),
  parts: parts?.map((part) => [
    part.kind,
    part.kind === 'buttons' ? part.buttons.length : 'cards' in part && part.cards.length,
  ]),
  leads: [enter?.kind, ...transitions.map(({ id, to, when }) => [id, to, when.kind])],
})

describe.each(templates)('the template $key for a German owner', ({ key, template }) => {
  const before = AgentSettings.parse({ ...defaults, ...template })
  const settings = AgentSettings.parse({ ...defaults, ...template, ...templateIn('de', key, defaults) })

  it('is a valid German agent with the nodes of the English one', () => {
    expect([settings.lang, settings.voiceConfig.transcriber.language]).toEqual(['de', 'de'])
    expect(settings.nodes.map(structureOf)).toEqual(before.nodes.map(structureOf))
    expect(settings.vg_initMessages).toEqual([settings.nodes.find(({ type }) => type === 'start')?.says])
  })

  it('contains no English text', () => {
    const known = new Set(international)
    const german = textsOf(settings).filter((text) => !known.has(text))
    const originals = new Set(textsOf(before).filter((text) => /\p{L}{2}/u.test(text)))
    expect(german.filter((text) => originals.has(text) && !alike.test(text))).toEqual([])
    expect(german.filter((text) => englishIn(text).length > 0)).toEqual([])
    expect(textsOf(before).some((text) => englishIn(text).length > 0)).toBe(true)
  })

  it('follows each of its buttons to where the English one leads', () => {
    const buttonsOf = ({ parts = [] }: AgentNode) =>
      parts.flatMap((part) =>
        part.kind === 'buttons'
          ? part.buttons
          : part.kind === 'carousel'
            ? part.cards.flatMap(({ button }) => button ?? [])
            : [],
      )
    const led = (nodes: readonly AgentNode[]) =>
      nodes.flatMap((node) => buttonsOf(node).map(({ says }) => planFor(nodes, node.id, says).node.id))
    expect(led(settings.nodes)).toEqual(led(before.nodes))
  })
})

describe('what German visitors write leads to the node for it', () => {
  it.each([
    ['customer-support', 'start', 'Mein Paket ist noch nicht da', 'order'],
    ['customer-support', 'answer', 'Ich will die Schuhe umtauschen', 'return'],
    ['customer-support', 'answer', 'Die Lampe funktioniert nicht', 'ticket'],
    ['customer-support', 'answer', 'Liefern Sie nach Norwegen?', 'answer'],
    ['customer-support', 'answer', 'Kann ich mit einem Mitarbeiter sprechen?', 'person'],
    ['customer-support', 'answer', 'Nein danke, das war alles', 'goodbye'],
    ['make-appointment', 'start', 'Ja, gern', 'request'],
    ['make-appointment', 'answer', 'Ich muss meinen Termin absagen', 'change'],
    ['make-appointment', 'answer', 'Was kostet ein Haarschnitt?', 'answer'],
    ['real-estate-agent', 'start', 'Wir suchen eine Wohnung', 'wishes'],
    ['real-estate-agent', 'homes', 'Ich möchte mein Haus verkaufen', 'valuation'],
    ['real-estate-agent', 'homes', 'Wie sind gerade die Zinsen?', 'advice'],
    ['health-care-agent', 'answer', 'Ich habe Schmerzen in der Brust', 'emergency'],
    ['health-care-agent', 'appointment', 'Ich kriege keine Luft', 'emergency'],
    ['health-care-agent', 'answer', 'Ich will nicht mehr leben', 'crisis'],
    ['health-care-agent', 'answer', 'Welche Nebenwirkungen hat Ibuprofen?', 'symptoms'],
    ['health-care-agent', 'answer', 'Ich brauche ein neues Rezept', 'prescription'],
    ['health-care-agent', 'answer', 'Wie komme ich zu Ihnen?', 'answer'],
    ['confirm-email', 'start', 'Wofür brauchen Sie die?', 'why'],
    ['confirm-email', 'check', 'Nein, die ist falsch', 'correct'],
    ['confirm-email', 'check', 'Ja, stimmt', 'confirmed'],
    ['game-npc', 'chat', 'Hast du Neuigkeiten?', 'rumours'],
    ['game-npc', 'riddle', 'Ist es der Schatten?', 'solved'],
    ['game-npc', 'riddle', 'Der Wind?', 'wrong'],
  ])('%s, at %s: %s -> %s', (key, at, message, node) => {
    const { nodes = [] } = templateIn('de', key, defaults)
    expect(planFor(nodes, at, message).node.id).toBe(node)
  })

  it('keeps a template without words in the language whole', () => {
    expect(templateIn('fr', 'customer-support', defaults)).toEqual({})
    expect(templateIn('fr', DEFAULT_TEMPLATE, defaults).lang).toBe('fr')
  })
})
