import { notificationMessages as en } from '#shared/notifications/messages'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'

type Key = Exclude<keyof typeof en, 'pushUnreachable' | `cause.${string}`>
type TitleWords = { readonly [K in Key]: (typeof en)[K] extends string ? string : (typeof en)[K] }

/** As in the dashboard (web/features/notifications/words.de.ts), which the server cannot read. */
const de: TitleWords = {
  'person-requested': (about) => `${about} möchte mit dem Team sprechen`,
  'message-left': (about) => `${about} hat eine Nachricht hinterlassen`,
  'rated-low': (about, score) => `${about} hat einen Chat mit ${score} von 5 bewertet`,
  'credits-low': (about) => `Weniger als ${about} Credits übrig`,
  'credits-used-up': 'Die Credits sind aufgebraucht',
  'spend-guard-alert': (percent, credits, limit) => `${percent} % des Tageslimits verbraucht: ${credits} von ${limit}`,
  'spend-guard-reached': 'Die Ausgabengrenze des Tages ist erreicht',
  'spend-guard-reached-of': (limit) => `Das Tageslimit von ${limit} Credits ist erreicht`,
  'origin-refused': (about) => `${about} darf den Chat nicht zeigen`,
  'channel-broken': (about) => `${about} antwortet nicht mehr`,
  'channel-degraded': (about) => `${about} braucht Aufmerksamkeit`,
  'channel-mended': (about) => `${about} funktioniert wieder`,
  'trial-ends': (day) => `Ihr Whitelabel-Test endet am ${day}`,
  'trial-ended': (day) => `Ihr Whitelabel-Test ist zu Ende; Ihre eigene Domain bleibt bis ${day}`,
  'trial-hosts-gone': 'Ihre eigene Domain führt jetzt auf Ihre Produkt-Subdomain',
  'crawl-done': (about) => `Crawl von ${about} ist fertig`,
  'crawl-failed': (about) => `Crawl von ${about} ist fehlgeschlagen`,
  'source-failed': (about) => `${about} konnte nicht importiert werden`,
  'source-imported': (about) => `${about} wurde importiert`,
  'member-joined': (about) => `${about} ist dem Workspace beigetreten`,
  aVisitor: 'Ein Besucher',
  aSource: 'Eine Quelle',
}

/** The titles of notifications outside the dashboard, by the reader's language. */
export const notificationWords: Readonly<Record<DashboardLanguage, TitleWords>> = { en, de }
