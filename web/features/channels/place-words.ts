export const channelPlaceWords = {
  channels: 'Channels',
  goTo: 'Go to channels',
  metaPages: 'Meta Pages',
  whatsapp: 'WhatsApp',
} as const
