import { type AgentLanguage, agentLanguages } from '#shared/agents/languages'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** The most frequent function words of each language that is written with spaces: about a third of any running text. */
const frequent: Readonly<Partial<Record<AgentLanguage, ReadonlySet<string>>>> = {
  en: words(
    'the of and to in is you that it for on are with as at be this have from or your we our can will not by all',
  ),
  de: words(
    'der die und das den von zu ist mit sich des auf für nicht ein eine im dem auch es an werden aus wir sie oder',
  ),
  fr: words(
    'le la les de des et du en un une est que qui dans pour pas sur au aux avec vous nous votre ce cette sont plus',
  ),
  es: words('el la los las de y en que un una es por con para del se no su al lo como más sus este nuestra nuestro'),
  it: words(
    'il la di e che in un una è per con non del della dei le gli si da nel sono alla i al come più anche nostro',
  ),
  pt: words('o a os as de e que do da em um uma para com não no na por mais dos das se ao é como são nossa você'),
  nl: words(
    'de het een en van in is dat op te voor met zijn niet aan er om ook u uw wij ons bij door naar kunt worden',
  ),
}

/** Words that are counted; a text this long shows its language. */
const MAX_WORDS = 3000
const MIN_WORDS = 20
/** The share of frequent words below which a text is a list of names or in another language. */
const MIN_SHARE = 0.15
/** The best language must have this much more than the second: neighbours such as Spanish and Portuguese share words. */
const MIN_LEAD = 1.2

/** The language that a running text shows by its script or its function words; `undefined` if it shows none of ours clearly. */
export const languageOfText = (text: string): AgentLanguage | undefined => {
  const start = text.slice(0, 40_000)
  const letters = countOf(start, /\p{L}/gu)
  const kana = countOf(start, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = countOf(start, /\p{Script=Han}/gu)
  if (letters >= MIN_WORDS && kana + han > letters / 2) return kana > (kana + han) / 20 ? 'ja' : 'zh'
  const found = (start.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, MAX_WORDS)
  if (found.length < MIN_WORDS) return undefined
  const [best, second] = agentLanguages
    .map((language) => ({ language, count: found.filter((word) => frequent[language]?.has(word)).length }))
    .sort((a, b) => b.count - a.count)
  if (!best || best.count < found.length * MIN_SHARE) return undefined
  return best.count >= (second?.count ?? 0) * MIN_LEAD ? best.language : undefined
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
