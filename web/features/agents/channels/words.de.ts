import type { t } from '#web/features/agents/channels/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  discord: 'Discord',
  instagram: 'Instagram',
  messenger: 'Messenger',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  title: 'In Kanälen anders dargestellt',
  fact: 'Das hindert Sie nicht am Veröffentlichen. Besucher dort sehen stattdessen Folgendes.',
  greeting: 'Begrüßung',
  untitled: 'Unbenannt',
  words: 'Exakter Wortlaut',
  ask: 'Frage {n}',
  'part.buttons': 'Schaltflächen',
  'part.carousel': 'Karten',
  'part.form': 'Formular',
  'part.image': 'Bild',
  'part.video': 'Video',
  list: '{most} Schaltflächen passen, daher werden diese {count} zu einer Liste.',
  numbered:
    '{most} Schaltflächen passen, daher werden diese {count} zu einer Liste, auf die Besucher mit der Nummer antworten.',
  noButtons: 'Nur Antworten auf /ask haben Schaltflächen. Sonst antworten Besucher mit der Nummer einer Liste.',
  alikeList:
    'Beschriftungen werden auf {most} Zeichen gekürzt und sähen gleich aus, daher werden diese Schaltflächen zu einer Liste.',
  alikeNumbered:
    'Beschriftungen werden auf {most} Zeichen gekürzt und sähen gleich aus, daher antworten Besucher mit der Nummer einer Liste.',
  label: 'Schaltfläche „{label}“ hat {length} Zeichen, {most} passen: Sie wird zu „{cut}“ gekürzt.',
  page: 'Schaltfläche „{label}“ öffnet eine Seite, daher wird sie zu einem Link im Text.',
  cards: '{most} Karten passen, daher {count, plural, one {wird eine Karte} other {werden # Karten}} zu einer Liste.',
  cardTexts:
    '{count, plural, one {Der Text einer Karte ist} other {Die Texte von # Karten sind}} länger als {most} Zeichen: Der Rest wird abgeschnitten.',
  cardImages:
    'Nur Bilder mit {endings} werden gezeigt, daher {count, plural, one {hat eine Karte} other {haben # Karten}} einen Link.',
  image: 'Nur Bilder mit {endings} werden gezeigt, daher wird dieses zu einem Link.',
  video: 'Videos werden zu Links.',
  form: 'Hier gibt es keine Formulare, daher {count, plural, one {wird das Feld} other {werden die # Felder einzeln}} abgefragt.',
  longCharacters: '{length, number} Zeichen, {most, number} passen in eine Nachricht: Es werden mehrere.',
  longBytes: '{length, number} Bytes, {most, number} passen in eine Nachricht: Es werden mehrere.',
} as const satisfies Translated<typeof t>
