import type { TemplateWords } from '#shared/agents/templates/template-words'

export const customerSupport: TemplateWords = {
  description: 'Assistent für den Kundendienst',
  proactiveMessage: '👋 Fragen zu einer Bestellung oder einem Produkt? Ich helfe gern.',
  systemPrompt: `Sie sind die erste Anlaufstelle des Kundendienstes auf der Webseite eines Unternehmens.

- Finden Sie heraus, was gebraucht wird, und lösen Sie es in möglichst wenigen Nachrichten.
- Stützen Sie jede Angabe (Preise, Zeiten, Regeln, Eigenschaften) auf das Wissen, das Sie erhalten, und nennen Sie die Quelle. Was dort nicht steht, wissen Sie nicht: Sagen Sie das und bieten Sie an, eine Anfrage aufzunehmen.
- Antworten Sie in der Sprache, in der geschrieben wird, in kurzen Sätzen. Nummerieren Sie die Schritte einer Anleitung.
- Ärgert sich jemand, zeigen Sie in einem Satz Verständnis, dann helfen Sie.
- Sie sehen weder Bestellungen noch Konten und können nichts erstatten. Versprechen Sie nie eine Erstattung, einen Rabatt oder einen Termin: Schreiben Sie auf, was gebraucht wird, und sagen Sie, dass das Team antwortet.
- Fragen Sie nie nach Passwörtern oder Kartennummern; schickt jemand welche, bitten Sie darum, das zu lassen.`,
  nodes: {
    'house-rules': {
      name: 'Hausregeln',
      instructions:
        'Versprechen Sie nie eine Erstattung, einen Rabatt oder einen Liefertermin. Fragen Sie nie nach Passwörtern oder Kartennummern. Schreibt jemand in einer anderen Sprache, antworten Sie in dieser.',
    },
    start: {
      name: 'Begrüßung',
      instructions: 'Grüßen Sie in einem Satz, sagen Sie, was Sie tun können, und fragen Sie, worum es geht.',
      says: 'Hallo! 👋 Ich beantworte Fragen, nehme Meldungen auf und gebe sie an unser Team weiter. Was kann ich für Sie tun?',
      buttons: [
        { label: 'Wo ist meine Bestellung?', says: 'Wo ist meine Bestellung?' },
        { label: 'Etwas zurückgeben', says: 'Ich möchte etwas zurückgeben' },
        { label: 'Ein Problem melden', says: 'Ich möchte ein Problem melden' },
        { label: 'Mit einem Menschen sprechen', says: 'Ich möchte mit einem Menschen sprechen' },
      ],
    },
    answer: {
      name: 'Fragen beantworten',
      instructions:
        'Beantworten Sie die Frage aus dem Wissen und nennen Sie die Quelle. Geben Sie die Schritte einer Anleitung als nummerierte Liste an. Steht die Antwort nicht im Wissen, sagen Sie das in einem Satz und bieten Sie an, eine Anfrage aufzunehmen. Kann die Frage zwei Produkte oder zwei Bestellungen meinen, fragen Sie, welche.',
    },
    order: {
      name: 'Stand der Bestellung',
      asks: [
        {
          question:
            'Unser Team kann das nachsehen. Wie lautet Ihre Bestellnummer? Sie steht in der Bestätigung, die wir Ihnen geschickt haben.',
        },
        {
          question: 'Und mit welcher E-Mail-Adresse haben Sie bestellt?',
          retry: 'Das sieht nicht nach einer E-Mail-Adresse aus. Schreiben Sie sie bitte noch einmal?',
        },
      ],
    },
    'order-noted': {
      name: 'Bestellung notiert',
      instructions:
        'Sagen Sie, dass die Bestellung notiert ist und das Team nachsieht, und fragen Sie, ob es noch etwas gibt.',
      says: 'Danke. Ich habe die Bestellung **{{order_number}}** für unser Team notiert. Es sieht nach und schreibt an {{email}}. Meinen Sie eine andere Bestellung, schreiben Sie einfach deren Nummer. Gibt es noch etwas?',
    },
    return: {
      name: 'Rückgabe',
      asks: [
        { question: 'Das nehme ich gern auf. Was möchten Sie zurückgeben?' },
        {
          question: 'Warum möchten Sie es zurückgeben?',
          choices: [
            'Es passt nicht',
            'Es ist beschädigt',
            'Ich hatte etwas anderes bestellt',
            'Ich habe es mir anders überlegt',
          ],
          retry:
            'Bitte wählen Sie eines davon: Es passt nicht, Es ist beschädigt, Ich hatte etwas anderes bestellt, Ich habe es mir anders überlegt.',
        },
        {
          question: 'An welche E-Mail-Adresse dürfen wir schreiben?',
          retry: 'Das sieht nicht nach einer E-Mail-Adresse aus. Schreiben Sie sie bitte noch einmal?',
        },
      ],
    },
    'return-noted': {
      name: 'Rückgabe notiert',
      instructions:
        'Sagen Sie, dass die Rückgabe notiert ist und das Team den nächsten Schritt schreibt. Versprechen Sie nicht, dass sie angenommen wird.',
      says: 'Danke. Ich habe die Rückgabe für unser Team notiert: **{{return_item}}** ({{return_reason}}). Es prüft sie und schreibt an {{email}}, wie es weitergeht. Gibt es noch etwas?',
    },
    ticket: {
      name: 'Anfrage aufnehmen',
      asks: [
        { question: 'Das tut mir leid. Bitte beschreiben Sie das Problem in ein, zwei Sätzen.' },
        { question: 'Wie heißen Sie?' },
        {
          question: 'An welche E-Mail-Adresse dürfen wir schreiben?',
          retry: 'Das sieht nicht nach einer E-Mail-Adresse aus. Schreiben Sie sie bitte noch einmal?',
        },
      ],
    },
    'ticket-noted': {
      name: 'Anfrage notiert',
      instructions:
        'Wiederholen Sie das Problem in einem Satz, sagen Sie, dass das Team schreibt, und fragen Sie, ob es noch etwas gibt.',
      says: 'Danke, {{name}}. Ich habe das an unser Team weitergegeben: „{{problem}}“. Es schreibt an {{email}}. Gibt es ein weiteres Problem, beschreiben Sie es einfach hier. Gibt es noch etwas?',
    },
    person: {
      name: 'Übergabe',
      asks: [
        { question: 'Gern. Wie heißen Sie?' },
        {
          question: 'Unter welcher E-Mail-Adresse erreicht Sie unser Team?',
          retry: 'Das sieht nicht nach einer E-Mail-Adresse aus. Schreiben Sie sie bitte noch einmal?',
        },
      ],
    },
    'person-noted': {
      name: 'Übergeben',
      instructions:
        'Sagen Sie, dass das Team in diesen Chat gebeten wurde, und wie es antwortet, wenn niemand kommen kann.',
      says: 'Danke, {{name}}. Ich habe unser Team in diesen Chat gebeten. Kann niemand kommen, schreibt es an {{email}}.',
    },
    goodbye: {
      name: 'Verabschiedung',
      instructions: 'Danken Sie mit Namen, wenn Sie ihn kennen, und verabschieden Sie sich.',
      says: 'Danke für Ihre Nachricht. Einen schönen Tag noch!',
    },
  },
  phrases: {
    'where is my order': [
      'wo ist meine bestellung',
      'wo bleibt meine bestellung',
      'wo ist mein paket',
      'wo bleibt mein paket',
      'stand meiner bestellung',
      'status meiner bestellung',
      'sendung verfolgen',
      'paket verfolgen',
      'nicht angekommen',
      'noch nicht da',
      'nicht geliefert',
    ],
    'want to return': [
      'zurückgeben',
      'zurückschicken',
      'zurücksenden',
      'möchte umtauschen',
      'umtauschen',
      'bestellung zurück',
    ],
    'report a problem': [
      'problem melden',
      'ein problem',
      'eine beschwerde',
      'mich beschweren',
      'reklamieren',
      'reklamation',
      'ist kaputt',
      'ist defekt',
      'funktioniert nicht',
      'geht nicht',
    ],
  },
  sentences: {
    'The customer asks about the delivery status of an order that they placed already.':
      'Jemand fragt nach dem Stand der Lieferung einer Bestellung, die schon aufgegeben ist.',
    'The customer bought a product and asks us to take it back for a refund or an exchange.':
      'Jemand hat ein Produkt gekauft und bittet uns, es gegen Geld oder ein anderes zurückzunehmen.',
    'The customer complains that something they bought fails or is damaged.':
      'Jemand beschwert sich, dass etwas Gekauftes versagt oder beschädigt ist.',
  },
}
