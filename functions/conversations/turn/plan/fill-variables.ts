import { fieldKind } from '#shared/conversations/field-kind'

type Variables = Readonly<Record<string, string>>

/**
 * Fills `{{variables}}` into exact words; an unknown one becomes empty. The empty value is that of a visitor who gave none: what
 * names it is left out, the name from "Thank you, {{name}}.", else the sentence ("They write to {{email}}.").
 */
export const fillVariables = (words: string, variables: Variables): string =>
  (hasRefused(words, variables) ? withoutRefused(words, variables) : words)
    .replace(placeholder, (_, name: string) => variables[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()

const placeholder = /\{\{\s*([\w-]+)\s*\}\}/g

const hasRefused = (words: string, variables: Variables): boolean =>
  [...words.matchAll(placeholder)].some(([, name = '']) => variables[name] === '')

const withoutRefused = (words: string, variables: Variables): string =>
  words
    .replace(/[,，、]\s*\{\{\s*([\w-]+)\s*\}\}(?=[.!?。！？])/g, (it, name: string) => withoutName(it, name, variables))
    .replace(/\{\{\s*([\w-]+)\s*\}\}(?:様|さん)?[,，、]\s*/g, (it, name: string) => withoutName(it, name, variables))
    .split(/(?<=[.!?]["”»)*]{0,3}\s)|(?<=[。！？])|(?<=\n)/)
    .filter((sentence) => !hasRefused(sentence, variables))
    .join('')

const withoutName = (words: string, name: string, variables: Variables): string =>
  variables[name] === '' && fieldKind(name) === 'name' ? '' : words
