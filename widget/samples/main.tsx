import { createRoot } from 'react-dom/client'
import type { SamplesDraft } from '#shared/agents/part-samples'
import { widgetMessages } from '#shared/conversations/widget-messages'
import type { WidgetWords } from '#shared/conversations/widget-words'
import { loadFont } from '#widget/chat/load-font.ts'
import { room } from '#widget/chat/room.ts'
import { languageOf } from '#widget/language-of.ts'
import { loadWords } from '#widget/load-words.ts'
import { Words } from '#widget/parts/words.ts'
import { Sample } from './sample.tsx'
import samplesCss from './samples.css'
import type { SamplesModule } from './samples-window.ts'

const around = new CSSStyleSheet()
around.replaceSync(samplesCss)

/** A draft without the owner's rules: only when something else of it changes are the samples drawn anew. */
const restOf = ({ agent, ...draft }: SamplesDraft) =>
  JSON.stringify({ ...draft, agent: { ...agent, ADVANCED_customCSS: '' } })

export const mountSamples: SamplesModule['mountSamples'] = (tell) => {
  let shown: { readonly rest: string; readonly own: CSSStyleSheet | undefined; readonly leave: () => void } | undefined
  const watch = new ResizeObserver(([entry]) => {
    const { width, height } = entry?.contentRect ?? document.body.getBoundingClientRect()
    tell({ type: 'vg-samples', is: 'sized', width: Math.ceil(width), height: Math.ceil(height) })
  })

  const draw = (draft: SamplesDraft) => {
    const { agent, samples, begin, tokens, isDark } = draft
    const lang = languageOf(agent.lang, navigator.language)
    const { documentElement } = document
    documentElement.style.colorScheme = isDark ? 'dark' : 'light'
    for (const [name, value] of Object.entries(tokens)) documentElement.style.setProperty(`--page-${name}`, value)
    const { element, leave } = room(
      { agent, config: { ID: agent.ID, region: agent.region }, parent: document.body },
      lang,
    )
    const root = element.getRootNode() as ShadowRoot
    const own = root.adoptedStyleSheets.at(-1)
    // before the owner's rules, as the chat's own
    root.adoptedStyleSheets.splice(1, 0, around)
    element.classList.add('samples')
    watch.observe(element)
    loadFont(agent.fontFamily, element)
    const screen = createRoot(element)
    const render = (words: WidgetWords = widgetMessages) =>
      screen.render(
        <Words.Provider value={words}>
          {samples.map((sample) => (
            <Sample
              key={sample.label}
              agent={agent}
              sample={sample}
              lang={lang.tag}
              begin={begin}
              choose={(name) => tell({ type: 'vg-samples', is: 'chosen', name })}
            />
          ))}
        </Words.Provider>,
      )
    render()
    void loadWords(lang.tag)?.then((words) => words && render(words))
    return {
      rest: restOf(draft),
      own,
      leave: () => {
        watch.unobserve(element)
        screen.unmount()
        leave()
      },
    }
  }

  return (draft) => {
    if (shown?.rest === restOf(draft)) shown.own?.replaceSync(draft.agent.ADVANCED_customCSS ?? '')
    else {
      const last = shown
      shown = draw(draft)
      last?.leave()
    }
  }
}
