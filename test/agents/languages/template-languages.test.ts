import { describe, expect, it } from 'vitest'
import { newAgentDefaults } from '#shared/agents/defaults'
import { type AgentNode, AgentSettings } from '#shared/agents/schema'
import { saysGoodbye } from '#shared/agents/templates/says-goodbye'
import { templateIn } from '#shared/agents/templates/template-in'
import { DEFAULT_TEMPLATE, templates } from '#shared/agents/templates/templates'
import { templateLanguages, translatedTemplates } from '#shared/agents/templates/translated-templates'
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
/** The same in English. */
const alike = /^(?:Crisis|Questions|Vaccination)$/

const saidIn = ({ enter, transitions }: AgentNode): readonly string[] =>
  [enter, ...transitions.map(({ when }) => when)].flatMap((when) => (when?.kind === 'says' ? when.anyOf : []))

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

const languages = templateLanguages
const cases = languages.flatMap((language) => templates.map((one) => ({ language, ...one })))
const settingsIn = async (language: (typeof languages)[number], key: string) => {
  const template = templates.find((one) => one.key === key)?.template
  return AgentSettings.parse({ ...defaults, ...template, ...(await templateIn(language, key, defaults)) })
}

describe.each(cases)('the template $key in $language', ({ language, key, template }) => {
  const before = AgentSettings.parse({ ...defaults, ...template })

  it('is a valid agent of the language with the nodes of the English one', async () => {
    const settings = await settingsIn(language, key)
    expect([settings.lang, settings.voiceConfig.transcriber.language]).toEqual([language, language])
    expect(settings.nodes.map(structureOf)).toEqual(before.nodes.map(structureOf))
    expect(settings.vg_initMessages).toEqual([settings.nodes.find(({ type }) => type === 'start')?.says])
  })

  it('contains no English text', async () => {
    const settings = await settingsIn(language, key)
    const known = new Set(international)
    const own = textsOf(settings).filter((text) => !known.has(text))
    // what visitors say in many languages is understood by the English template too
    const said = new Set(settings.nodes.flatMap(saidIn))
    const originals = new Set(textsOf(before).filter((text) => /\p{L}{2}/u.test(text)))
    expect(own.filter((text) => originals.has(text) && !said.has(text) && !alike.test(text))).toEqual([])
    const english = new Set(before.nodes.flatMap(saidIn))
    expect([...said].filter((text) => !english.has(text)).length).toBeGreaterThan(said.size / 2)
    if (language === 'de') expect(own.filter((text) => englishIn(text).length > 0)).toEqual([])
    expect(textsOf(before).some((text) => englishIn(text).length > 0)).toBe(true)
  })

  it('follows each of its buttons to where the English one leads', async () => {
    const buttonsOf = ({ parts = [] }: AgentNode) =>
      parts.flatMap((part) =>
        part.kind === 'buttons'
          ? part.buttons
          : part.kind === 'carousel'
            ? part.cards.flatMap(({ button }) => button ?? [])
            : [],
      )
    const led = (nodes: readonly AgentNode[]) =>
      nodes.flatMap((node) => buttonsOf(node).map(({ says }) => `${node.id}: ${planFor(nodes, node.id, says).node.id}`))
    expect(led((await settingsIn(language, key)).nodes)).toEqual(led(before.nodes))
  })

  it('has words for each phrase and sentence of the English one, and for no others', async () => {
    if (key === DEFAULT_TEMPLATE) return
    const { phrases, sentences, nodes } = (await translatedTemplates(language))[key] ?? {}
    const whens = before.nodes.flatMap(({ enter, transitions }) => [enter, ...transitions.map(({ when }) => when)])
    const said = whens.flatMap((when) => (when?.kind === 'says' && when !== saysGoodbye ? (when.anyOf[0] ?? []) : []))
    const judged = whens.flatMap((when) => (when?.kind === 'intent' ? when.sentence : []))
    const left = new Set(said.filter((phrase) => saysGoodbye.kind !== 'says' || !saysGoodbye.anyOf.includes(phrase)))
    expect(Object.keys(phrases ?? {}).toSorted()).toEqual([...left].toSorted())
    expect(Object.keys(sentences ?? {}).toSorted()).toEqual([...new Set(judged)].toSorted())
    expect(Object.keys(nodes ?? {}).toSorted()).toEqual(before.nodes.map(({ id }) => id).toSorted())
  })
})

