/** Strokes on a 24 x 24 field (after Lucide, ISC). */
const strokes = {
  x: 'M18 6 6 18M6 6l12 12',
  down: 'm6 9 6 6 6-6',
  up: 'M12 19V5m-7 7 7-7 7 7',
  back: 'm15 18-6-6 6-6',
  on: 'm9 18 6-6-6-6',
  look: 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16m10 18-4.3-4.3',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m16 12-5-5L5 21M8.5 7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
  play: 'm7 4 13 8-13 8z',
  chat: 'M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6l-4 4v-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3m6 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  phone:
    'M21 11.5a8.5 8.5 0 0 1-12.4 7.6L3 21l1.9-5.6A8.5 8.5 0 1 1 21 11.5M9 8c0 4 3 7 7 7l.5-2-2.2-.8-1 1a5 5 0 0 1-2.5-2.5l1-1L11 7.5z',
  more: 'M6 12a1 1 0 1 0-2 0 1 1 0 0 0 2 0m7 0a1 1 0 1 0-2 0 1 1 0 0 0 2 0m7 0a1 1 0 1 0-2 0 1 1 0 0 0 2 0',
  again: 'M3 12a9 9 0 1 0 2.6-6.4L3 8m0-5v5h5',
  save: 'M12 3v12m-5-5 5 5 5-5M5 21h14',
  bin: 'M3 6h18M8 6V4h8v2m3 0-1 14H6L5 6',
  clip: 'm21 11-9 9a6 6 0 0 1-8.5-8.5L12 3a4 4 0 1 1 6 6l-8.5 8.5a2 2 0 0 1-3-3L15 6',
  stop: 'M7 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
} as const

export type IconName = keyof typeof strokes

interface IconProps {
  readonly name: IconName
  readonly isFilled?: boolean
}

/** A decoration: its meaning is always in a text beside it or in the control's name. */
export const Icon = ({ name, isFilled = false }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={strokes[name]} />
  </svg>
)
