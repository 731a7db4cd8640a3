import type { Unit } from './units-of.ts'

/** Whether a unit can be an answer: no heading, no lone link, no line of a page's navigation or footer. */
export const isStatement = ({ kind, text }: Pick<Unit, 'kind' | 'text'>): boolean =>
  kind !== 'heading' && text.length <= MAX_CHARACTERS && (kind === 'code' || kind === 'row' || !isLayout(text))

/** A longer "sentence" is an index of names or another list whose lines have been lost. */
const MAX_CHARACTERS = 1000

/** Whether a line is of a page's navigation or footer. */
export const isLayout = (text: string): boolean =>
  isTrail(text.trim()) || layout.some((pattern) => pattern.test(text.trim()))

/** A trail of pages: Home > Shop > Boats. */
const isTrail = (text: string): boolean => {
  const pages = text.split(/\s[>»›/|·]\s/)
  return (
    pages.length > 1 &&
    pages.length <= 9 &&
    pages.every((page) => page.length > 0 && page.length <= 40 && !/[.!?]/.test(page))
  )
}

const layout: readonly RegExp[] = [
  /^<?(?:https?:\/\/|www\.)\S+>?$/i,
  /^(?:©|\(c\)\s|copyright\b).{0,160}$/i,
  /\ball rights reserved\b.{0,40}$/i,
  /^(?:read more|learn more|more|next|previous|back(?: to top)?|top|home|menu|skip to (?:main )?content|share|print|contact us|imprint|privacy(?: policy)?|cookie settings|mehr(?: lesen| erfahren)?|weiter(?:lesen)?|zurück|impressum|datenschutz(?:erklärung)?|en savoir plus|lire la suite|mentions légales|leer más|saber más|aviso legal|leggi (?:di più|tutto)|scopri di più|saiba mais|ler mais)\W*$/i,
]
