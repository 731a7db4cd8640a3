import { describe, expect, it } from 'vitest'
import { candidatesOf } from '#functions/onboarding/questions/candidates-of'
import { agentLanguages } from '#shared/agents/languages'
import { companySentences } from '#shared/onboarding/company-sentences'
import { factSentences } from '#shared/onboarding/fact-sentences'
import { languageSite } from '#test/support/samples/language-site'

const english =
  /\b(?:the|and|you|your|our|we|with|what|how|please|thanks?|from|are|of|it|this|that|can|for|when|where|hi|hello|about|cost|reach|contact you|know|say|read on|facts?|hours|price|address)\b/i

const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Everything that the wizard's agent says, is told, and is asked, with marks in the place of names. */
const said = (lang: (typeof agentLanguages)[number]): readonly string[] => {
  const { intro, labels, whatItDoes, whenOpen, howToReach, price, about } = factSentences[lang]
  const company = companySentences[lang]
  return [
    company.greeting('Ähren'),
    company.about('Ähren', '…'),
    intro('…', '2026-11-23'),
    ...Object.values(labels),
    ...whatItDoes('Ähren'),
    ...whenOpen,
    ...howToReach,
    price('…'),
    about('…'),
  ]
}

describe.each(agentLanguages)('the wizard in the language %s', (lang) => {
  it('has no sentence in another one', () => {
    const sentences = said(lang)
    expect(sentences.some((text) => english.test(text))).toBe(lang === 'en')
    const isAsian = lang === 'ja' || lang === 'zh'
    expect(sentences.filter((text) => asian.test(text))).toHaveLength(isAsian ? sentences.length : 0)
    const others = agentLanguages.filter((other) => other !== lang).flatMap(said)
    const names = new Set(['E-mail', 'E-Mail', 'Telefon', 'Telefono', 'Adresse', '住所'])
    expect(sentences.filter((text) => others.includes(text) && !names.has(text))).toEqual([])
  })

  it('asks about a part of the site what the agent answers from that page', async () => {
    const { pages, ask } = await languageSite(lang)
    const titles = Object.keys(pages)
    const replies = await Promise.all(titles.map((title) => ask(factSentences[lang].about(title))))
    const right = titles.filter((title, at) => replies[at]?.pages[0] === title)
    expect(right.length, titles.filter((title) => !right.includes(title)).join(', ')).toBeGreaterThanOrEqual(4)
  })
})

it.each([
  ['en', 'About us', 'Opening hours'],
  ['de', 'Impressum', 'Öffnungszeiten'],
  ['fr', 'Mentions légales', 'Horaires'],
  ['es', 'Aviso legal', 'Horarios'],
  ['it', 'Chi siamo', 'Orari'],
  ['pt', 'Sobre nós', 'Horário'],
  ['nl', 'Over ons', 'Openingstijden'],
  ['ja', '会社概要', '営業時間'],
  ['zh', '关于我们', '营业时间'],
] as const)(
  'in %s it suggests no question about "%s", which every site has, but about "%s"',
  (lang, place, subject) => {
    const blocks = [place, subject].map((heading) => ({ headingPath: [heading], text: '1987: 9–18' }))
    const asked = candidatesOf([{ url: 'https://kestrel.example/', blocks }], lang).map(({ question }) => question)
    expect(asked).toEqual([factSentences[lang].about(subject)])
  },
)
