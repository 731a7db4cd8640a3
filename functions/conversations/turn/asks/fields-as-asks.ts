import { widgetWordsIn } from '#functions/conversations/language/widget-words-in'
import { choicesOf } from '#shared/agents/choices-of'
import type { AgentNode, FormField } from '#shared/agents/schema'
import { formMessages } from '#shared/conversations/forms/form-messages'
import type { Translated } from '#shared/conversations/translated'
import type { Ask } from './ask.ts'

type FormWords = Translated<typeof formMessages>

/**
 * An agent's nodes for a channel that shows no forms: each field becomes a question of its node, after the node's own, in the
 * order of the form. Its answer is held to the field's kind and limits; refusals are those of questions.
 */
export const fieldsAsAsks = async (nodes: readonly AgentNode[], language: string): Promise<readonly AgentNode[]> => {
  const words: FormWords = (await widgetWordsIn(language))?.form ?? formMessages
  return nodes.map((node) => {
    const fields = (node.parts ?? []).flatMap((part) => (part.kind === 'form' ? part.fields : []))
    if (fields.length === 0) return node
    const asked = new Set(node.asks?.map(({ variable }) => variable))
    return {
      ...node,
      parts: node.parts?.filter(({ kind }) => kind !== 'form'),
      asks: [
        ...(node.asks ?? []),
        ...fields.filter(({ variable }) => !asked.has(variable)).map((field) => askOf(field, language, words)),
      ],
    }
  })
}

const askOf = (field: FormField, language: string, words: FormWords): Ask => {
  const { variable, kind, choices } = field
  const ask: Ask = { variable, kind, question: '', field, ...(choices ? { choices } : {}) }
  const list = choicesOf(ask).length > 0 ? '' : (choices ?? []).map((choice, at) => `\n${at + 1}. ${choice}`).join('')
  return { ...ask, question: questionOf(field, language, words) + list, retry: retryOf(field, words) + list }
}

/** "Arrival date?", "Phone (optional)?" */
const questionOf = ({ label, isRequired }: FormField, language: string, words: FormWords): string => {
  const hint = isRequired ? '' : ` (${words.optional})`
  if (/[?？؟:：.!]$/.test(label)) return `${label}${hint}`
  return `${label}${hint}${/^(ja|zh)/.test(language) ? '？' : language.startsWith('ar') ? '؟' : '?'}`
}

const retryOf = ({ kind, min, max }: FormField, words: FormWords): string => {
  const limits =
    kind === 'number'
      ? [min === undefined ? '' : words.tooSmall(min), max === undefined ? '' : words.tooLarge(max)]
      : kind === 'text'
        ? [min === undefined ? '' : words.tooShort(min), max === undefined ? '' : words.tooLong(max)]
        : []
  const limit = limits.filter((text) => text !== '').join(' ')
  return limit || words[kind === 'text' ? 'required' : kind]
}
