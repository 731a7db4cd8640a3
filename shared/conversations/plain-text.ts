/**
 * One line of a Markdown text as a person would read it aloud: for previews, where marks would only be noise. Tables give
 * their cells, links their words, citations nothing. Not for rendering: what is left may still hold any character.
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
