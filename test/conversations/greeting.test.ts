import { describe, expect, test } from 'vitest'
import { greeting } from '#functions/conversations/turn/plan/greeting'
import { starterDefaults } from '#shared/agents/defaults'
import { agentLanguages } from '#shared/agents/languages'
import { UiPart } from '#shared/agents/schema'
import { readGreeting } from '#shared/conversations/greeting/read-greeting'

const starter = starterDefaults({ title: 'Ada', agentPlatform: 'vg' })

describe('a greeting in Markdown', () => {
  test('of a starter agent is its text, a carousel of pictures and a video', () => {
    const { messages, nodeId } = greeting(starter, {})
    expect(nodeId).toBeUndefined()
    expect(messages).toHaveLength(1)
    const { text = '', parts = [] } = messages[0] ?? {}
    expect(text).toMatch(/^# Hello and welcome! 👋\n\nI can \*\*answer questions\*\*/)
    expect(text).toMatch(/whenever you like\n\nHow can I help you today\?$/)
    expect(parts).toMatchObject([
      { kind: 'carousel', cards: [{ title: 'A mountain lake' }, { title: 'A northern light' }, { text: '' }] },
      { kind: 'video', title: 'Watch a short film', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    ])
    for (const part of parts) expect(UiPart.parse(part)).toEqual(part)
  })

  test.each(agentLanguages)('of a starter agent is in its language (%s)', (lang) => {
    const own = starterDefaults({ title: 'Ada', agentPlatform: 'vg', lang: `${lang}-XX` })
    const { text = '', parts = [] } = greeting(own, {}).messages[0] ?? {}
    expect(parts.map(({ kind }) => kind)).toEqual(['carousel', 'video'])
    expect(text).not.toContain('{')
    expect(/Hello|How can I|Ask me/.test(`${text} ${JSON.stringify(parts)}`)).toBe(lang === 'en')
  })

  test('of before begins without the words to a model', () => {
    const before = 'Greet the visitor with this message, in their language:\n\n# Hello'
    expect(readGreeting(before)).toEqual({ text: '# Hello', parts: [] })
  })

  test('keeps a picture alone, a video’s bare address, and what is only a link', () => {
    const lines = [
      'One:',
      '![A bike](https://a.example/bike.png)',
      '',
      'https://vimeo.com/123456789',
      'and [our site](https://a.example)',
      '[Prices](https://a.example/prices)',
    ]
    expect(readGreeting(lines.join('\r\n'))).toEqual({
      text: 'One:\n\nand [our site](https://a.example)\n[Prices](https://a.example/prices)',
      parts: [
        { kind: 'image', url: 'https://a.example/bike.png', alt: 'A bike' },
        { kind: 'video', title: '', url: 'https://vimeo.com/123456789' },
      ],
    })
  })

  test('never has more cards and parts than a message takes', () => {
    const numbers = Array.from({ length: 14 }, (_, n) => n)
    const pictures = numbers.map((n) => `![Picture ${n}](https://a.example/${n}.png)`)
    const videos = numbers.map((n) => `https://a.example/${n}.mp4`)
    const { parts = [] } = readGreeting([...pictures, ...videos].join('\n')) ?? {}
    expect(parts).toHaveLength(5)
    for (const part of parts) expect(UiPart.parse(part)).toEqual(part)
  })

  test('cuts no title within an emoji', () => {
    const title = `${'x'.repeat(79)}😀`
    const lines = [`![${title}](https://a.example/bike.png)`, `[${title}](https://vimeo.com/123456789)`]
    expect(readGreeting(lines.join('\n'))?.parts).toMatchObject([{ alt: 'x'.repeat(79) }, { title: 'x'.repeat(79) }])
  })

  test('has the page’s values in it', () => {
    const { messages } = greeting({ ...starter, vg_initPrompt: 'Hello {{name}}!' }, { name: 'Ines' })
    expect(messages).toEqual([{ text: 'Hello Ines!', parts: [] }])
  })

  test.each(['', '  \n \n'])('that is empty (%j) leaves the initial messages', (vg_initPrompt) => {
    expect(greeting({ ...starter, vg_initPrompt }, {}).messages).toEqual([
      { text: 'Hi, how can I help you today?', parts: [] },
    ])
  })
})
