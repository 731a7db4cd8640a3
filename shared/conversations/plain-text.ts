/**
 * A Markdown text as one line without marks, for previews. Tables give their cells, links their words, citations nothing. Not
 * safe for rendering as HTML: the result may contain any character.
 */
export const plainText = (markdown: string, length = 160): string =>
  markdown
    .slice(0, length * 8)
    .replace(/```[^\n]*\n?/g, '')
    .replace(/^\s*\|?(\s*:?-{2,}:?\s*\|)+(\s*:?-{2,}:?\s*)?\|?\s*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s?\[\d+\]/g, '')
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/^\s*\||\|\s*$/gm, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
