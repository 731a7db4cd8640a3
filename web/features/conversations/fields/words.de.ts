import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  visitor: 'Besucher',
  none: 'Über diesen Besucher ist noch nichts bekannt. Hier erscheint, was der Agent erfragt und was Formulare und Ihre Webseite liefern.',
  'kind.name': 'Name',
  'kind.email': 'E-Mail',
  'kind.phone': 'Telefon',
  page: 'Seite',
  'from.ask': 'Erfragt von „{node}“',
  'from.asked': 'Vom Agenten erfragt',
  'from.form': 'Aus einem Formular',
  'from.website': 'Von der Webseite',
  editedBy: 'Bearbeitet von {name}',
  edit: '{field} bearbeiten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  add: '{field} hinzufügen',
  clearHint: 'Leer lassen, um die Angabe zu entfernen.',
  isNow: 'Sie lautet jetzt „{value}“.',
  saveFailed: 'Die Änderung wurde nicht gespeichert. Versuchen Sie es noch einmal.',
  later: 'Der Besucher hat später angegeben:',
  useLater: 'Übernehmen',
  keepMine: 'Behalten',
  export: 'Exportieren',
  exportJson: 'Als JSON exportieren',
  exportCsv: 'Als CSV exportieren',
} as const satisfies Translated<typeof t>
