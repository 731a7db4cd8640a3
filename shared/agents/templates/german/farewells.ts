/** How visitors end a conversation. */
export const farewells: readonly string[] = [
  'tschüss',
  'tschüs',
  'auf wiedersehen',
  'wiedersehen',
  'bis bald',
  'bis dann',
  'ciao',
  'nein danke',
  'das war alles',
  'das wars',
  'das war’s',
  'nichts weiter',
  'nichts mehr',
  'schönen tag noch',
  'schönen abend noch',
  'mach’s gut',
]
