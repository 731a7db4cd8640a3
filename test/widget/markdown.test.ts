import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomSeed } from '#test/support/sweeps/chosen-cells'
import { markedMarkdown, ourMarkdown } from '#test/support/widget/markdown-text'
import { decodeEntities } from '#widget/markdown/lexer/decode-entities.ts'
import { lexMarkdown } from '#widget/markdown/lexer/lex-markdown.ts'
import { splitCitations } from '#widget/markdown/split-citations.ts'
import { safeHref } from '#widget/ui/safe-href.ts'

/** What models write in chats, each compared with the output of the reference library. */
const corpus = [
  'Hello **world** and *you* and ***both*** ~~gone~~ `code`',
  'one\ntwo  \nthree\\\nfour',
  '# Title\n\ntext\n## Second ##\n- a\n- b\n  - c\n    - d\n- e\n\n1. x\n2. y\n   - z\n\nafter',
  '- a\n\n- b\n\n  more b\n- c',
  '> quote\nlazy\n> - list\n\nout',
  '```js\nconst a = 1\n\n<b>\n```\nafter',
  '~~~\nx\n~~~',
  '| a | b |\n|---|:-:|\n| 1 | **2** |\n| x \\| y |\ntext',
  'a | b\n--|--\n1 | 2\n\nnext',
  '[link](https://a.b/c?d=e&f=g "title") ![img](http://x/y.png) <https://z.w> www.foo.com, https://a.b/c_(d). me@x.com',
  '[https://a.b](https://a.b)',
  '**bold [l](http://a.b) x**',
  'snake_case_word and __strong__ and _em_ x',
  '5 * 3 * 2',
  '**Note:** text',
  '**a**b**c*',
  '*a **b** c* **a *b* c** ***a** b*',
  '**unfinished',
  '`unfinished and ``a`b`` and ` a `',
  '&amp; &lt;b&gt; &#39; &copy; &unknown; x &amp;lt; y',
  '\\*not em\\* \\[x\\]',
  '- [ ] todo\n- [x] done',
  '1. one\n\n2. two',
  'text\n- list after',
  'text\n1. list\n',
  'text\n2. no list',
  '* a\n+ b\n- c',
  '***\n___',
  '[a](b c) [a]() [a](<b c>) [a][b] [1] cite [2][3] x[1]',
  '[a [b](http://c.d) e](http://f.g)',
  '**Price:** £25.\n**Time:** 30 min',
  '“**quoted**” **(paren)**x foo-**bar**-baz 日本**語**です 👋 **hi** 👋**x**👋',
  'http://a.b/?q=x (https://a.b/c) "https://a.b" https://a.b/c,d. <me@x.com> x@ **https://a.b**',
  '~one~ ~~two~~ ~~~three~~~ a~~b~~c',
  '- # heading\n- > quote\n- ```\n  code\n  ```',
  '* **Bold**: text\n* **Bold2**: `code` text\n    * nested four',
  '1. **A**:\n   - b\n   - c\n2. **D**',
  'a<br>b',
  '![ ! [ ] ( [( ** * _ ~~ ` \\',
]

test.each(corpus)('%j reads as in the reference library', (text) => {
  expect(ourMarkdown(text).replaceAll('<br>', '\n')).toBe(markedMarkdown(text).replaceAll('<br>', '\n'))
})

test('a line may be nested by two spaces under a number, and a rule under a line is a rule', () => {
  expect(ourMarkdown('1. a\n  - b\n2. c')).toBe(
    '<list 1><item>a<list ><item>b</item></list></item><item>c</item></list>',
  )
  expect(ourMarkdown('Total\n---\nmore')).toBe('<paragraph>Total</paragraph><hr><paragraph>more</paragraph>')
})

test('an answer that still grows is readable at every letter', () => {
  const answer = corpus.join('\n\n')
  for (let length = 0; length <= answer.length; length += 3)
    expect(() => lexMarkdown(answer.slice(0, length))).not.toThrow()
  expect(ourMarkdown('See:\n```\nhalf')).toBe('<paragraph>See:</paragraph><pre>half</pre>')
})

