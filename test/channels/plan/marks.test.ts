import { describe, expect, test } from 'vitest'
import { formattedText } from '#functions/channels/plan/formatted-text'
import { discordMarks, plainMarks, whatsappMarks } from '#functions/channels/plan/marks'
import { writeText } from '#functions/channels/plan/write-text'

describe('Markdown in a channel’s own marks', () => {
  test.each([
    ['**bold** and *italic* and ~~gone~~', '*bold* and _italic_ and ~gone~', '**bold** and *italic* and ~~gone~~'],
    ['***both***', '_*both*_', '***both***'],
    ['# Title\n\nText', '*Title*\n\nText', '**Title**\n\nText'],
    ['**two  \nlines**', '*two*\n*lines*', '**two**\n**lines**'],
    ['- one\n- two', '• one\n• two', '• one\n• two'],
    ['> quoted\n> twice', '> quoted\n> twice', '> quoted\n> twice'],
    ['`a_b`', '`a_b`', '`a_b`'],
    ['```js\nlet a = 1\nb()\n```', '```let a = 1\nb()```', '```js\nlet a = 1\nb()\n```'],
    ['[here](https://a.example/b)', 'here (https://a.example/b)', '[here](<https://a.example/b>)'],
    ['[**here**](https://a.example/b)', '*here* (https://a.example/b)', '[**here**](<https://a.example/b>)'],
    ['https://a.example/b_c_d', 'https://a.example/b_c_d', '<https://a.example/b_c_d>'],
    ['[Mail](mailto:a@b.example)', 'Mail (a@b.example)', 'Mail (a@b.example)'],
    ['[a@b.example](mailto:a@b.example)', 'a@b.example', 'a@b.example'],
  ])('%j', (markdown, whatsapp, discord) => {
    const text = formattedText(markdown)
    expect(writeText(text, whatsappMarks)).toBe(whatsapp)
    expect(writeText(text, discordMarks)).toBe(discord)
  })

  test('a channel without marks shows the words, and the addresses of links', () => {
    const markdown = '# Rooms\n\n**Two** of `them`, see [here](https://a.example).\n\n> Quoted'
    expect(writeText(formattedText(markdown), plainMarks)).toBe(
      'Rooms\n\nTwo of them, see here (https://a.example).\n\nQuoted',
    )
  })

  test('on Discord no sign of a text is read as a mark, nor as a mention', () => {
    expect(writeText({ text: '2*3*4 a_b_c ||x|| <@123> `y`\n# z\n> q', entities: [] }, discordMarks)).toBe(
      `${String.raw`2\*3\*4 a\_b\_c \|\|x\|\| \<@123> \`y\``}\n${String.raw`\# z`}\n${String.raw`\> q`}`,
    )
  })

  test('code never ends its fence early', () => {
    const text = { text: 'a```b', entities: [{ type: 'pre' as const, offset: 0, length: 5 }] }
    for (const marks of [whatsappMarks, discordMarks]) expect(writeText(text, marks).match(/```/g)?.length).toBe(2)
  })
})
