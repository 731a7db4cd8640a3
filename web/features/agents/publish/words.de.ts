import type { t } from '#web/features/agents/publish/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  publish: 'Veröffentlichen',
  publishMenu: 'Mehr zum Veröffentlichen',
  versions: 'Versionsverlauf',
  publishing: 'Wird veröffentlicht',
  published: 'Veröffentlicht',
  review: 'Änderungen ansehen',
  addWidget: 'Widget auf die Webseite setzen',
  nothing: 'Nichts zu veröffentlichen',
  nothingFact: 'Version {version} ist live, und der Entwurf ist gleich.',
  changesSince: '{count, plural, one {# Änderung} other {# Änderungen}} seit v{version}',
  changesSinceLive: 'Änderungen seit v{version}',
  wentLive: 'v{version} ging am {when} live, durch {name}.',
  invisible: 'Besucher würden keinen Unterschied bemerken.',
  liveGone: 'Die Live-Version lässt sich nicht mehr vergleichen. Der ganze Entwurf geht live.',
  compareFailed: 'Die Live-Version konnte nicht geladen werden, daher fehlen die Änderungen hier.',
  tryDraft: 'Entwurf ausprobieren',
  publishVersion: 'v{version} veröffentlichen',
  cancel: 'Abbrechen',
  afterwards:
    'Offene Gespräche nutzen sie ab der nächsten Nachricht. Wissen ist sofort live und steht daher nicht hier.',
  publishedNow: 'Version {version} ist live.',
  publishFailed: 'Die Veröffentlichung ist fehlgeschlagen.',
} as const satisfies Translated<typeof t>
