import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

type Filled = (title: string, name: string) => string

interface TeamWords {
  readonly waitingSubject: Filled
  readonly waiting: Filled
  readonly leftSubject: Filled
  readonly left: Filled
  readonly furtherSubject: Filled
  readonly further: Filled
  /** In place of a name that is not known, within a sentence. */
  readonly aVisitor: string
  readonly contact: string
  readonly noContact: string
  readonly noWords: string
  readonly open: string
}

const en: TeamWords = {
  waitingSubject: (title, name) => `${title}: ${name} is waiting for a teammate`,
  waiting: (title, name) => `${name} asked for a teammate in the chat of ${title} and is waiting.`,
  leftSubject: (title, name) => `${title}: ${name} left a message`,
  left: (title, name) => `${name} left your team a message in the chat of ${title} and expects an answer.`,
  furtherSubject: (title, name) => `${title}: ${name} wrote more`,
  further: (title, name) => `${name} has written more in the chat of ${title} since our last mail.`,
  aVisitor: 'a visitor',
  contact: 'Contact',
  noContact: 'none given, you can answer in the chat',
  noWords: 'They have not written what it is about yet.',
  open: 'Open the chat:',
}

const de: TeamWords = {
  waitingSubject: (title, name) => `${title}: ${name} wartet auf ein Teammitglied`,
  waiting: (title, name) => `${name} hat im Chat von ${title} um ein Teammitglied gebeten und wartet.`,
  leftSubject: (title, name) => `${title}: ${name} hat eine Nachricht hinterlassen`,
  left: (title, name) =>
    `${name} hat Ihrem Team im Chat von ${title} eine Nachricht hinterlassen und wartet auf Antwort.`,
  furtherSubject: (title, name) => `${title}: ${name} hat noch etwas geschrieben`,
  further: (title, name) => `${name} hat im Chat von ${title} seit unserer letzten Mail noch etwas geschrieben.`,
  aVisitor: 'ein Besucher',
  contact: 'Kontakt',
  noContact: 'nicht angegeben, Sie können im Chat antworten',
  noWords: 'Worum es geht, steht noch nicht im Chat.',
  open: 'Zum Chat:',
}

/** The mails to a team about a visitor, by the reader's language. */
export const teamWords: Readonly<Record<DashboardLanguage, TeamWords>> = { en, de }