describe.each(languages)('the health care template in %s', (language) => {
  it('says whom to call in an emergency and a crisis, and lets no model judge what only a clinician may', async () => {
    const { nodes } = await settingsIn(language, 'health-care-agent')
    const phrasesOf = (id: string) => {
      const own = nodes.find((node) => node.id === id)?.enter
      const leads = nodes.find((node) => node.id === 'answer')?.transitions ?? []
      const whens = own?.kind === 'says' ? [own] : leads.flatMap(({ to, when }) => (to === id ? when : []))
      return whens.flatMap((when) => (when?.kind === 'says' ? when.anyOf : []))
    }
    for (const id of ['emergency', 'crisis', 'symptoms']) {
      expect(phrasesOf(id).length, id).toBeGreaterThan(8)
      expect(phrasesOf(id).length, id).toBeLessThanOrEqual(30)
      for (const phrase of phrasesOf(id)) {
        const { node, words = '' } = planFor(nodes, 'answer', phrase)
        expect(node.id, phrase).toBe(id)
        expect(words, phrase).toMatch(/112/)
        expect(words, phrase).toMatch(/911/)
      }
    }
  })
})

it.each([
  ['de', ['116 123', '142', '143']],
  ['es', ['024', '800 911 2000', '988']],
  ['fr', ['3114', '0800 32 123', '143', '988']],
  ['it', ['02 2327 2327', '143', '988']],
  ['ja', ['0120-279-338', '988']],
  ['nl', ['113', '0800-0113', '1813', '988']],
  ['pt', ['1411', '188', '988']],
  ['zh', ['12356', '1925', '988']],
] as const)('in %s both templates that meet a crisis name the help lines of its countries', async (language, lines) => {
  for (const [key, id] of [
    ['health-care-agent', 'crisis'],
    ['game-npc', 'distress'],
  ] as const) {
    const says = (await settingsIn(language, key)).nodes.find((node) => node.id === id)?.says ?? ''
    for (const line of lines) expect(says, key).toContain(line)
    expect(says, key).toContain('findahelpline.com')
  }
})

