import { expect, test } from 'vitest'
import { isSafeSvg } from '#functions/files/pictures/is-safe-svg'

const bytes = (text: string) => new TextEncoder().encode(text)
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>'
const withStyle = (css: string) => drawing.replace('<path', `<style>${css}</style><path`)

test.each([
  ['a drawing', drawing],
  ['with a style sheet', withStyle('.a{fill:url(#gradient)}')],
  [
    'after an XML declaration, comments and a document type',
    `<?xml version="1.0"?>\n<!-- a -->\n<!doctype svg>\n<!-- b --> ${drawing}`,
  ],
  [
    'after a document type with addresses',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${drawing}`,
  ],
  ['in upper case', drawing.replaceAll('svg', 'SVG')],
])('%s is a picture', (_, text) => {
  expect(isSafeSvg(bytes(text))).toBe(true)
})

test.each([
  ['text before it', `hello ${drawing}`],
  ['a comment that does not end', `<!-- ${drawing}`],
  ['a document type with definitions', `<!doctype svg [<!ELEMENT a ANY>]>${drawing}`],
  ['another element first', `<p>${drawing}</p>`],
  ['nothing', ''],
  ['a script in it', drawing.replace('<path', '<script>1</script><path')],
  ['an address in its style sheet', withStyle('a{fill:url(https://evil.example/x)}')],
  ['an address that a character reference splits', withStyle('a{fill:&#117;rl(https://evil.example/x)}')],
  [
    'an address that the parser hands over in two pieces',
    withStyle(`${' '.repeat(16_328)}a{fill:url(https://evil.example/x)}`),
  ],
  ['an address that a comment splits', withStyle('a{fill:u<!-- -->rl(https://evil.example/x)}')],
  ['an address that an element splits', withStyle('a{fill:u<b/>rl(https://evil.example/x)}')],
])('%s makes it none', (_, text) => {
  expect(isSafeSvg(bytes(text))).toBe(false)
})

// a regular expression took 2^n steps over n comments: the run would not end
test.each(['<!---->', '<!-- -->\n', '<!--', '<?xml ', '<!doctype svg', ' '])('100 KB of %j are read once', (piece) => {
  expect(isSafeSvg(bytes(`${piece.repeat(Math.floor(99_000 / piece.length))}x`))).toBe(false)
})
