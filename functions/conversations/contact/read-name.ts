import { asianSentences, greetings, introductions, namesToo, particles, sentenceWords, topics } from './name-words.ts'

const MOST_CHARACTERS = 60
/** With an introduction and an address. */
const MOST_READ = 300
/** Without particles: "Maria del Carmen Fernández Ruiz" has four. */
const MOST_WORDS = 5
/** Small letters throughout: four such words in a row are a sentence more often than a name. */
const MOST_SMALL_WORDS = 3

/**
 * The person's name in a visitor's answer to the question for it: "Anna Schmidt" in "Hello, my name is Anna Schmidt."; `undefined`
 * when the message says something else. In English, Arabic, Chinese, Dutch, French, German, Italian, Japanese, Portuguese and
 * Spanish. A name is few words of letters without one that only sentences have.
 */
export const readName = (message: string): string | undefined => {
  if (message.length > MOST_READ) return undefined
  const text = withoutAddresses(message.normalize('NFC').replace(/\s+/g, ' ')).trim()
  if (text === '' || text.length > 2 * MOST_CHARACTERS || /[?？؟]/.test(text)) return undefined
  const name = asian.test(text) ? readAsianName(text) : readSpacedName(text)
  return name && name.length <= MOST_CHARACTERS ? name : undefined
}

/** "Anna, anna@example.com": what else can be reached is asked for by itself. */
const withoutAddresses = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !word.includes('@'))
    .join(' ')
    .replace(/\+?\d[\d\s()/.-]{4,}\d/g, ' ')

const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const readSpacedName = (text: string): string | undefined => {
  const greeted = text.replace(greeting, '')
  const introduced = greeted.replace(introduction, '')
  const bare = introduced === '' ? greeted : introduced
  const name = bare
    .replace(/(?:^|[ ,])(?:is my name|ist mein name|here|please|bitte|s['’]il vous plaît|por favor)[.!]{0,3}$/i, '')
    .replace(/(?<=\p{L}{3})[.!,;\s]+$/u, '')
    .replace(/(?<![!,;\s])[!,;\s]+$/, '')
  if (!/^[\p{L}\p{M}][\p{L}\p{M} .'’‘`´&-]*(?:, [\p{L}\p{M} .'’‘`´-]+)?$/u.test(name)) return undefined
  const words = name.split(/[ ,]+/).filter((word) => word !== '')
  const counted = words.filter((word) => !particles.has(word.toLowerCase()) && !/^(?:\p{L}\.)+$/u.test(word))
  // "Al" and "Van" alone are names
  if (counted.length === 0) return words.length === 1 && /^\p{Lu}/u.test(name) ? name : undefined
  if (counted.length > MOST_WORDS) return undefined
  if (counted.some((word) => isOrdinary(word, counted.length > 1))) return undefined
  const areSmall = words.every((word) => word === word.toLowerCase() && word !== word.toUpperCase())
  return areSmall && counted.length > MOST_SMALL_WORDS ? undefined : name
}

const isOrdinary = (word: string, isBesideOthers: boolean): boolean => {
  const small = word
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<!\.)\.+$/, '')
  if (sentenceWords.has(small)) return true
  return topics.has(small) && !(isBesideOthers && word !== small && namesToo.has(small))
}

const greeting = new RegExp(`^(?:${greetings})(?=[ ,.!]|$)[ ,.!]*`, 'i')
const introduction = new RegExp(`^(?:${introductions.join('|').replaceAll("'", "['’‘`´]")})(?=[ :,]|$)[ :,]*`, 'i')

const readAsianName = (text: string): string | undefined => {
  const [introduced = ''] = text.split('よろしく')
  const name = introduced
    .replace(/^(?:こんにちは|こんばんは|はじめまして|初めまして|はい|你好|您好|嗨)[、,，。!！ ]*/, '')
    .replace(
      /^(?:(?:私|わたし|僕|ぼく|俺)の?(?:名前)?は|名前は|我(?:的(?:名字|姓名))?(?:叫做?|是|姓)|(?:名字|姓名)(?:是|叫)?[:：]?|叫我|本人)[、,， ]*/,
      '',
    )
    .replace(/(?:と(?:申し|いい|言い)ます|という者です|です|だよ|だ)?[。.!！～~ ]{0,5}$/, '')
    .trim()
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・·々 \p{Script=Latin}]+$/u.test(name)) return undefined
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
  const signs = name.replaceAll(/[ ・·]/g, '').length
  if (signs === 0 || signs > (/[\p{Script=Katakana}\p{Script=Latin}·]/u.test(name) ? 20 : isJapanese ? 9 : 6))
    return undefined
  if (/[はがにで](?=\p{Script=Han})/u.test(name) || asianSentences.ja.test(name)) return undefined
  return !isJapanese && asianSentences.zh.test(name) ? undefined : name
}
