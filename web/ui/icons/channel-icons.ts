import { createLucideIcon } from 'lucide-react'

/** Outlines in Lucide's field and strokes, in one colour, so that no brand of an agency's clashes with them. Telegram's is Lucide's own paper plane. */
export const WhatsAppIcon = createLucideIcon('whatsapp', [
  ['path', { d: 'M12 3a9 9 0 1 1-4.4 16.8L3 21l1.2-4.6A9 9 0 0 1 12 3', key: 'bubble' }],
  ['path', { d: 'M9 8.5c-.3 3.7 2.8 6.8 6.5 6.5l.5-2-2.2-.8-1 1a5 5 0 0 1-2-2l1-1L11 8z', key: 'receiver' }],
])

export const MessengerIcon = createLucideIcon('messenger', [
  [
    'path',
    {
      d: 'M12 3c5.2 0 9 3.7 9 8.3s-3.8 8.2-9 8.2a10 10 0 0 1-2.7-.4L6 21v-3.2a8 8 0 0 1-3-6.5C3 6.7 6.8 3 12 3',
      key: 'bubble',
    },
  ],
  ['path', { d: 'm7.5 13.5 3-3.5 3 2.5 3-3.5', key: 'bolt' }],
])

export const InstagramIcon = createLucideIcon('instagram', [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5', key: 'body' }],
  ['circle', { cx: '12', cy: '12', r: '4', key: 'lens' }],
  ['path', { d: 'M17 7h.01', key: 'light' }],
])

export const DiscordIcon = createLucideIcon('discord', [
  [
    'path',
    {
      d: 'M8.5 5.5C6.5 6 5 6.7 4.5 7.2 2.5 10 2 13.5 2.5 17c1.5 1.2 3.2 1.9 4.7 2l1.3-2.3m7-11.2c2 .5 3.5 1.2 4 1.7 2 2.8 2.5 6.3 2 9.8-1.5 1.2-3.2 1.9-4.7 2l-1.3-2.3',
      key: 'sides',
    },
  ],
  ['path', { d: 'M8.5 5.5a16 16 0 0 1 7 0M6.5 16c3.5 1.7 7.5 1.7 11 0M9 11.5v.5m6-.5v.5', key: 'face' }],
])
