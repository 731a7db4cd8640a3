import type { HostRecord } from '#shared/domains/schema'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

interface ReminderMail {
  readonly host: string
  readonly agencyName: string
  readonly records: readonly HostRecord[]
  /** Of the Domains tab. */
  readonly address: string
  readonly language: DashboardLanguage
}

const words = {
  en: {
    subject: (host: string) => `${host} waits for its DNS records`,
    opening: (host: string, agency: string) =>
      `${host}, the domain of ${agency}, cannot go live yet: these records were not found. The person who manages the domain’s DNS can set them.`,
    record: ({ type, name, value }: HostRecord) => `Type: ${type}\nName: ${name}\nValue: ${value}`,
    now: (answers: string) => `It answers now: ${answers}`,
    closing: 'We look for them and go on by ourselves. What is found so far is here:',
  },
  de: {
    subject: (host: string) => `${host} wartet auf seine DNS-Einträge`,
    opening: (host: string, agency: string) =>
      `${host}, die Domain von ${agency}, kann noch nicht live gehen: Diese Einträge wurden nicht gefunden. Setzen kann sie, wer das DNS der Domain verwaltet.`,
    record: ({ type, name, value }: HostRecord) => `Typ: ${type}\nName: ${name}\nWert: ${value}`,
    now: (answers: string) => `Jetzt steht dort: ${answers}`,
    closing: 'Wir suchen sie und machen von selbst weiter. Was bisher gefunden ist, steht hier:',
  },
} as const satisfies Record<DashboardLanguage, unknown>

/** The mail to the owner of an agency whose domain's records are not set. */
export const reminderMail = ({ host, agencyName, records, address, language }: ReminderMail) => {
  const { subject, opening, record, now, closing } = words[language]
  const missing = records.filter(({ status }) => status !== 'found')
  return {
    subject: subject(host),
    text: [
      opening(host, inline(agencyName)),
      ...missing.map((each) =>
        [record(each), ...(each.answers.length > 0 ? [now(inline(each.answers.join(', ')))] : [])].join('\n'),
      ),
      `${closing}\n${address}\n`,
    ].join('\n\n'),
  }
}

/** A name or a record may hold anything. */
const inline = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 300)
