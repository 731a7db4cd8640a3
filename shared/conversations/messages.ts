import { textsOf } from '#shared/text'

/** The product's own messages in and about conversations. Screens translate them. */
export const conversationMessages = {
  /** Committed as the reply when no model could answer; it costs nothing. */
  apology: 'Sorry, I could not answer just now. Nothing was charged. Please try again in a moment.',
  /** Committed once when the loop detector stops a conversation; it costs nothing. */
  paused: 'This conversation is going in circles, so I am taking a short break. Please write again in a few minutes.',
  /** To a visitor who asked for a person, whom the team was asked to join. */
  teamAsked: 'I have asked our team to join this chat. You can write here what it is about.',
  /** To a visitor who asked for a person while none is there; an owner can have their own words for it. */
  teamAway:
    'Our team is not here right now. Write your message and how we can reach you in this chat, and we will answer.',
  /** To a visitor who adds to a left message what the agent knows nothing about. */
  noted: 'I have added this to your message for our team.',
  /** The step shown while a visitor waits for the first delta. */
  reading: (title: string) => `Reading ${title}`,
  ended: 'This conversation has ended. Please start a new one.',
  answering: 'An answer is being written. Please try again.',
  nothingWritten: 'Please write a message.',
  tooLong: 'A message can have up to 4,000 characters.',
  limitReached: 'This conversation has reached its limit. Please start a new one.',
  notFound: 'There is no such conversation.',
  wrongOrigin: 'This agent does not answer on this website.',
  tooManyStarts: 'Too many conversations were started from here. Please try again later.',
  tooManyMessages: 'Too many messages were sent. Please wait before you send this one again.',
  notVerified: 'This visitor could not be verified. Check the hash and the secret it was made with.',
  connectionLost: 'The connection was interrupted. Your message is safe.',
  /** Notices in a conversation. */
  notices: {
    requested: 'A teammate was requested. The agent waits.',
    withdrawn: 'Back with the agent.',
    joined: (name: string) => `${name} joined. The agent is listening only.`,
    returned: (name: string) => `${name} has left the conversation. The agent answers again.`,
    ended: (name: string) => `${name} ended the conversation.`,
    /** To members only. */
    refused: 'Messages were refused because there were too many.',
    left: 'The visitor left a message for the team.',
  },
  /** A member without a known name. */
  team: 'The team',
  fieldChanged: 'This was changed in the meantime. Look at the new value, then edit it again.',
  tooManyFields: 'A conversation can have up to 60 edited fields.',
  takenOver: (name: string) => `${name} has taken over this conversation.`,
  windowShut:
    'WhatsApp delivers no free words any more: the visitor last wrote more than 24 hours ago. Send an approved template, and answer once they write back.',
  windowShutForDays:
    'This channel delivers nothing any more: the visitor last wrote more than 7 days ago. They have to write again first.',
  nothingToResend: 'This message is not waiting to be sent again.',
  mayArriveTwice: 'It is not known whether this message arrived. Sent again, it may arrive twice.',
  takeOverFirst: 'Take over the conversation before you write in it.',
  noHandoffInDemo: 'This is a demo: no one is there to take over.',
  tooManyRequests: 'Please wait a few minutes before asking again.',
  ratingClosed: 'A rating can be changed for one day.',
  nothingToRate: 'There is nothing to rate yet.',
} as const

export const conversationText = /* @__PURE__ */ textsOf('conversations', conversationMessages)
