import type { PageFile } from '#features/crawls'
import type { Fact } from '#shared/onboarding/fact'

/** Headings over a company's services, and over the places that it serves, in the languages of agents. */
const services = new RegExp(
  `^(?:${[
    '(?:our |all )?(?:core |main )?services|what we (?:do|offer)|services we (?:offer|provide)|our (?:offer|treatments)',
    '(?:unsere |meine )?(?:leistungen|dienstleistungen|angebote?)|das bieten wir|was wir (?:tun|bieten)',
    '(?:nos|mes) (?:services|prestations)|prestations|ce que nous faisons',
    '(?:nuestros )?servicios|lo que hacemos|(?:i nostri )?servizi|cosa facciamo|(?:nossos |os nossos )?serviços|o que fazemos',
    '(?:onze )?diensten|wat wij doen|サービス(?:一覧)?|事業内容|服务项目|我们的服务',
  ].join('|')})$`,
  'iu',
)
const areas = new RegExp(
  `^(?:${[
    '(?:our )?(?:service|coverage) areas?|areas? (?:we serve|served|of service)|where we (?:work|serve)|locations? we serve',
    'communities we serve|cities we serve|(?:unser )?(?:einzugsgebiet|servicegebiet|einsatzgebiet|liefergebiet)e?',
    'zones? (?:desservies?|d’intervention|d’intervention)|zonas? (?:de servicio|atendidas?)|zone servite|áreas? atendidas?',
    '(?:ons )?werkgebied|対応エリア|対応地域|服务区域|服务范围',
  ].join('|')})$`,
  'iu',
)

/** A name, not a sentence: a few words of letters. */
export const isName = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 40 &&
  text.split(' ').length <= 5 &&
  /^\p{L}[\p{L}\p{N} ’'&+()/,-]*$/u.test(text) &&
  !/\b(?:learn|read|see|view|call|contact|book|get|click|ignore|mehr|jetzt|alle)\b/iu.test(text)

/** A place's name: each word with a capital, but for small ones; a script without capitals has none. */
const isPlace = (text: string): boolean =>
  isName(text) &&
  text.split(' ').length <= 4 &&
  text
    .split(/[ -]/)
    .every((word) =>
      /^[^\p{Ll}]|^(?:am|an|bei|der|de|del|di|du|der|den|im|in|la|le|les|of|on|the|und|and|y|e)$/u.test(word),
    )

/** What is listed in a text: its bullets, or the parts of one line between commas. */
const listedIn = (text: string): string[] => {
  const lines = text.split('\n')
  const bullets = lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
  const [line = ''] = lines
  const parts = bullets.length > 0 ? bullets : lines.length === 1 && line.length <= 400 ? line.split(/[,;•·|、，]/) : []
  return parts.map((part) =>
    part
      .replace(/^(?:and|und|et|y|e|en) /i, '')
      .replace(/\.$/, '')
      .trim(),
  )
}

/** The services and the areas that a page lists: headings below one that says so, and lists of names under it. */
export const offersIn = (blocks: PageFile['blocks']): Fact[] => {
  const found = blocks.flatMap(({ headingPath, text }): Fact[] => {
    const [above = '', own = ''] = headingPath.slice(-2)
    const last = headingPath.at(-1) ?? ''
    const isBelow = (heading: RegExp) => headingPath.length > 1 && heading.test(above.trim())
    if (isBelow(services) && isName(own)) return [{ kind: 'service', value: own }]
    if (isBelow(areas) && isPlace(own)) return [{ kind: 'area', value: own }]
    if (services.test(last.trim()))
      return listedIn(text)
        .filter(isName)
        .map((value) => ({ kind: 'service', value }))
    if (areas.test(last.trim()))
      return listedIn(text)
        .filter(isPlace)
        .map((value) => ({ kind: 'area', value }))
    return []
  })
  // a single one is more likely a sentence's part
  return found.filter(
    ({ kind }) => new Set(found.filter((one) => one.kind === kind).map(({ value }) => value)).size > 1,
  )
}
