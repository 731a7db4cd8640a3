/** Settings of an agent without any limit but these. */
export const spendGuards = (guards: object) => ({
  security: {
    allowedOrigins: [],
    spendGuards: {
      perConversation: 0,
      perVisitorPerDay: 0,
      perDay: 0,
      turnsPerConversation: 0,
      alertAt: [],
      isStopped: false,
      ...guards,
    },
  },
})
