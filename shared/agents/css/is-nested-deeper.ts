import { tokenize } from 'css-tree'

declare module 'css-tree' {
  /** The types of the package lack it. */
  function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void
}

/** Whether brackets of any kind are nested more than so deep in a sheet, those in strings and comments not counted. */
export const isNestedDeeper = (source: string, most: number): boolean => {
  let depth = 0
  let deepest = 0
  tokenize(source, (_, start, end) => {
    const last = source[end - 1] ?? ''
    // also the end of a function's name
    if ('([{'.includes(last)) deepest = Math.max(deepest, ++depth)
    else if (end - start === 1 && ')]}'.includes(last)) depth = Math.max(0, depth - 1)
  })
  return deepest > most
}
