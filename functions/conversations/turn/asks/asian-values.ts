/** Whether a text in Japanese or Chinese names a day: 来週の金曜, 三月十四日, 下周三. */
export const namesAsianDay = (text: string): boolean => japaneseDay.test(text) || chineseDay.test(text)

const japaneseDay =
  /今日|本日|明日|あした|あす(?!か)|明後日|あさって|翌日|[月火水木金土日]曜|(?:今|来|再来|さ来)(?:週|月)|週明け|平日|祝日|週末|月末|月初|[上中下]旬|[一二三四五六七八九十]月|[一二三四五六七八九十]日/u
const chineseDay =
  /今天|明天|[后後]天|今晚|明晚|[本这這下]个?(?:周|週|月|星期|礼拜)|(?:周|週|星期|礼拜|禮拜)[一二三四五六日天末]|月底|年底|[一二三四五六七八九十](?:号|號)/u

/**
 * The number in a text in Japanese or Chinese, in figures: 4000万円 is 40000000, 两百万 2000000, 一万二 12000. A comma separates
 * thousands. `undefined` where it names none.
 */
export const asianNumberIn = (text: string): string | undefined => {
  const found = asianNumber.exec(text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''))?.[0]
  return found === undefined ? undefined : String(amountOf(found))
}

const asianNumber =
  /\d+(?:\.\d+)?(?:[千百十万萬亿億][\d.千百十万萬亿億]*)?|(?!一[点點下些样樣起定直般边旦切番緒応])[一二三四五六七八九十两兩百千万萬亿億〇零]+/u

const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 }
const digits = '〇一二三四五六七八九'

/** 一万二 is 12,000: a last digit counts tenths of the unit before. */
const amountOf = (written: string): number => {
  let [total, section, digit, last] = [0, 0, 0, 1]
  for (const token of written.match(/\d+(?:\.\d+)?|[^\d.]/gu) ?? []) {
    const unit = units[token]
    if (unit === undefined) {
      digit = /^\d/.test(token) ? Number(token) : digitOf(token)
      if (digit === 0) last = 1
    } else if (unit >= 1e4) {
      total += (section + digit || 1) * unit
      ;[section, digit, last] = [0, 0, unit]
    } else {
      section += (digit || 1) * unit
      ;[digit, last] = [0, unit]
    }
  }
  const isTenth = last >= 100 && /[一二三四五六七八九两兩]$/u.test(written)
  return Math.round((total + section + (isTenth ? (digit * last) / 10 : digit)) * 100) / 100
}

const digitOf = (sign: string): number => (/[两兩]/u.test(sign) ? 2 : sign === '零' ? 0 : digits.indexOf(sign))
