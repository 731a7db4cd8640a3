import { describe, expect, it } from 'vitest'
import type { ModelSource } from '#functions/models/language-model.port'
import { offlineReply } from '#functions/models/offline/offline-reply'

const page = (n: number, title: string, text: string, score: number): ModelSource => ({
  n,
  title,
  heading: '',
  text,
  score,
  url: `https://club.example/${n}`,
})

const ask = (question: string, sources: readonly ModelSource[]) =>
  offlineReply({
    model: 'offline',
    system: '',
    messages: [{ role: 'user', text: question }],
    sources,
    isKnowledgeOnly: true,
    node: { name: 'Answer', instructions: '' },
    variables: {},
    tools: [],
    temperature: 0,
    maxOutputTokens: 1024,
    signal: new AbortController().signal,
  })

const moorings = 'Buoys are laid out in spring. Ask the boatman for a rope.'
const visitors = 'Guests who moor at a buoy overnight pay the boatman.'

describe('a question on which search and sentences disagree', () => {
  it('names both pages instead of claiming one', () => {
    const { text, citedSources, isUnanswered } = ask('Where do guests moor at a buoy overnight?', [
      page(1, 'Buoys for guests', moorings, 0.66),
      page(2, 'Fees', visitors, 0.63),
    ])
    expect(text).toMatch(/^I’m not sure/)
    expect(citedSources).toEqual([1, 2])
    expect(isUnanswered).toBe(true)
  })

  it('is answered when the other page is very likely', () => {
    const { citedSources, isUnanswered } = ask('Where do guests moor at a buoy overnight?', [
      page(1, 'Buoys for guests', moorings, 0.66),
      page(2, 'Fees', visitors, 0.9),
    ])
    expect(citedSources).toEqual([2])
    expect(isUnanswered).toBe(false)
  })
})

describe('a question about a name that the nearest pages do not contain', () => {
  const ferry = page(1, 'The ferry', 'The ferry to Marstal leaves from the pier in the morning.', 0.4)

  it.each([
    ['When does the ferry to Rotterdam leave?', false],
    ['When does the ferry leave by the tide-o-matic?', false],
    ['When does the morning-ferry leave?', true],
    ['When does the ferry to Marstal leave?', true],
    ['When does the ferry to Martsal leave?', true],
    ['when does the ferry leave in the morning', true],
  ])('gets no pointer: %s', (question, isPointed) => {
    expect(ask(question, [ferry]).citedSources).toEqual(isPointed ? [1] : [])
  })

  it('but in German, where every noun has a capital, gets one', () => {
    const fähre = page(1, 'Die Fähre', 'Die Fähre legt morgens am Steg ab.', 0.4)
    expect(ask('Wann legt morgens die Fähre für Urlauber ab?', [fähre]).citedSources).toEqual([1])
  })
})

describe('what a version changed', () => {
  it('is neither the answer nor a figure of it', () => {
    const { text } = ask('How many times does alarm_repeat ring?', [
      page(
        1,
        'Settings',
        '# alarm_repeat\nThe alarm rings again after a pause. Changed in version 3.4: alarm_repeat rings louder. Ringing ends as soon as 5 people have confirmed it.',
        0.9,
      ),
    ])
    expect(text).toContain('5 people')
    expect(text).not.toContain('version 3.4')
  })
})

describe('a name that a text writes out', () => {
  it('is found in its words', () => {
    const { text } = ask('alarm_repeat default', [
      page(1, 'Settings', 'The bell is made of brass. By default the alarm will repeat 3 times. Boats hear it.', 0.9),
    ])
    expect(text).toContain('repeat 3 times')
  })
})

describe('a line that stands on most pages', () => {
  it('answers nothing, however well it fits', () => {
    const slogan = 'Rent a boat for a day from the club by the sea.'
    const { text } = ask('Can I rent a boat for a day?', [
      page(1, 'Renting', `${slogan}\nA boat is let to members by the day.`, 0.9),
      page(2, 'Fees', `${slogan}\nThe fee is due in January.`, 0.7),
      page(3, 'Waste', `${slogan}\nOil goes into the red container.`, 0.3),
    ])
    expect(text).toContain('A boat is let to members by the day.')
    expect(text).not.toContain(slogan)
  })
})
