import type { AgencyMail } from '#lib/senders/mail-content'

interface About {
  readonly to: string
  /** In its name alone, never the product's. */
  readonly agencyId: string
  readonly agencyName: string
  readonly language: 'en' | 'de'
}

/** A line break in a name could begin a header of its own, and a name could be a sentence. */
const inLine = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, 60)

const words = {
  en: {
    code: (code: string, agency: string) => `${code} is your code for ${agency}`,
    codeText: (code: string) => [
      `Your code is ${code}. It is good for ten minutes.`,
      'If you did not ask for it, do nothing.',
    ],
    reset: (agency: string) => `A new password for ${agency}`,
    resetText: [
      'Open this link to set a new password. It works once and for an hour.',
      'If you did not ask for it, do nothing.',
    ],
    invited: (agency: string) => `Your account at ${agency}`,
    invitedText: (agency: string) => [
      `${agency} has made an account for you.`,
      'Open this link to set your password. It works once and for seven days.',
    ],
  },
  de: {
    code: (code: string, agency: string) => `${code} ist Ihr Code für ${agency}`,
    codeText: (code: string) => [
      `Ihr Code ist ${code}. Er gilt zehn Minuten.`,
      'Wenn Sie ihn nicht angefordert haben, tun Sie nichts.',
    ],
    reset: (agency: string) => `Ein neues Passwort für ${agency}`,
    resetText: [
      'Öffnen Sie diesen Link, um ein neues Passwort zu setzen. Er funktioniert einmal und eine Stunde lang.',
      'Wenn Sie ihn nicht angefordert haben, tun Sie nichts.',
    ],
    invited: (agency: string) => `Ihr Konto bei ${agency}`,
    invitedText: (agency: string) => [
      `${agency} hat ein Konto für Sie eingerichtet.`,
      'Öffnen Sie diesen Link, um Ihr Passwort zu setzen. Er funktioniert einmal und sieben Tage lang.',
    ],
  },
} as const

const mail = ({ to, agencyId }: About, subject: string, lines: readonly string[]): AgencyMail => ({
  for: agencyId,
  to,
  subject,
  text: lines.join('\n\n'),
})

export const codeMail = (about: About, code: string): AgencyMail => {
  const { code: subject, codeText } = words[about.language]
  return mail(about, subject(code, inLine(about.agencyName)), codeText(code))
}

export const resetMail = (about: About, link: string): AgencyMail => {
  const { reset, resetText } = words[about.language]
  const [first, last] = resetText
  return mail(about, reset(inLine(about.agencyName)), [first, link, last])
}

export const invitationMail = (about: About, link: string): AgencyMail => {
  const { invited, invitedText } = words[about.language]
  const agency = inLine(about.agencyName)
  return mail(about, invited(agency), [...invitedText(agency), link])
}
