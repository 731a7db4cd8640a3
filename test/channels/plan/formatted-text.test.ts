import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormattedText, formattedText } from '#functions/channels/plan/formatted-text'

/** The text with its entities as tags, as a reader would see them. */
const shown = ({ text, entities }: FormattedText): string => {
  const tags = entities.flatMap(({ type, offset, length }, at) => [
    { at: offset, order: at, tag: `<${type}>` },
    { at: offset + length, order: -at - 1, tag: `</${type}>` },
  ])
  const sorted = tags.toSorted((one, other) => one.at - other.at || one.order - other.order)
  let [result, from] = ['', 0]
  for (const { at, tag } of sorted) {
    result += text.slice(from, at) + tag
    from = at
  }
  return result + text.slice(from)
}

describe('Markdown on Telegram', () => {
  test.each([
    ['**bold** and *italic*', '<bold>bold</bold> and <italic>italic</italic>'],
    ['~~gone~~ `code_with_underscores`', '<strikethrough>gone</strikethrough> <code>code_with_underscores</code>'],
    ['***both***', '<italic><bold>both</bold></italic>'],
    ['# Title\n\nText', '<bold>Title</bold>\n\nText'],
    ['- one\n- two\n  - inner', '• one\n• two\n   • inner'],
    ['3. three\n4. four', '3. three\n4. four'],
    ['> quoted\n\nafter', '<blockquote>quoted</blockquote>\n\nafter'],
    ['```js\nlet a = 1\n```', '<pre>let a = 1</pre>'],
    ['a\\*b\\_c 2*3*4_5_', 'a*b_c 2<italic>3</italic>4_5_'],
    ['A & B &lt;tag&gt; AT&amp;T', 'A & B <tag> AT&T'],
    ['5 &euro; &ndash; caf&eacute; &#8364;&#x20AC;', '5 € – café €€'],
    ['`&lt;b&gt; &amp;amp;` &lt;b&gt;', '<code>&lt;b&gt; &amp;amp;</code> <b>'],
    ['```html\n&euro;\n```', '<pre>&euro;</pre>'],
    ['\\&euro; &amp;euro; &#38;euro; &copy 1 &nothing;', '&euro; &euro; &euro; &copy 1 &nothing;'],
    ['<b>raw</b> <script>alert(1)</script>', '<b>raw</b> <script>alert(1)</script>'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '<bold>a | b</bold>\n1 | 2'],
    ['one\ntwo\n\nthree', 'one\ntwo\n\nthree'],
  ])('%j', (markdown, expected) => {
    expect(shown(formattedText(markdown))).toBe(expected)
  })

  test('counts in UTF-16, as Telegram does', () => {
    expect(formattedText('👩‍👩‍👧 **fett** ü')).toEqual({
      text: '👩‍👩‍👧 fett ü',
      entities: [{ type: 'bold', offset: 9, length: 4 }],
    })
  })

  test('links are http, https, mailto or tel; any other is a text', () => {
    expect(formattedText('[here](https://a.example/?b=1&c=2)').entities).toEqual([
      { type: 'text_link', url: 'https://a.example/?b=1&c=2', offset: 0, length: 4 },
    ])
    for (const url of ['javascript:alert(1)', 'tg://user?id=1', 'data:text/html,x', '/relative'])
      expect(formattedText(`[here](${url})`)).toEqual({ text: 'here', entities: [] })
  })

  test('the address and the words of a link and of a picture have no signs of HTML', () => {
    for (const mark of ['', '!'])
      expect(formattedText(`${mark}[5 &euro;](https://a.example/?b=1&amp;c=2&copy=3)`)).toEqual({
        text: '5 €',
        entities: [{ type: 'text_link', url: 'https://a.example/?b=1&c=2&copy=3', offset: 0, length: 3 }],
      })
    expect(formattedText('[here](https://a.example/1&NewLine;2)').entities).toMatchObject([
      { url: 'https://a.example/1%0A2' },
    ])
    expect(formattedText('[here](javascript&colon;alert(1))')).toEqual({ text: 'here', entities: [] })
  })

  test('a picture is a link to it', () => {
    expect(formattedText('![A map](https://a.example/m.png)')).toMatchObject({
      text: 'A map',
      entities: [{ type: 'text_link', url: 'https://a.example/m.png' }],
    })
  })

  test('a quote within a quote is one quote: Telegram takes none in another', () => {
    const { entities } = formattedText('> one\n>\n> > two')
    expect(entities.map(({ type }) => type)).toEqual(['blockquote'])
  })

  test('whatever a model writes, every entity is within the text', () => {
    const piece = fc.constantFrom(
      '**',
      '*',
      '_',
      '`',
      '```',
      '~~',
      '[a](https://b.example)',
      '> ',
      '- ',
      '\n',
      '#',
      'ü',
      '👩',
      'x ',
      '<b>',
      '|',
      '&amp;',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
        const { text, entities } = formattedText(parts.join(''))
        for (const { offset, length } of entities) {
          expect(offset).toBeGreaterThanOrEqual(0)
          expect(length).toBeGreaterThan(0)
          expect(offset + length).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})
