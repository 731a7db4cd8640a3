import { ASK, QUESTION } from './interaction.ts'
import { visitorWords } from './visitor-words.ts'

// What Discord wants within three seconds:
// https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object

/** https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-interaction-callback-type */
const callback = { pong: 1, message: 4, deferred: 5, choices: 8, form: 9 } as const
/** Only who asked sees it: https://docs.discord.com/developers/resources/message#message-object-message-flags */
const EPHEMERAL = 64
/** https://docs.discord.com/developers/components/reference#component-object-component-types */
const LABEL = 18
const TEXT_INPUT = 4
const PARAGRAPH = 2
/** The most that a text input takes, and no more than an agent is given (MAX_MESSAGE_CHARACTERS, whose module is too large for a hook). */
const MOST_CHARACTERS = 4000

export const pong = { type: callback.pong }

/** "… is thinking": the answer follows by an edit, within fifteen minutes. */
export const deferred = { type: callback.deferred }

export const noChoices = { type: callback.choices, data: { choices: [] } }

/** A sentence of the product's own. */
export const sentence = (content: string) => ({
  type: callback.message,
  data: { content, flags: EPHEMERAL, allowed_mentions: { parse: [] } },
})

/** Asks for the words that `/ask` was used without; possible at once only, never after a deferred answer. */
export const questionForm = (language: string | undefined) => {
  const { title, label } = visitorWords(language)
  const component = {
    type: TEXT_INPUT,
    custom_id: QUESTION,
    style: PARAGRAPH,
    required: true,
    max_length: MOST_CHARACTERS,
  }
  return { type: callback.form, data: { custom_id: ASK, title, components: [{ type: LABEL, label, component }] } }
}
