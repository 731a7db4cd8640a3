import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

interface FailureWords {
  readonly subject: (host: string) => string
  readonly offSubject: (host: string) => string
  readonly opening: (workspace: string, type: string) => string
  readonly answered: (status: number) => string
  /** `fault` is a code, such as `timeout`. */
  readonly unreached: (fault: string) => string
  readonly again: string
  readonly off: Readonly<Record<'gone' | 'failing', string>>
  readonly look: string
}

const en: FailureWords = {
  subject: (host) => `Events are not accepted by ${host}`,
  offSubject: (host) => `Events are no longer sent to ${host}`,
  opening: (workspace, type) =>
    `An event of the workspace ${workspace} could not be delivered to your endpoint. Its type is ${type}.`,
  answered: (status) => `It answered with status ${status}.`,
  unreached: (fault) => `It gave no answer (${fault}).`,
  again:
    'It is tried again for 23 hours after its first attempt. We mail you about failures of this workspace at most once an hour.',
  off: {
    gone: 'The endpoint says that it is gone (410), so it was turned off. Turn it on again to receive events.',
    failing: 'It has accepted nothing for five days, so it was turned off. Turn it on again to receive events.',
  },
  look: 'Look at the deliveries, and replay those that failed:',
}

const de: FailureWords = {
  subject: (host) => `${host} nimmt keine Ereignisse an`,
  offSubject: (host) => `An ${host} werden keine Ereignisse mehr gesendet`,
  opening: (workspace, type) =>
    `Ein Ereignis des Workspace ${workspace} konnte Ihrem Endpunkt nicht zugestellt werden. Sein Typ ist ${type}.`,
  answered: (status) => `Er antwortete mit dem Status ${status}.`,
  unreached: (fault) => `Er gab keine Antwort (${fault}).`,
  again:
    'Die Zustellung wird bis 23 Stunden nach dem ersten Versuch wiederholt. Über Fehler dieses Workspace schreiben wir Ihnen höchstens einmal in der Stunde.',
  off: {
    gone: 'Der Endpunkt meldet, dass es ihn nicht mehr gibt (410), und wurde deshalb ausgeschaltet. Schalten Sie ihn wieder ein, um Ereignisse zu erhalten.',
    failing:
      'Er hat seit fünf Tagen nichts angenommen und wurde deshalb ausgeschaltet. Schalten Sie ihn wieder ein, um Ereignisse zu erhalten.',
  },
  look: 'Zustellungen ansehen und fehlgeschlagene wiederholen:',
}

/** The mail about an endpoint that fails, by the reader's language. */
export const failureWords: Readonly<Record<DashboardLanguage, FailureWords>> = { en, de }
