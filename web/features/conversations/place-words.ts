export const conversationPlaceWords = {
  chats: 'Chats',
  goTo: 'Go to chats',
} as const
