import type { WaitingVisitor } from '#features/conversations'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { inlineText, quotedText } from './quoted-text.ts'
import { teamWords } from './team-words.ts'

const MAX_NAME = 60
const MAX_TITLE = 120
const MAX_CHARACTERS = 2000

interface TeamMailContent {
  readonly visitor: WaitingVisitor
  /** The agent's. */
  readonly title: string
  /** The address of the chat in the dashboard. */
  readonly address: string
  readonly language: DashboardLanguage
  /** What the visitor wrote since an earlier mail. */
  readonly isFurther: boolean
}

/** The mail to one of a team about a visitor who waits for it or has left it a message: who, where to reach them, their words. */
export const teamMail = ({ visitor, title, address, language, isFurther }: TeamMailContent) => {
  const words = teamWords[language]
  const [subjectOf, openingOf] = isFurther
    ? [words.furtherSubject, words.further]
    : visitor.place === 'waiting'
      ? [words.waitingSubject, words.waiting]
      : [words.leftSubject, words.left]
  const agent = inlineText(title, MAX_TITLE)
  const name = inlineText(visitor.name, MAX_NAME) || words.aVisitor
  const contact = visitor.contact.map((it) => inlineText(it, MAX_TITLE)).join(', ') || words.noContact
  return {
    subject: subjectOf(agent, name),
    text: [
      capitalised(openingOf(agent, name)),
      visitor.texts.length > 0 ? quotedText(visitor.texts, MAX_CHARACTERS) : words.noWords,
      `${words.contact}: ${contact}`,
      `${words.open}\n${address}\n`,
    ].join('\n\n'),
  }
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
