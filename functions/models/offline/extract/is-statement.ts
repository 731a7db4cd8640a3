import type { Unit } from './units-of.ts'

/** Whether a unit can be an answer: no heading, no lone link, no line of a page's navigation or footer. */
export const isStatement = ({ kind, text }: Pick<Unit, 'kind' | 'text'>): boolean =>
  kind !== 'heading' && (kind === 'code' || kind === 'row' || !isLayout(text))

/** Whether a line is of a page's navigation or footer. */
export const isLayout = (text: string): boolean => layout.some((pattern) => pattern.test(text.trim()))

const layout: readonly RegExp[] = [
  /^<?(?:https?:\/\/|www\.)\S+>?$/i,
  /^(?:©|\(c\)\s|copyright\b).{0,160}$/i,
  /\ball rights reserved\b.{0,40}$/i,
  // a trail of pages: Home > Shop > Boats
  /^[^.!?]{1,40}(?:\s[>»›/|·]\s[^.!?]{1,40}){1,8}$/,
  /^(?:read more|learn more|more|next|previous|back(?: to top)?|top|home|menu|skip to (?:main )?content|share|print|contact us|imprint|privacy(?: policy)?|cookie settings|mehr(?: lesen| erfahren)?|weiter(?:lesen)?|zurück|impressum|datenschutz(?:erklärung)?|en savoir plus|lire la suite|mentions légales|leer más|saber más|aviso legal|leggi (?:di più|tutto)|scopri di più|saiba mais|ler mais)\W*$/i,
]
