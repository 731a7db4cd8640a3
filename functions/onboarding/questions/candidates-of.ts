import type { PageFile } from '#features/crawls'
import { pricesIn } from '#functions/onboarding/facts/prices-in'
import type { AgentLanguage } from '#shared/agents/languages'
import { factSentences } from '#shared/onboarding/fact-sentences'
import type { Candidate } from './candidate.ts'
import { figure } from './figure.ts'

type Page = Pick<PageFile, 'url' | 'blocks'>

/** Of each kind; each is tried. */
const MOST: Readonly<Record<Candidate['kind'], number>> = { asked: 10, price: 6, about: 8 }

/**
 * Questions that a website's pages should answer: those that their headings ask, the prices they list, and their parts with
 * a figure. Titles make none: the words of a title match anything.
 */
export const candidatesOf = (pages: readonly Page[], lang: AgentLanguage): readonly Candidate[] => {
  const { price, about } = factSentences[lang]
  const found = pages.flatMap(({ url, blocks }): Candidate[] => [
    ...blocks
      .map(({ headingPath }) => headingPath.at(-1) ?? '')
      .filter(isQuestion)
      .map((question) => ({ kind: 'asked' as const, question, url })),
    ...blocks
      .flatMap(({ text }) => pricesIn(text))
      .map(({ label = '' }) => ({ kind: 'price' as const, question: price(label), url })),
    ...blocks
      .filter(({ text, headingPath }) => figure.test(text) && !isTitle(blocks, headingPath))
      .map(({ headingPath }) => headingPath.at(-1) ?? '')
      .filter(isSubject)
      .map((heading) => ({ kind: 'about' as const, question: about(heading), url, part: partOf(blocks, heading) })),
  ])
  const first = new Map(found.toReversed().map((candidate) => [candidate.question.toLowerCase(), candidate]))
  return (Object.keys(MOST) as Candidate['kind'][]).flatMap((kind) =>
    [...first.values()]
      .toReversed()
      .filter((candidate) => candidate.kind === kind)
      .slice(0, MOST[kind]),
  )
}

/** A heading with others below it names the page. */
const isTitle = (blocks: Page['blocks'], [heading, ...below]: readonly string[]): boolean =>
  below.length === 0 && blocks.some(({ headingPath }) => headingPath.length > 1 && headingPath[0] === heading)

/** All that stands under a heading. */
const partOf = (blocks: Page['blocks'], heading: string): string =>
  blocks.flatMap(({ headingPath, text }) => (headingPath.at(-1) === heading ? [text] : [])).join(' ')

const isQuestion = (heading: string): boolean =>
  /[?？]$/.test(heading) &&
  heading.length <= 90 &&
  (/\p{Script=Han}/u.test(heading) || (heading.split(' ').length >= 3 && !isCall(heading)))

/** A few words that all have a capital: "Inspection Due?" asks the reader, who is to book one. */
const isCall = (heading: string): boolean =>
  heading.split(' ').length <= 4 && heading.split(' ').every((word) => /^\p{Lu}/u.test(word))

/** A short name of a part, not a sentence and not a place of every site. */
const isSubject = (heading: string): boolean =>
  heading.length >= 2 &&
  heading.length <= 40 &&
  heading.split(' ').length <= 5 &&
  /^\p{L}[\p{L}\p{N} ’'&/-]*$/u.test(heading) &&
  !placeOfEverySite.test(heading)

const placeOfEverySite = new RegExp(
  [
    '^(?:home|about|welcome|news|menu|contact|imprint|privacy|terms|cookies?|login|search)\\b',
    '^(?:impressum|kontakt|datenschutz|agb|über uns|willkommen|aktuelles|anmelden|suche)(?!\\p{L})',
    '^(?:accueil|à propos|qui sommes-nous|mentions légales|actualités|bienvenue|cgv|conditions générales|confidentialité)(?!\\p{L})',
    '^(?:inicio|sobre|quiénes somos|nosotros|contacto|noticias|bienvenid[oa]s?|aviso legal|política|términos)(?!\\p{L})',
    '^(?:chi siamo|contatti|notizie|benvenuti|note legali|condizioni|privacy|accedi)(?!\\p{L})',
    '^(?:início|quem somos|contato|notícias|bem-vind[oa]s?|termos|política)(?!\\p{L})',
    '^(?:over ons|welkom|nieuws|algemene voorwaarden|privacyverklaring|inloggen|zoeken)(?!\\p{L})',
    '^(?:ホーム|トップ|会社概要|お問い合わせ|お知らせ|利用規約|プライバシー|ログイン|検索)',
    '^(?:首页|关于我们|联系我们|联系方式|新闻|隐私|服务条款|登录|搜索)',
  ].join('|'),
  'iu',
)
