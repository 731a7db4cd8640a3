import { FontFace } from '#shared/agencies/fonts/font-face'
import { MAX_FONT_FILES } from '#shared/agencies/fonts/limits'

/** Alphabets that are kept first where a family has more files than we keep. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'cyrillic-ext', 'greek-ext']

const rule = /(?:\/\*([^*]*)\*\/\s*)?@font-face\s*\{([^{}]*)\}/g

const declared = (block: string, property: string): string => {
  const line = block
    .split(';')
    .map((declaration) => declaration.trim())
    .find((declaration) => declaration.startsWith(`${property}:`))
  return line?.slice(property.length + 1).trim() ?? ''
}

/** The upright faces of a family's style sheet, those of the first alphabets first, in as many files as are kept. */
export const facesIn = (css: string): readonly FontFace[] => {
  const found = [...css.matchAll(rule)].flatMap(([, comment = '', block = '']) => {
    const alphabet = comment.trim()
    const face = FontFace.safeParse({
      url: /url\(\s*["']?([^"')\s]+)/.exec(declared(block, 'src'))?.[1],
      weight: declared(block, 'font-weight') || '400',
      range: declared(block, 'unicode-range'),
    })
    return face.success && declared(block, 'font-style') !== 'italic' ? [{ alphabet, face: face.data }] : []
  })
  const place = (alphabet: string) => (alphabets.includes(alphabet) ? alphabets.indexOf(alphabet) : alphabets.length)
  const faces = found.toSorted((one, other) => place(one.alphabet) - place(other.alphabet)).map(({ face }) => face)
  const files = [...new Set(faces.map(({ url }) => url))].slice(0, MAX_FONT_FILES)
  return faces.filter(({ url }) => files.includes(url))
}
