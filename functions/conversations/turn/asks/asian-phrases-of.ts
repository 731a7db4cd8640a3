/**
 * Which phrases a message in Japanese or Chinese contains: one begins and ends where a word does (`Intl.Segmenter` has one
 * dictionary for both), and no negation stands beside it. はい is not in いつはいりますか, 对 not in 不对 and 对方. Katakana are as
 * good as hiragana, full width as half.
 */
export const asianPhrasesOf = (message: string): ((phrase: string) => boolean) => {
  const written = joined(message)
  let it: Words | undefined
  return (phrase) => {
    const wanted = joined(phrase)
    if (wanted === '') return false
    for (let from = written.indexOf(wanted); from >= 0; from = written.indexOf(wanted, from + 1)) {
      it ??= wordsOf(message)
      const to = from + wanted.length
      if (isWhole(it, from, to) && !isNegated(it, from, to) && isMeant(it, from, to)) return true
    }
    return false
  }
}

interface Words {
  /** Without spaces and punctuation. */
  readonly text: string
  /** Where the word of each of its characters begins and ends. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Where a clause ends: after so many characters stands punctuation, or nothing. */
  readonly pauses: readonly number[]
}

const wordsOf = (message: string): Words => {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  const [starts, ends, pauses] = [[] as number[], [] as number[], [0]]
  let text = ''
  for (const { segment } of segmenter.segment(folded(message))) {
    const word = joined(segment)
    if (word === '' && segment.trim() !== '') pauses.push(text.length)
    const [start, end] = [text.length, text.length + word.length]
    for (let at = start; at < end; at++) {
      starts.push(start)
      ends.push(end)
    }
    text += word
  }
  return { text, starts, ends, pauses: [...pauses, text.length] }
}

let segmenter: Intl.Segmenter | undefined

/** ﾊｲ and はーい as ハイ and はい. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{Script=Hiragana})[ー〜~]+/gu, '')

/** Without spaces and punctuation, in hiragana. */
const joined = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}\p{M}ー]+/gu, '')
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))

/** What a phrase leaves of a word that it cuts is an ending, or what joins any word: 我想, ですが, 痛み. */
const isWhole = ({ text, starts, ends }: Words, from: number, to: number): boolean => {
  const before = text.slice(starts[from], from)
  const after = text.slice(to, ends[to - 1])
  const isStem = /\p{Script=Han}/u.test(text[to - 1] ?? '') && /^\p{Script=Hiragana}+$/u.test(after)
  return (
    long.test(text.slice(from, to)) ||
    ((before === '' || prefix.test(before)) && (after === '' || isStem || suffix.test(after)))
  )
}

/** So many characters in a row are no coincidence, whatever word they cut: 心脏病 in 心脏病发作. */
const long = /^(?:\p{Script=Han}{3}|.{4})/u
const prefix = /^(?:[我你您]们?的?|[想要就也都很请再的有在]|[おご御])$/u
const suffix = /^(?:[了的吗呢吧啊呀嘛哦么]|[がねよのわはも]|けど|です.{0,2}|ます.{0,2})$/u

const isNegated = ({ text, pauses }: Words, from: number, to: number): boolean => {
  if (!pauses.includes(from) && negationBefore.test(text.slice(0, from))) return true
  // 問題ない, but not 息ができない: a verb's stem belongs to its negation
  const isNoun = /[^\p{Script=Hiragana}]/u.test(text[to - 1] ?? '')
  return !pauses.includes(to) && (isNoun ? nounNegated : negated).test(text.slice(to))
}

/** 有没有, 是不是 and 要不 ask or propose, 特别 is another word. */
const negationBefore = /(?<!有)没有$|(?<!是)不是$|不太$|(?<!要)不$|没$|(?<![特区性级类分识辨个])别$|[未無无]$/u
const negated = /^(?:では?|じゃ|は|とは)(?:ない|なく|なか|なさ|あり?ま|ござい?ま|思いませ|思わな)/u
const nounNegated = /^(?:では?|じゃ|は|が|も|とは)?(?:ない|なく|なか|なさ|ありませ|ございませ|思いませ|思わな)/u

/** Words that answer alone and are part of other sentences mean "yes" or "no" only where they end or are a clause. */
const isMeant = ({ text, pauses }: Words, from: number, to: number): boolean => {
  const phrase = text.slice(from, to)
  const clauseStart = pauses.findLast((at) => at <= from) ?? 0
  const clauseEnd = pauses.find((at) => at >= to) ?? text.length
  const [before, after] = [text.slice(clauseStart, from), text.slice(to, clauseEnd)]
  if (/^\p{Script=Hiragana}{2}$/u.test(phrase)) return after === '' || (before === '' && !/^(?:な|っ?と)/u.test(after))
  if (/(?:です|ます)$/u.test(phrase) && after.startsWith('か')) return false
  if (!chineseAnswer.test(phrase)) return true
  if (phrase.length === 1) return aloneBefore.test(before) && aloneAfter.test(after.replaceAll(phrase, ''))
  return modal.test(phrase) ? aloneAfter.test(after) : !/^[吗嗎]/u.test(after)
}

const chineseAnswer = /^(?:[是对對好行要能会會]|可以|需要|想要|[是对對好行]的|正确|正確|没错|沒錯|没问题)$/u
const modal = /^(?:可以|需要|想要)$/u
const aloneBefore = /^[嗯哦啊恩额那是对對好行]*$/u
const aloneAfter = /^[的了啊呀吧呢哦嘛啦滴]*(?:$|(?:谢谢|謝謝|感谢|麻烦|请|那|就).*)/u
