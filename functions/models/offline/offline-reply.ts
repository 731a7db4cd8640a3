import type { ModelRequest } from '#functions/models/language-model.port'
import { splitAttachmentNotes } from '#shared/conversations/attachments/attachment-notes'
import { type OfflineWords, offlineMessages } from '#shared/models/offline-messages'
import { textLanguageOfTag } from '#shared/models/text-language'
import { answerFrom } from './extract/answer-from.ts'
import { type Nearest, nearestFrom } from './extract/nearest-from.ts'
import { languageOf } from './language/language-of.ts'
import type { SmallTalk } from './language/small-talk.ts'

export interface OfflineReply {
  readonly text: string
  readonly citedSources: readonly number[]
  readonly isUnanswered: boolean
}

/**
 * The offline model's reply: a node's exact text, small talk, an answer from the sources, or that it does not know, with the
 * offer of a handoff.
 * Without `smallTalkOf` every message is a question.
 * Instructions and system prompts are never read, so they cannot leak; a source is only ever quoted.
 */
export const offlineReply = (
  { node, messages, sources, variables, handoff, lang, isFormSubmission }: ModelRequest,
  smallTalkOf: (message: string, handoff?: string) => SmallTalk | undefined = () => undefined,
): OfflineReply => {
  if (node.says?.trim()) return plainReply(withVariables(node.says, variables))
  const read = messages.filter(({ role }) => role === 'user').map(({ text }) => splitAttachmentNotes(text))
  const asked = read.map((one) => one.words)
  const question = asked.at(-1) ?? ''
  const words = offlineMessages[lang ? textLanguageOfTag(lang) : languageOf(asked)]
  if (isFormSubmission) return plainReply(words.contact)
  const contents = read.flatMap((one) => one.contents)
  if (question === '') {
    const { sent = 'greeting', contents: sentNow = [] } = read.at(-1) ?? {}
    return plainReply(words[sentNow.length > 0 ? 'read' : sent])
  }
  const smallTalk = smallTalkOf(question, handoff)
  if (smallTalk) return plainReply(words[smallTalk])
  const answer = answerFrom(question, asked.at(-2), sources) ?? answerFromFiles(question, asked.at(-2), contents)
  if (answer) return { text: answer.text, citedSources: answer.citedSources, isUnanswered: false }
  const nearest = nearestFrom(question, sources)
  // what frames a quotation is in its language, so that no reply has two
  if (nearest.length > 0)
    return unsureReply(
      nearest,
      offlineMessages[languageOf([nearest.map(({ title, text }) => `${title} ${text}`).join(' ')], lang)],
    )
  return {
    text: words.unknown.replace('{handoff}', () => handoff?.trim() || words.handoff),
    citedSources: [],
    isUnanswered: true,
  }
}

/** Where to look, without claiming that it is the answer: it counts as unanswered. */
const unsureReply = (nearest: readonly Nearest[], words: OfflineWords): OfflineReply => {
  const quoted = nearest.map(({ title, text }) =>
    words.nearest
      .replace('{title}', () => title)
      // a list, a table or code begins in a line of its own
      .replace(/ ?\{excerpt\}/, () => (/^(?:-|\||```)/.test(text) ? `\n\n${text}` : ` ${text}`)),
  )
  return {
    text: words.unsure.replace('{nearest}', () => quoted.join('\n\n')),
    citedSources: nearest.map(({ n }) => n),
    isUnanswered: true,
  }
}

/** An answer from the visitor's own files, which are quoted like sources but not cited. */
const answerFromFiles = (question: string, askedBefore: string | undefined, contents: readonly string[]) => {
  const sources = contents.map((text) => ({ n: 0, title: '', heading: '', text, score: 1 }))
  const answer = answerFrom(question, askedBefore, sources)
  return answer && { text: answer.text.replace(/(?<!\s)\s*\[0\]/g, ''), citedSources: [] }
}

const plainReply = (text: string): OfflineReply => ({ text, citedSources: [], isUnanswered: false })

const withVariables = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => variables[name] ?? '')
