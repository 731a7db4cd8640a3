import { asianHoursIn } from './asian-hours.ts'

const days = [
  // en, and schema.org's two letters
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tues?|weds?|thurs?|thu|fri|sat|sun|daily|every day|weekdays|mo|tu|we|th|fr|sa|su',
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|di|mi|do|so|täglich',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim|tous les jours',
  'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mié|jue|vie|sáb|todos los días',
  'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gio|sab|dom|tutti i giorni',
  'segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|todos os dias',
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|wo|vr|za|zo|dagelijks',
].join('|')
const asianDays = '[月火水木金土日]曜日?|(?:周|星期)[一二三四五六日天]|每天|毎日|平日'
const ands = 'from|to|until|and|bis|von|und|à|au|de|du|et|a|al|y|e|das|às|alle|dalle|tot|en|van|ab'
const links = `${ands}|uhr|h|uur|hours?|o’clock`
const closed = 'closed|geschlossen|ruhetag|fermé|cerrado|chiuso|fechado|gesloten|定休日|休業|休息'

const word = (alternatives: string) => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`
const day = `(?:${word(days)}|${asianDays})`
const time = '(?<!\\d)\\d{1,2}(?:[:.h時点]\\d{2})?(?!\\d)(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|h|時|点)(?!\\p{L}))?'
const closedDay = `${day}[\\s,:–—-]{0,3}(?:${closed})(?!\\p{L})`
const token = `(?:${closedDay}|${day}|${time}|${word(links)}|至|到|から|まで)`
const lastLinks = new RegExp(`(?:[\\s,;:.()|/&~〜～–—-]+${word(ands)})+$`, 'iu')
/** The next sentence's "We", which is Wednesday to nobody. */
const nextSentence = new RegExp(`\\.\\s+${day}$`, 'iu')
const span = new RegExp(`(?:${closedDay}|${token}(?:[\\s,;:.()|/&~〜～–—-]{0,4}${token})+)`, 'giu')

const hasDay = new RegExp(day, 'iu')
const hasClosedDay = new RegExp(closedDay, 'iu')
const hasRange = new RegExp(`${time}[\\s–—~〜～-]{0,3}(?:${word(ands)}|至|到|から)? ?${time}`, 'iu')
/** Minutes, a unit, or a day in full: "Mar 9 to 18" is a date. */
const isClear = /\d[:.h時点]\d{2}|\d ?(?:am|pm|uhr|uur|h|時|点)|\p{L}{5,}|[\p{Script=Han}]/iu

/** Runs of days and times in a text ("Tuesday to Saturday from 9 to 18"), each word of which is one of a closed vocabulary. */
export const hoursIn = (given: string): string[] => {
  const text = given.slice(0, 20_000)
  const asian = asianSigns.test(text) ? asianHoursIn(text) : []
  return [...asian, ...spacedHoursIn(text).filter((found) => !asian.some((one) => one.includes(found)))]
}

const asianSigns = /[\p{Script=Han}\p{Script=Katakana}]/u

const spacedHoursIn = (text: string): string[] =>
  [...text.matchAll(span)]
    .map(([found]) => found.replace(/\s+/g, ' ').replace(nextSentence, '').replace(lastLinks, '').trim())
    .filter(
      (found) =>
        found.length <= 120 &&
        hasDay.test(found) &&
        ((hasRange.test(found) && isClear.test(found)) || hasClosedDay.test(found)),
    )
