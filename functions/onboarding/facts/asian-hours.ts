const joint = '[\\s　、,・;:：()（）「」【】|/／&~〜～–—ー－-]{0,4}'
const hour = '(?:[01]?\\d|2[0-4])'
const half = '(?:午前|午後|上午|下午|中午|早上|晚上|凌晨|傍晚|夜間?|朝)'
const time = `${half}? ?(?<!\\d)${hour}(?:[:：]\\d{2}(?!\\d)|[時时点點](?:\\d{1,2}分?|半)?)`
const range = `${time}[\\s　]?(?:から|[~〜～–—－-]|至|到)+[\\s　]?${time}(?:まで)?`
const sign = '[月火水木金土日祝]'
/** One sign is a day beside another one only: 月 is a month too. */
const day = `(?:${sign}曜日?|(?<!\\p{Script=Han})(?:土日祝?日?|${sign}(?:[、,・/／~〜～–—－-]${sign})+)(?!\\p{Script=Han}|\\d)|土日祝|(?:周|週|星期|礼拜|禮拜)[一二三四五六日天](?!年)|每天|每日|毎日|平日|工作日|周末|週末|祝日|节假日|節假日)`
const always = '(?:年中無休|全年无休|全年無休|24小时(?:营业)?|24時間(?:営業)?)'
const closed = '(?:定休日?|お?休み|休業日?|休館日?|休診日?|店休日?|休息|闭馆|閉館|公休日?|休馆|歇业|关门|休市)'
const label = '(?:(?:営業|診療|受付|開館|開店|利用)(?:日|時間)|(?:营业|开放|门诊|服务|工作|接待)时间|營業時間|開放時間)'
const link = '(?:から|まで|至|到|及|和|与|と|および|は|の|毎週|每)'
const token = `(?:${label}|${range}|${always}|${day}|${closed}|${link})`
const span = new RegExp(`${token}(?:${joint}${token})*`, 'gu')

const has = {
  day: new RegExp(day, 'u'),
  range: new RegExp(range, 'u'),
  closed: new RegExp(closed, 'u'),
  label: new RegExp(label, 'u'),
  always: new RegExp(always, 'u'),
}
const before = new RegExp(`^(?:${label}|は|の|[\\s　、,・;:：|/／&~〜～–—－-])+`, 'u')
const last = /(?:[\s　、,・;:：|/／&~〜～–—－-]|から|及|和|与|と|および|は|の|毎週|每)$/u

/** One link after the other: an expression that repeats before an end takes the square of a text's length. */
const withoutLinks = (found: string): string => {
  const rest = found.replace(last, '')
  return rest === found ? found : withoutLinks(rest)
}

/**
 * Opening hours in Japanese and Chinese text: days with hours, hours after a word for them, days that are closed ("営業時間
 * 10:00～19:00（定休日：水曜日）", "周一至周五 上午9点至下午6点").
 */
export const asianHoursIn = (text: string): string[] =>
  [...text.replace(/[０-９]/g, (figure) => figure.normalize('NFKC')).matchAll(span)]
    .map(([found]) => found.replace(/[\s　]+/g, ' '))
    .filter(
      (found) =>
        found.length <= 120 &&
        ((has.range.test(found) && (has.day.test(found) || has.label.test(found) || has.always.test(found))) ||
          (has.closed.test(found) && has.day.test(found)) ||
          has.always.test(found)),
    )
    .map((found) => withoutLinks(found.replace(before, '')).trim())
