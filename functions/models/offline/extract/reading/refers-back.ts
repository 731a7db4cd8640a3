import type { Unit } from './units-of.ts'

/** Whether a sentence begins with a pronoun for the sentence before it in its paragraph. */
export const refersBack = (units: readonly Unit[], at: number): boolean => {
  const unit = units[at]
  const before = units[at - 1]
  return (
    unit?.kind === 'sentence' &&
    before?.kind === 'sentence' &&
    before.source === unit.source &&
    before.line === unit.line &&
    pronoun.test(unit.text)
  )
}

const pronoun =
  /^(It|Its|This|These|They|Their|That|Those|Such|He|She|In this case|Otherwise|However|But|And|Also|Then|If so|If not|Instead|Therefore|Er|Sie|Es|Dies|Diese|Dieser|Dieses|Il|Elle|Cela|Ce|Esto|Este|Esta|Questo|Questa|Isso|Este)\b/
