import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  exists: 'Diese Domain gibt es schon. Bitte versuchen Sie eine andere.',
  notSetUp: 'Die Subdomain konnte nicht eingerichtet werden. Bitte versuchen Sie es noch einmal.',
  nameRequired: 'Bitte geben Sie eine Subdomain ein.',
  nameInvalid:
    'Bitte 1 bis 63 Buchstaben, Ziffern und Bindestriche, am Anfang und am Ende ein Buchstabe oder eine Ziffer.',
  cancelFirst: 'Kündigen Sie zuerst {0}, bevor Sie eine andere Subdomain einrichten.',
  tooManyGivenUp: 'Sie haben in den letzten 90 Tagen zu viele Subdomains gekündigt. Wählen Sie eine davon: {0}.',
  noSubdomains: 'Diese Installation hat keine Domain für Subdomains.',
  noCustomDomains: 'Eigene Domains gibt es noch nicht.',
  notYours: 'Diese Agentur hat keine solche Domain.',
  live: '{0} ist erreichbar.',
  cancelled: '{0} ist gekündigt. Der Name bleibt 90 Tage für Sie reserviert.',
  noPortal: 'Unter dieser Adresse gibt es keine Seite.',
  title: 'Domains',
  subdomain: 'Subdomain des Produkts',
  subdomainHint: 'Dort melden sich Ihre Kunden an. Sofort erreichbar, sobald sie eingerichtet ist.',
  preview: 'Ihr Portal wird unter {host} sein.',
  setUp: 'Einrichten',
  'state.claiming': 'Wird eingerichtet',
  'state.live': 'Erreichbar',
  'state.removing': 'Wird gekündigt',
  open: 'Portal öffnen',
  cancel: 'Subdomain kündigen',
  again: 'Noch einmal versuchen',
  confirmTitle: '{host} kündigen?',
  confirmBody:
    'Ihre Kunden können sich dort nicht mehr anmelden. Der Name bleibt 90 Tage für Sie reserviert, danach ist er für alle frei.',
  keep: 'Behalten',
  loadFailed: 'Die Domains wurden nicht geladen.',
} satisfies Translated<typeof t>
