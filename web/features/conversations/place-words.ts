export const conversationPlaceWords = {
  chats: 'Chats',
  waiting: '{count, plural, one {# waits for the team} other {# wait for the team}}',
  manyWaiting: 'More than {most} wait for the team',
  goTo: 'Go to chats',
} as const
