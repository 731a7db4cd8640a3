import { describe, expect, it } from 'vitest'
import type { ModelRequest, ModelSource } from '#functions/models/language-model.port'
import { offlineReply } from '#functions/models/offline/offline-reply'
import { offlineMessages } from '#shared/models/offline-messages'

const source = (n: number, title: string, text: string, score: number): ModelSource => ({
  n,
  title,
  heading: '',
  text,
  score,
  url: `https://club.example/${n}`,
})

const ask = (question: string, sources: readonly ModelSource[]) => {
  const request: ModelRequest = {
    model: 'offline',
    system: '',
    messages: [{ role: 'user', text: question }],
    sources,
    isKnowledgeOnly: true,
    node: { name: 'Answer', instructions: '' },
    variables: {},
    tools: [],
    temperature: 0,
    maxOutputTokens: 1024,
    signal: new AbortController().signal,
  }
  return offlineReply(request)
}

const crane = source(1, 'The crane', 'The crane lifts boats. Book the crane three days ahead.', 0.4)
const hall = source(2, 'Winter storage', 'Boats stay in the hall from October to April.', 0.35)

describe('a question whose sources are near but not sure', () => {
  it('gets the nearest passage with its title and source, and counts as unanswered', () => {
    expect(ask('How do I book the crane?', [crane])).toEqual({
      text: 'I’m not sure. The nearest I have is “The crane”: Book the crane three days ahead. [1]',
      citedSources: [1],
      isUnanswered: true,
    })
  })

  it('gets one passage of each page, best first', () => {
    const { text, citedSources } = ask('When do boats go into the hall, and who may book the crane?', [
      hall,
      crane,
      { ...hall, n: 3 },
    ])
    expect(citedSources).toEqual([2, 1])
    expect(text.split('\n\n')).toHaveLength(2)
  })

  it.each([
    ['Wie reserviere ich den Kran?', 'de', 'Der Kran', 'Den Kran reserviert man drei Tage vorher.'],
    ['Comment réserver la grue ?', 'fr', 'La grue', 'Il faut réserver la grue trois jours avant.'],
    ['¿Cómo se reserva la grúa?', 'es', 'La grúa', 'La grúa se reserva tres días antes.'],
    ['Come si prenota la gru?', 'it', 'La gru', 'La gru si prenota tre giorni prima.'],
    ['Como se reserva a grua?', 'pt', 'A grua', 'A grua reserva-se três dias antes.'],
  ] as const)('is told so in the visitor’s language: %s', (question, language, title, sentence) => {
    const { text, isUnanswered } = ask(question, [source(1, title, sentence, 0.3)])
    expect(text).toContain(offlineMessages[language].unsure.replace('{nearest}', ''))
    expect(text).toContain(title)
    expect(text).toContain(`${sentence} [1]`)
    expect(isUnanswered).toBe(true)
  })

  it('gets a list or code in lines of its own', () => {
    const settings = source(1, 'Settings', 'Run this once:\nclub reset --hard;\nclub start;', 0.4)
    expect(ask('How do I reset the club hard?', [settings]).text).toContain(
      '\n```\nclub reset --hard;\nclub start;\n```',
    )
  })
})

describe('a question that gets "I don’t know" and no pointer', () => {
  const unknown = (language: 'en') => offlineMessages[language].unknown.split('{handoff}')[0] ?? ''

  it.each([
    ['whose sources are not even near', 'How do I book the crane?', [{ ...crane, score: 0.05 }]],
    ['about a name that no source contains', 'How do I book the crane CR-900?', [crane]],
    ['of which no passage contains enough', 'Which unicorns and dragons live here?', [crane]],
  ])('is one %s', (_, question, sources) => {
    const { text, citedSources, isUnanswered } = ask(question, sources)
    expect(text).toContain(unknown('en'))
    expect(citedSources).toEqual([])
    expect(isUnanswered).toBe(true)
  })
})
