interface NodeWords {
  readonly name: string
  readonly instructions?: string
  readonly says?: string
  readonly asks?: readonly {
    readonly question: string
    readonly retry?: string
    readonly choices?: readonly string[]
  }[]
  readonly buttons?: readonly Button[]
  readonly cards?: readonly (Button & { readonly title: string; readonly text: string })[]
}

interface Button {
  readonly label: string
  /** What pressing it says in the visitor's name. */
  readonly says: string
}

/** The texts of a template in another language; `nodes` by their ids. */
export interface TemplateWords {
  readonly description: string
  readonly proactiveMessage: string
  readonly systemPrompt: string
  readonly nodes: Readonly<Record<string, NodeWords>>
  /** What visitors say, by the first of the English phrases that it stands for. */
  readonly phrases: Readonly<Record<string, readonly string[]>>
  /** What a model judges, by the English sentence. */
  readonly sentences: Readonly<Record<string, string>>
}

/** By the templates' keys. The blank one is translated by the starter's words. */
export type TranslatedTemplates = Readonly<Record<string, TemplateWords>>
