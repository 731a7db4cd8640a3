import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  metaFact:
    '{pages, plural, =0 {Keine Seiten} one {# Seite} other {# Seiten}} und {instagram, plural, =0 {keine Instagram-Konten} one {# Instagram-Konto} other {# Instagram-Konten}} in diesem Workspace, und wer dort antwortet.',
  whatsappFact: '{count, plural, one {# Nummer} other {# Nummern}} in diesem Workspace, und wer dort antwortet.',
  pages: 'Meta-Seiten',
  numbers: 'WhatsApp-Nummern',
  noPages: 'Keine Seite verbunden.',
  noPagesBody: 'Eine Seite oder ein Instagram-Konto, das Sie mit einem Agenten verbinden, steht hier.',
  noNumbers: 'Keine Nummer verbunden.',
  noNumbersBody: 'Eine WhatsApp-Nummer, die Sie mit einem Agenten verbinden, steht hier.',
  toAgents: 'Agenten wählen',
  filter: 'Name oder Agent filtern',
  noMatch: 'Nichts passt zu „{text}“.',
  colPage: 'Seite',
  colNumber: 'Nummer',
  colInstagram: 'Instagram',
  colAgent: 'Agent',
  colState: 'Zustand',
  colTraffic: 'Zuletzt',
  colActions: 'Aktionen',
  noneLinked: 'Keines verknüpft',
  agentGone: 'Gelöschter Agent',
  noTraffic: 'Noch nichts',
  move: 'Umziehen',
  moveName: '{name} umziehen',
  moveTo: 'Zu {title} umziehen',
  moveBody:
    'Die nächste Nachricht jedes Besuchers beginnt dort ein neues Gespräch; offene bleiben bei {agent}. Wartende Antworten werden noch verschickt.',
  moveWith: 'Mit {handle}.',
  moveTarget: 'Agent, der von jetzt an antwortet',
  moved: '{title} antwortet jetzt für {name}.',
  notMoved: '{name} ist nicht umgezogen.',
  remove: 'Entfernen',
  removeName: '{name} entfernen',
  removeTitle: '{name} entfernen?',
  removeBody:
    'Wer dort schreibt, bekommt keine Antworten mehr. Wartende Antworten werden verworfen; Gespräche bleiben.',
  removed: '{name} ist entfernt.',
  notRemoved: '{name} wurde nicht entfernt.',
  reconnectName: '{name} neu verbinden',
} as const satisfies Translated<typeof t>
