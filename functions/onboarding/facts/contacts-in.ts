import type { Fact } from '#shared/onboarding/fact'

const international = /(?<![\d\p{L}+])\+\d[\d ()./-]{6,20}\d(?!\d)/gu
const labelled =
  /(?:(?<!\p{L})(?:tel|phone|telephone|telefon|téléphone|teléfono|telefono|telefone|telefoon)|電話(?:番号)?|フリーダイヤル|电话|手机|热线)\.?:? ?(\(?0[\d ()./-]{6,20}\d)(?!\d)/giu
/** Numbers that are known by their form: Japan's with an area, freephone and mobile; China's service, mobile and fixed ones. */
const asian =
  /(?<![\d+(-])(?:0\d{1,4}-\d{1,4}-\d{3,4}|[48]00[- ]?\d{3}[- ]?\d{4}|400\d[- ]\d{3}[- ]\d{3}|1[3-9]\d{9}|0\d{2,3}[- ]\d{3,4}[- ]?\d{4})(?![\d-])/g
const asianSigns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,3}(?![\w@-])/gu

/** Telephone numbers and e-mail addresses in a text; faxes are none. */
export const contactsIn = (given: string): Fact[] => {
  // ：and figures in full width, as Japanese and Chinese pages have them
  const text = given.slice(0, 20_000).replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
  const numbers = [
    ...[...text.matchAll(international)].map((found) => ({ at: found.index, value: found[0] })),
    ...[...text.matchAll(labelled)].map((found) => ({ at: found.index, value: found[1] ?? '' })),
    ...(asianSigns.test(text) ? [...text.matchAll(asian)] : []).map((found) => ({ at: found.index, value: found[0] })),
  ]
    .filter(
      ({ at }) =>
        !/(?:fax|传真|傳真|ファックス|ファクス|(?<!電話)番号|单号|編號)[^\p{L}\d]{0,8}$/iu.test(
          text.slice(Math.max(0, at - 12), at),
        ),
    )
    .filter(({ value }, at, all) => all.findIndex((other) => digitsOf(other.value) === digitsOf(value)) === at)
  return [
    ...numbers.flatMap(({ value }) => phoneOf(value)),
    ...[...text.matchAll(mail)].map(([value]) => ({ kind: 'email' as const, value: value.toLowerCase() })),
  ]
}

const digitsOf = (value: string): string => value.replace(/\D/g, '')

/** A written telephone number; none if its digits are too few or too many for one (E.164). */
export const phoneOf = (written: string): Fact[] => {
  const value = written.replace(/\s+/g, ' ').trim()
  const digits = value.replace(/\D/g, '').length
  return /^[\d +()./-]{7,30}$/.test(value) && digits >= 7 && digits <= 15 ? [{ kind: 'phone', value }] : []
}
