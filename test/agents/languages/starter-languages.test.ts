import { describe, expect, it } from 'vitest'
import { newAgentDefaults } from '#shared/agents/defaults'
import { agentLanguages, languageOfTag } from '#shared/agents/languages'
import { type AgentNode, AgentSettings } from '#shared/agents/schema'
import { starterNodes } from '#shared/agents/starter-nodes'
import { starterIn } from '#shared/agents/templates/starter/starter-in'
import { companySentences } from '#shared/onboarding/company-sentences'
import { textsIn } from '#test/support/texts-in'
import { planFor } from '#test/support/worlds/plan-for'

const defaults = newAgentDefaults({ title: 'Desk', agentPlatform: 'vg' })

/** A node without its texts: an empty one stays empty, another becomes a mark. */
const structureOf = (node: AgentNode) => {
  const mark = (text: string | undefined) => text && '…'
  const { name, instructions, says, asks, transitions, ...rest } = node
  const variables = [...(says ?? '').matchAll(/\{\{\w+\}\}/g)].map(([variable]) => variable).toSorted()
  return {
    ...rest,
    variables,
    texts: [mark(name), mark(instructions), mark(says)],
    transitions: transitions.map(({ id, to, when }) => [id, to, when.kind]),
    asks: asks?.map(({ question, retry, ...ask }) => ({ ...ask, texts: [mark(question), mark(retry)] })),
  }
}

describe.each(agentLanguages)('a new agent in the language %s', (lang) => {
  const settings = { ...defaults, ...starterIn(lang, defaults) }

  it('is valid, with the language set for chat and voice', () => {
    expect(AgentSettings.parse(settings)).toEqual(settings)
    expect([settings.lang, settings.voiceConfig.transcriber.language]).toEqual([lang, lang])
  })

  it('has the nodes of the English one', () => {
    expect(settings.nodes.map(structureOf)).toEqual(starterNodes.map(structureOf))
  })

  it('says no word of another language', () => {
    const { proactiveMessage, UIhandoffTitle, UIhandoffSubtitle, vg_systemPrompt, vg_initMessages, nodes } = settings
    const own = { proactiveMessage, UIhandoffTitle, UIhandoffSubtitle, vg_systemPrompt, vg_initMessages }
    const { greeting, about } = companySentences[lang]
    const said = textsIn({
      own,
      company: [greeting('Ähren'), about('Ähren', '…'), settings.description],
      nodes: nodes.map(({ name, instructions, says, asks, transitions }) => ({
        // the English agent understands a goodbye in any language
        heard: transitions.map(({ when }) => lang !== 'en' && when.kind === 'says' && when.anyOf),
        name,
        instructions,
        says,
        asks: asks?.map(({ question, retry }) => ({ question, retry })),
      })),
    })
    const english = said.filter((text) => /\b(the|and|you|your|our|with|what|how|please|thank|from)\b/i.test(text))
    expect(english.length > 0).toBe(lang === 'en')
    const isAsian = lang === 'ja' || lang === 'zh'
    expect(said.filter((text) => /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)).length).toBe(
      isAsian ? said.length : 0,
    )
  })
})

it.each([
  ['de', 'Danke, tschüss!'],
  ['fr', 'Merci, au revoir'],
  ['es', 'Gracias, hasta luego'],
  ['it', 'Grazie, a presto'],
  ['pt', 'Obrigada, até logo'],
  ['nl', 'Bedankt, tot ziens'],
  ['ja', 'ありがとう、さようなら'],
  ['zh', '好的，谢谢，再见'],
] as const)('in %s a visitor takes leave: %s', (lang, message) => {
  const { nodes } = starterIn(lang, defaults)
  expect(planFor(nodes, 'answer', message).node.id).toBe('goodbye')
})

it.each([
  ['de-AT', 'de'],
  ['pt_BR', 'pt'],
  ['ZH-Hant', 'zh'],
  ['sv', undefined],
  ['deutsch', undefined],
  ['', undefined],
])('the language tag %s means %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})