describe('what visitors write leads to the node for it', () => {
  it.each([
    ['fr', 'customer-support', 'start', 'Mon colis n’est pas encore arrivé, où est mon colis ?', 'order'],
    ['fr', 'customer-support', 'answer', 'Je voudrais échanger les chaussures', 'return'],
    ['fr', 'customer-support', 'answer', 'Livrez-vous en Norvège ?', 'answer'],
    ['fr', 'make-appointment', 'answer', 'Je dois annuler mon rendez-vous', 'change'],
    ['fr', 'real-estate-agent', 'start', 'Nous cherchons un appartement', 'wishes'],
    ['fr', 'health-care-agent', 'appointment', 'Je n’arrive plus à respirer', 'emergency'],
    ['fr', 'health-care-agent', 'answer', 'Quels sont les effets secondaires de l’ibuprofène ?', 'symptoms'],
    ['fr', 'confirm-email', 'check', 'Oui, c’est juste', 'confirmed'],
    ['fr', 'game-npc', 'riddle', 'Une ombre ?', 'solved'],
    ['es', 'customer-support', 'start', '¿Dónde está mi pedido?', 'order'],
    ['es', 'customer-support', 'answer', 'Quiero cambiar los zapatos', 'return'],
    ['es', 'customer-support', 'answer', '¿Envían a Noruega?', 'answer'],
    ['es', 'make-appointment', 'answer', 'Tengo que cancelar mi cita', 'change'],
    ['es', 'real-estate-agent', 'start', 'Buscamos un piso', 'wishes'],
    ['es', 'health-care-agent', 'appointment', 'No puedo respirar', 'emergency'],
    ['es', 'health-care-agent', 'answer', '¿Qué efectos secundarios tiene el ibuprofeno?', 'symptoms'],
    ['es', 'confirm-email', 'check', 'Sí, es correcta', 'confirmed'],
    ['es', 'game-npc', 'riddle', '¿La sombra?', 'solved'],
    ['it', 'customer-support', 'start', 'Buongiorno, dov’è il mio pacco?', 'order'],
    ['it', 'customer-support', 'answer', 'Vorrei cambiare le scarpe', 'return'],
    ['it', 'customer-support', 'answer', 'Spedite in Norvegia?', 'answer'],
    ['it', 'make-appointment', 'answer', 'Devo disdire l’appuntamento di lunedì', 'change'],
    ['it', 'real-estate-agent', 'start', 'Cerchiamo un appartamento', 'wishes'],
    ['it', 'real-estate-agent', 'advice', 'Richiamatemi', 'person'],
    ['it', 'health-care-agent', 'appointment', 'Non riesco a respirare', 'emergency'],
    ['it', 'health-care-agent', 'answer', 'Quali effetti collaterali ha l’ibuprofene?', 'symptoms'],
    ['it', 'confirm-email', 'check', 'Sì, è giusto', 'confirmed'],
    ['it', 'game-npc', 'riddle', 'È l’ombra?', 'solved'],
    ['nl', 'customer-support', 'start', 'Goeiemorgen, waar blijft mijn pakje?', 'order'],
    ['nl', 'customer-support', 'answer', 'Ik zou de schoenen willen ruilen', 'return'],
    ['nl', 'customer-support', 'answer', 'De lamp doet het niet', 'ticket'],
    ['nl', 'customer-support', 'answer', 'Leveren jullie in Noorwegen?', 'answer'],
    ['nl', 'customer-support', 'answer', 'Kan ik iemand spreken?', 'person'],
    ['nl', 'make-appointment', 'answer', 'Ik moet mijn afspraak van maandag afzeggen', 'change'],
    ['nl', 'make-appointment', 'start', 'Ik wil graag weten wat knippen kost', 'answer'],
    ['nl', 'make-appointment', 'check', 'Neen, liever een ander uur', 'other-day'],
    ['nl', 'real-estate-agent', 'start', 'Wij zoeken een appartement', 'wishes'],
    ['nl', 'real-estate-agent', 'homes', 'Hoe hoog is de rente nu?', 'advice'],
    ['nl', 'real-estate-agent', 'advice', 'Bel mij terug', 'person'],
    ['nl', 'health-care-agent', 'appointment', 'Ik krijg geen lucht', 'emergency'],
    ['nl', 'health-care-agent', 'answer', 'Ik wil niet meer leven', 'crisis'],
    ['nl', 'health-care-agent', 'answer', 'Welke bijwerkingen heeft ibuprofen?', 'symptoms'],
    ['nl', 'health-care-agent', 'answer', 'Ik heb een nieuw voorschrift nodig', 'prescription'],
    ['nl', 'confirm-email', 'check', 'Ja, dat klopt', 'confirmed'],
    ['nl', 'confirm-email', 'check', 'Dat klopt niet', 'correct'],
    ['nl', 'game-npc', 'riddle', 'Is het een schaduw?', 'solved'],
    ['pt', 'customer-support', 'start', 'Bom dia, onde está a minha encomenda?', 'order'],
    ['pt', 'customer-support', 'start', 'Cadê meu pedido?', 'order'],
    ['pt', 'customer-support', 'answer', 'Quero trocar os sapatos', 'return'],
    ['pt', 'customer-support', 'answer', 'Entregam na Noruega?', 'answer'],
    ['pt', 'make-appointment', 'answer', 'Preciso desmarcar o horário de segunda', 'change'],
    ['pt', 'make-appointment', 'answer', 'Quero marcar a minha consulta', 'request'],
    ['pt', 'real-estate-agent', 'start', 'Procuramos um apartamento', 'wishes'],
    ['pt', 'real-estate-agent', 'homes', 'Quero vender minha casa', 'valuation'],
    ['pt', 'real-estate-agent', 'advice', 'Quero falar com alguém', 'person'],
    ['pt', 'real-estate-agent', 'advice', 'Liguem-me', 'person'],
    ['pt', 'health-care-agent', 'appointment', 'Não consigo respirar', 'emergency'],
    ['pt', 'health-care-agent', 'answer', 'Já não quero viver', 'crisis'],
    ['pt', 'health-care-agent', 'answer', 'Quais são os efeitos colaterais do ibuprofeno?', 'symptoms'],
    ['pt', 'health-care-agent', 'answer', 'Que efeitos secundários tem o ibuprofeno?', 'symptoms'],
    ['pt', 'confirm-email', 'check', 'Sim, está certo', 'confirmed'],
    ['pt', 'game-npc', 'riddle', 'É a sombra?', 'solved'],
    ['de', 'customer-support', 'start', 'Mein Paket ist noch nicht da', 'order'],
    ['de', 'customer-support', 'answer', 'Ich will die Schuhe umtauschen', 'return'],
    ['de', 'customer-support', 'answer', 'Die Lampe funktioniert nicht', 'ticket'],
    ['de', 'customer-support', 'answer', 'Liefern Sie nach Norwegen?', 'answer'],
    ['de', 'customer-support', 'answer', 'Kann ich mit einem Mitarbeiter sprechen?', 'person'],
    ['de', 'customer-support', 'answer', 'Nein danke, das war alles', 'goodbye'],
    ['de', 'make-appointment', 'start', 'Ja, gern', 'request'],
    ['de', 'make-appointment', 'answer', 'Ich muss meinen Termin absagen', 'change'],
    ['de', 'make-appointment', 'answer', 'Was kostet ein Haarschnitt?', 'answer'],
    ['de', 'real-estate-agent', 'start', 'Wir suchen eine Wohnung', 'wishes'],
    ['de', 'real-estate-agent', 'homes', 'Ich möchte mein Haus verkaufen', 'valuation'],
    ['de', 'real-estate-agent', 'homes', 'Wie sind gerade die Zinsen?', 'advice'],
    ['de', 'health-care-agent', 'answer', 'Ich habe Schmerzen in der Brust', 'emergency'],
    ['de', 'health-care-agent', 'appointment', 'Ich kriege keine Luft', 'emergency'],
    ['de', 'health-care-agent', 'answer', 'Ich will nicht mehr leben', 'crisis'],
    ['de', 'health-care-agent', 'answer', 'Welche Nebenwirkungen hat Ibuprofen?', 'symptoms'],
    ['de', 'health-care-agent', 'answer', 'Ich brauche ein neues Rezept', 'prescription'],
    ['de', 'health-care-agent', 'answer', 'Wie komme ich zu Ihnen?', 'answer'],
    ['de', 'confirm-email', 'start', 'Wofür brauchen Sie die?', 'why'],
    ['de', 'confirm-email', 'check', 'Nein, die ist falsch', 'correct'],
    ['de', 'confirm-email', 'check', 'Ja, stimmt', 'confirmed'],
    ['de', 'game-npc', 'chat', 'Hast du Neuigkeiten?', 'rumours'],
    ['de', 'game-npc', 'riddle', 'Ist es der Schatten?', 'solved'],
    ['de', 'game-npc', 'riddle', 'Der Wind?', 'wrong'],
  ] as const)('%s: %s, at %s: %s -> %s', async (language, key, at, message, node) => {
    const { nodes } = await settingsIn(language, key)
    expect(planFor(nodes, at, message).node.id).toBe(node)
  })

  it('keeps an English and an imported template whole', async () => {
    expect(await templateIn('en', 'customer-support', defaults)).toEqual({})
    expect(await templateIn('fr', 'imported', defaults)).toEqual({})
    expect((await templateIn('fr', DEFAULT_TEMPLATE, defaults)).lang).toBe('fr')
  })
})
