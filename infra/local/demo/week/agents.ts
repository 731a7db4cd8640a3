/** The demo's further agents: other languages, other looks, knowledge of their own. */
export const agents = {
  seeblick: {
    name: 'Seeblick Bootsverleih',
    description: 'Boote, Bretter und Fahrräder am See',
    lang: 'de',
    primary: '#0e5a8a',
    themeType: 'light',
    title: 'Preise und Zeiten',
    text: `# Seeblick Bootsverleih

Wir verleihen Boote, Bretter und Fahrräder am Nordufer, Uferweg 3 in Seeheim.

## Öffnungszeiten

Von Mai bis September haben wir täglich von 9 bis 19 Uhr geöffnet, im April und Oktober nur am Wochenende von 10 bis 17 Uhr.

## Preise

Ein Ruderboot kostet 14 Euro pro Stunde, ein Tretboot 18 Euro pro Stunde. Ein Stand-up-Paddle kostet 12 Euro pro Stunde oder 35 Euro am Tag. Schwimmwesten sind im Preis enthalten.

## Kaution und Stornierung

Für jedes Boot hinterlegen Sie 50 Euro Kaution oder einen Ausweis. Reservierungen können bis 24 Stunden vorher kostenlos storniert werden; danach berechnen wir die Hälfte.
`,
  },
  quai: {
    name: 'Librairie du Quai',
    description: 'Livres neufs et anciens',
    lang: 'fr',
    primary: '#9f1239',
    themeType: 'dark',
    title: 'Informations pratiques',
    text: `# Librairie du Quai

Notre librairie se trouve au 12, quai des Brumes, à Port-Lanval.

## Horaires

La librairie est ouverte du mardi au samedi de 10 h à 19 h. Elle est fermée le dimanche et le lundi.

## Commandes

Un livre commandé arrive en trois jours ouvrables. La commande est gratuite et se retire en magasin ; l’envoi à domicile coûte 4,90 euros et il est offert à partir de 35 euros.

## Livres anciens

Nous achetons les livres anciens le mercredi après-midi, sur rendez-vous, et l’estimation est gratuite.
`,
  },
} as const

export type FurtherAgent = keyof typeof agents
