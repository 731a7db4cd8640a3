import type { Verb } from '#lib/http/api'
import { chatLanguageCodes, languageName } from '#shared/agents/chat-languages'
import type { agents as routes } from '#shared/agents/routes'

/** The languages that an agent can be set to, the automatic choice first. */
export const listLanguages: Verb<typeof routes, 'GET /public/translate'> = async () => ({
  success: true,
  languages: [
    { language: 'automatic', name: 'Automatic' },
    ...chatLanguageCodes.map((language) => ({ language, name: languageName(language) })),
  ],
})
