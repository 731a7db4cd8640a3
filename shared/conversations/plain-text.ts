/**
 * A Markdown text as one line without marks, for previews. Tables give their cells, links their words, citations nothing. Not
 * safe for rendering as HTML: the result may contain any character. The text is untrusted: no pattern that begins at a line may
 * run past its end, or empty lines would be tried again for each of them.
 */
export const plainText = (markdown: string, length = 160): string =>
  markdown
    .slice(0, length * 8)
    .replace(/```[^\n]*\n?/g, '')
    .replace(/^(?=.*\|)(?=.*--)[ \t|:-]*$/gm, '')
    .replace(/!?\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/\s?\[\d+\]/g, '')
    .replace(/^[ \t]*(#{1,6}|>|[-*+]|\d+\.)(?:[ \t]+|$)/gm, '')
    .replace(/^[ \t]*\||\|[ \t]*$/gm, '')
    .split('|')
    .map((cell) => cell.trim())
    .join(', ')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
