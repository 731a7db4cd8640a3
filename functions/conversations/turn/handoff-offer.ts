import { messageWords } from '#features/models'
import type { UiPart } from '#shared/agents/schema'
import { firstCharacters } from '#shared/models/first-characters'

/** A button's longest label. */
const MAX_LABEL = 40

/**
 * The handoff button under the reply to a visitor who asks for a person, and under one that is unsure or does not know, where
 * the agent offers handoff. Its label is the agent's own: pressing it requests the handoff, or sends the label as a message in
 * older widgets, which has the same effect.
 */
export const handoffOffer = async (
  message: string,
  title: string,
  isUnanswered: boolean,
  language?: string,
): Promise<readonly UiPart[]> =>
  title.trim() !== '' && (isUnanswered || (await messageWords()).smallTalkOf(message, title) === 'person')
    ? [
        {
          kind: 'buttons',
          buttons: [{ label: firstCharacters(await labelIn(title, language), MAX_LABEL), says: title.trim() }],
        },
      ]
    : []

/** The product's own label is in the language of the reply above the button; what it says stays, since the widget knows it by that. */
const labelIn = async (title: string, language: string | undefined): Promise<string> =>
  language === undefined
    ? title.trim()
    : (await import('#functions/conversations/language/starter-texts')).handoffTitleIn(language, title.trim())
