/** The product's own replies, as members read them; the test chat shows them as a visitor reads them. */
export const transcriptWords = {
  asVisitorRead: 'As the visitor read it',
  'product.apology': 'Sorry, I could not answer just now. Please try again in a moment.',
  'product.paused':
    'This conversation is going in circles, so I am taking a short break. Please write again in a few minutes.',
  'product.noHandoffInDemo': 'This is a demo: no one is there to take over.',
  'product.teamAsked': 'I have asked our team to join this chat. You can write here what it is about.',
  'product.teamAway':
    'Our team is not here right now. Write your message and how we can reach you in this chat, and we will answer.',
  'product.noted': 'I have added this to your message for our team.',
} as const
