import type { Picture } from './parts.ts'

const KNOWN = /\.([a-z\d]{2,5})$/i

/** Whether a channel shows a picture, or a link to it: by the ending of its address, since nobody has fetched it yet. */
export const imageOn = ({ endings, isStrict = false }: Picture, url: string): 'native' | 'link' => {
  if (!endings) return 'native'
  const ending = URL.canParse(url) ? KNOWN.exec(new URL(url).pathname)?.[1]?.toLowerCase() : undefined
  if (ending === undefined) return isStrict ? 'link' : 'native'
  return endings.includes(ending) ? 'native' : 'link'
}
