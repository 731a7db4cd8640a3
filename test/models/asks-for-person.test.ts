import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asksForPerson, judgeLexically, smallTalkOf } from '#features/models-words'
import { heldSentences } from '#test/models/people/held-sentences'
import { lateSentences } from '#test/models/people/late-sentences'
import { thirdSentences } from '#test/models/people/third-sentences'
import { tunedSentences } from '#test/models/people/tuned-sentences'

interface Questions {
  readonly requests: {
    readonly tuned: readonly string[]
    readonly held: readonly string[]
    /** Written for a measurement, and not used since. */
    readonly fresh?: readonly string[]
  }
  readonly ordinary: readonly string[]
}

const file = new URL('../bench/questions/person.json', import.meta.url)
const languages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Questions>>)

test.each(languages)('a request for a person is found in every wording of the list: %s', (_, { requests }) => {
  for (const half of [requests.tuned, requests.held]) {
    const missed = half.filter((text) => !asksForPerson(text))
    expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(half.length * 0.05)
  }
})

test('of requests written after the words four in five are found', () => {
  const fresh = languages.flatMap(([, { requests }]) => requests.fresh ?? [])
  const missed = fresh.filter((text) => !asksForPerson(text))
  expect(fresh).toHaveLength(45)
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(9)
})

test.each(languages)('of forty ordinary questions at most one is taken for such a request: %s', (_, { ordinary }) => {
  expect(ordinary).toHaveLength(40)
  expect(ordinary.filter((text) => asksForPerson(text)).length).toBeLessThanOrEqual(1)
})

const of = (
  kind: 'asking' | 'mentioning',
  sentences: typeof heldSentences | typeof tunedSentences | typeof lateSentences | typeof thirdSentences,
) => Object.values(sentences).flatMap((one): readonly string[] => one[kind])

test('of a hundred wordings among other sentences nine in ten are found, and of as many other sentences none', () => {
  const missed = of('asking', lateSentences).filter((text) => !asksForPerson(text))
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(10)
  expect(of('mentioning', lateSentences).filter((text) => asksForPerson(text))).toEqual([])
})

test('of a hundred requests that somebody else wrote nine in ten are found, and of as many other sentences none', () => {
  const missed = of('asking', thirdSentences).filter((text) => !asksForPerson(text))
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(10)
  expect(of('mentioning', thirdSentences).filter((text) => asksForPerson(text))).toEqual([])
})

test('of a hundred plain requests 85 are found, and of as many other sentences at most three', () => {
  const missed = of('asking', heldSentences).filter((text) => !asksForPerson(text))
  const taken = of('mentioning', heldSentences).filter((text) => asksForPerson(text))
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(15)
  expect(taken.length, taken.join(' | ')).toBeLessThanOrEqual(3)
})

test('of the requests that words were chosen by nineteen in twenty are found, and nothing else', () => {
  const tuned = of('asking', tunedSentences)
  expect(tuned.filter((text) => !asksForPerson(text)).length).toBeLessThanOrEqual(tuned.length * 0.06)
  expect(of('mentioning', tunedSentences).filter((text) => asksForPerson(text))).toEqual([])
})

interface Blind {
  /** Written before the words were read: half of them, by the hash of the text, chose no word until it had been measured. */
  readonly requests: readonly string[]
  /** Ordinary messages with the same words. */
  readonly others: readonly string[]
  /** Four later sets, each measured once and used since. */
  readonly further: readonly string[]
}

const blindFile = new URL('../bench/questions/person-blind.json', import.meta.url)
const blind = Object.values(JSON.parse(readFileSync(blindFile, 'utf8')) as Readonly<Record<string, Blind>>)

test('of two hundred requests in nine languages 95 in a hundred are found, and of three hundred messages with their words at most three', () => {
  const requests = blind.flatMap((one) => one.requests)
  const missed = requests.filter((text) => !asksForPerson(text))
  const taken = blind.flatMap((one) => one.others).filter((text) => asksForPerson(text))
  expect(requests).toHaveLength(198)
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(10)
  expect(taken.length, taken.join(' | ')).toBeLessThanOrEqual(3)
})

test('of five hundred odd ways to ask for a person nine in ten are found', () => {
  const further = blind.flatMap((one) => one.further)
  const missed = further.filter((text) => !asksForPerson(text))
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(further.length / 10)
})

test('a name that a visitor goes by asks for no call', () => {
  for (const text of ['call me Bob', 'llámame Paco', 'Appelez-moi Robert', 'chiamatemi Gigi', 'pode me chamar de Zé'])
    expect(asksForPerson(text), text).toBe(false)
})

test('a refusal asks for no person, unless a machine is refused', () => {
  expect(asksForPerson('I don’t want to talk to a person')).toBe(false)
  expect(asksForPerson('No human needed, thanks')).toBe(false)
  expect(asksForPerson('Ich will keinen Menschen sprechen')).toBe(false)
  expect(asksForPerson('I don’t want to talk to a robot')).toBe(true)
})

test('the agent’s own label for a handoff asks, in capitals and with punctuation too', () => {
  expect(asksForPerson('front desk!', 'Front Desk')).toBe(true)
  expect(asksForPerson('front desk!', '')).toBe(false)
  expect(asksForPerson('', ' ')).toBe(false)
})

test('a sentence about a human is judged by the same words, and small talk knows them too', () => {
  const sentence = 'The visitor wants a human'
  expect(judgeLexically([sentence], 'Ik wil met een mens praten')).toEqual(new Set([sentence]))
  expect(judgeLexically([sentence], 'Who is the manager of the shop?')).toEqual(new Set())
  expect(smallTalkOf('Ik wil met een mens praten')).toBe('person')
})

test('a very long message is read in time that grows with its length only', () => {
  const text = `i want a a a a a a ${'a real live actual '.repeat(40_000)} `
  expect(asksForPerson(text)).toBe(false)
})