const signs = [
  '**',
  '*',
  '_',
  '`',
  '~~',
  '[',
  ']',
  '(',
  ')',
  '!',
  '<',
  '>',
  '\\',
  '&',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  '# ',
  '> ',
  '    ',
  '\t',
]
const word = fc.integer({ min: 100, max: 999 }).map((n) => `w${n}w`)
const wordsOf = (text: string): readonly string[] => (text.match(/w\d+w/g) ?? []).toSorted()

test('whatever characters surround it, every word is rendered exactly once', () => {
  const text = fc.array(fc.oneof(fc.constantFrom(...signs), word), { maxLength: 60 })
  fc.assert(
    fc.property(text, (pieces) => {
      const written = pieces.join('')
      // the words beside a fence name its language and are not shown
      fc.pre(!/```|~~~/.test(written))
      expect(wordsOf(JSON.stringify(lexMarkdown(written)))).toEqual(wordsOf(written))
    }),
    { numRuns: 2000, seed: randomSeed },
  )
})

test('nothing makes the lexer throw', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...signs, '|', '|-|', '```', '~~~'), fc.string()), { maxLength: 60 }),
      (pieces) => {
        expect(() => lexMarkdown(pieces.join(''))).not.toThrow()
      },
    ),
    { numRuns: 2000, seed: randomSeed },
  )
})

/** The square of these would take minutes: the runner's own limit is the judge. */
test.each([
  '*'.repeat(4000),
  '*a '.repeat(2000),
  '**a*b_c'.repeat(1000),
  '['.repeat(4000),
  '[a](b'.repeat(1600),
  '![a'.repeat(2000),
  '`'.repeat(3999),
  '`a``b```c'.repeat(800),
  '>'.repeat(4000),
  '- '.repeat(2000),
  `${'a.'.repeat(4000)}@`,
  'a@'.repeat(3000),
  'www.'.repeat(2000),
  '<a '.repeat(2500),
  '&#'.repeat(4000),
  '|'.repeat(4000),
  `|a|\n${'|-'.repeat(3000)}|\n`,
  '- a\n\n'.repeat(1500),
  '\\'.repeat(8000),
  `http://${'a'.repeat(7000)})))))`,
  '"('.repeat(3000),
])('a text made to be slow (%#) is read in one breath', (text) => {
  expect(lexMarkdown(text).length).toBeGreaterThan(0)
})

test.each([
  ['https://fenwick.example/menu', 'https://fenwick.example/menu'],
  ['HTTP://FENWICK.example', 'http://fenwick.example/'],
  ['mailto:desk@fenwick.example', 'mailto:desk@fenwick.example'],
  ['tel:+441174960482', 'tel:+441174960482'],
])('%s is a link', (href, leadsTo) => {
  expect(safeHref(href)).toBe(leadsTo)
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://x/1',
  'intent://x#Intent;end',
  '/relative',
  '//evil.example',
  '#anchor',
  '?query',
  '',
  'https://',
])('%j leads nowhere', (href) => {
  expect(safeHref(href)).toBeUndefined()
})

test('sources are marked where they are named, and nowhere else', () => {
  const isKnown = (n: number) => n <= 2
  expect(splitCitations('From £75. [1] Ready [2][1]', isKnown)).toEqual(['From £75.', 1, ' Ready', 2, 1])
  expect(splitCitations('list[1] and [3] and [x]', isKnown)).toEqual(['list[1] and [3] and [x]'])
})

test('character references become characters, not markup', () => {
  expect(decodeEntities('&lt;b&gt; &amp; &#8364; &#x20AC; &nbsp;')).toBe('<b> & € € \u00A0')
  expect(decodeEntities('&bogus; &#0; &#xD800; &#1114112; &')).toBe('&bogus; &#0; &#xD800; &#1114112; &')
})
