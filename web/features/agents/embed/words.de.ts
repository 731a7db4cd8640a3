import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  embedTitle: 'Auf Ihre Webseite setzen',
  embedFact: 'Für {title}. Veröffentlichte Änderungen erscheinen innerhalb von Sekunden; der Code bleibt derselbe.',
  deployTitle: 'v{version} ist live. Auf die Webseite setzen?',
  deployFact: 'Ein Script-Tag vor dem schließenden body-Tag.',
  addWidget: 'Widget auf die Webseite setzen',
  deployNever: 'Nicht mehr anzeigen',
  embedMode: 'Art der Einbindung',
  'mode.script': 'Script',
  'mode.modal': 'Modal',
  'mode.popup': 'Popup',
  'mode.embedded': 'Eingebettet',
  'mode.iframe': 'Iframe',
  'mode.react': 'React',
  'mode.wordpress': 'WordPress',
  'mode.shopify': 'Shopify',
  'fact.script': 'Vor dem schließenden body-Tag, auf jeder Seite, die den Chat haben soll.',
  'fact.modal':
    'Die Schaltfläche steht in ihrer Ecke; der Chat öffnet sich in der Mitte, die Seite dahinter verschwommen.',
  'fact.popup': 'Der Chat ohne Schaltfläche: Ein Element Ihrer Seite öffnet ihn.',
  'fact.embedded': 'Setzen Sie dies dorthin, wo der Chat erscheinen soll; er nimmt die ganze Breite ein.',
  'fact.iframe': 'Der Chat in einem Frame, für Seiten, die keine Scripts zulassen.',
  'fact.react': 'Eine Komponente, die den Chat zeigt, solange sie eingehängt ist.',
  'fact.wordpress':
    'In der Datei functions.php Ihres Themes oder in einem Plugin für Snippets. Ohne beides: Design, Widgets, Individuelles HTML mit dem Code des Tabs Script.',
  'fact.shopify':
    'Onlineshop, Themes, Code bearbeiten: in layout/theme.liquid, direkt vor dem schließenden body-Tag. Für eine einzelne Seite nehmen Sie einen Abschnitt der Art Custom Liquid.',
  codeOf: 'Code für {mode}',
  csp: 'Wenn Ihre Webseite eine Content-Security-Policy hat',
  cspFact:
    'Fügen Sie ihr diese Quellen hinzu. Das Widget setzt keine Cookies und lädt von Dritten nur die Videos, die Sie einfügen.',
  cspWhat: 'Richtlinie',
  inFrame: 'Ihre Webseite muss unter den erlaubten Ursprüngen sein (Einstellungen, Sicherheit), falls es welche gibt.',
} as const satisfies Translated<typeof t>
