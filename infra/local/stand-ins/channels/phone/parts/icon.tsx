/** Strokes on a 24 x 24 field (after Lucide, ISC). */
const strokes = {
  back: 'm15 18-6-6 6-6',
  send: 'm22 2-7 20-4-9-9-4zM22 2 11 13',
  clip: 'm21 11-9 9a6 6 0 0 1-8.5-8.5L12 3a4 4 0 1 1 6 6l-8.5 8.5a2 2 0 0 1-3-3L15 6',
  mic: 'M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3M19 10v2a7 7 0 0 1-14 0v-2m7 9v3',
  stop: 'M7 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
  photo:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m16 12-5-5L5 21M8.5 7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
  file: 'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zm0 0v6h6',
  pin: 'M20 10c0 6-8 12-8 12s-8-6-8-12a8 8 0 0 1 16 0M12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  star: 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z',
  pencil: 'M12 20h9M16.5 3.5a2.1 2.1 0 0 1 3 3L7 19l-4 1 1-4z',
  bin: 'M3 6h18M8 6V4h8v2m3 0-1 14H6L5 6',
  more: 'M12 6a1 1 0 1 0 0-2 1 1 0 0 0 0 2m0 7a1 1 0 1 0 0-2 1 1 0 0 0 0 2m0 7a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
  reply: 'm9 14-5-5 5-5M4 9h10a6 6 0 0 1 6 6v4',
  plus: 'M12 5v14M5 12h14',
  x: 'M18 6 6 18M6 6l12 12',
  copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1M4 15V5a1 1 0 0 1 1-1h10',
  moon: 'M21 12.8A9 9 0 1 1 11.2 3a7 7 0 0 0 9.8 9.8',
  in: 'M12 5v14m-6-6 6 6 6-6',
  out: 'M12 19V5m-6 6 6-6 6 6',
  link: 'M7 17 17 7M8 7h9v9',
  slash: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4m7 4-4 10',
  keys: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M6 9h.01M10 9h.01M14 9h.01M18 9h.01M8 15h8',
  tick: 'm5 12 5 5L20 7',
  ticks: 'm1 12 5 5L16 7m-4 9 1 1L23 7',
  telegram: 'm22 3-9.5 18-2.5-8-8-2.5zM10 13l5-5',
  whatsapp:
    'M21 11.5a8.5 8.5 0 0 1-12.4 7.6L3 21l1.9-5.6A8.5 8.5 0 1 1 21 11.5M9 8c0 4 3 7 7 7l.5-2-2.2-.8-1 1a5 5 0 0 1-2.5-2.5l1-1L11 7.5z',
  discord:
    'M8 6c-2 .3-3.4 1-4 1.5C2.5 10 2 13 2.5 17c1.5 1.3 3 2 4.5 2l1-2m8-11c2 .3 3.4 1 4 1.5 1.5 2.5 2 5.5 1.5 9.5-1.5 1.3-3 2-4.5 2l-1-2M6.5 16c3.5 1.7 7.5 1.7 11 0M8 6c2.6-.5 5.4-.5 8 0M9 11.5v1m6-1v1',
  messenger:
    'M12 3c5.2 0 9 3.7 9 8.5S17.2 20 12 20a11 11 0 0 1-2.7-.3L6.5 21v-2.8A8.2 8.2 0 0 1 3 11.5C3 6.700 6.800 3 12 3M7 13.5l3.5-3.5 3 2.5L17 9.5',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8m5-1.5h.01',
} as const

export type IconName = keyof typeof strokes

/** A decoration: its meaning is always in a text beside it or in the control's name. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={strokes[name]} />
  </svg>
)
