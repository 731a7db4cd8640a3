import { createRoot } from 'react-dom/client'
import type { SamplesDraft } from '#shared/conversations/preview/part-samples'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import { createChatRoot } from '#widget/chat/theme/create-chat-root.ts'
import { loadFont } from '#widget/chat/theme/load-font.ts'
import { languageOf } from '#widget/language/language-of.ts'
import { loadWords } from '#widget/language/load-words.ts'
import { Words } from '#widget/language/words.ts'
import { measureContrast } from './measure-contrast.ts'
import { Sample } from './sample.tsx'
import samplesCss from './samples.css'
import type { SamplesModule } from './samples-module.ts'

/** After this pause, samples and fonts are drawn. */
const DRAWN_MS = 80

const samplesSheet = new CSSStyleSheet()
samplesSheet.replaceSync(samplesCss)

/** A draft without the owner's CSS: the samples are redrawn only when something else changes. */
const redrawKey = ({ agent, ...draft }: SamplesDraft) =>
  JSON.stringify({ ...draft, agent: { ...agent, ADVANCED_customCSS: '' } })

interface Shown {
  readonly rest: string
  readonly root: ShadowRoot
  /** The sheet with the owner's rules, and these rules. */
  readonly own: CSSStyleSheet | undefined
  readonly css: string
  readonly leave: () => void
}

/** What the owner's rules made hard to read: it was easier without them. */
const faintBy = ({ root, own, css }: Shown) => {
  if (!own || css === '') return []
  own.replaceSync('')
  const before = new Map(measureContrast(root).map(({ name, kind, ratio }) => [`${name} ${kind}`, ratio]))
  own.replaceSync(css)
  return measureContrast(root).filter(
    ({ name, kind, ratio }) => ratio < (before.get(`${name} ${kind}`) ?? Number.POSITIVE_INFINITY) - 0.05,
  )
}

export const mountSamples: SamplesModule['mountSamples'] = (report) => {
  let shown: Shown | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const measureLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => shown && report({ type: 'vg-samples', is: 'measured', faint: faintBy(shown) }), DRAWN_MS)
  }
  const watch = new ResizeObserver(([entry]) => {
    const { width, height } = entry?.contentRect ?? document.body.getBoundingClientRect()
    report({ type: 'vg-samples', is: 'sized', width: Math.ceil(width), height: Math.ceil(height) })
    measureLater()
  })

  const draw = (draft: SamplesDraft): Shown => {
    const { agent, samples, begin, tokens, isDark } = draft
    const lang = languageOf(agent.lang, navigator.language)
    const { documentElement } = document
    documentElement.style.colorScheme = isDark ? 'dark' : 'light'
    for (const [name, value] of Object.entries(tokens)) documentElement.style.setProperty(`--page-${name}`, value)
    const { element, remove } = createChatRoot(
      { agent, config: { ID: agent.ID, region: agent.region }, parent: document.body },
      lang,
    )
    const root = element.getRootNode() as ShadowRoot
    const own = root.adoptedStyleSheets.at(-1)
    // before the owner's rules, as the chat's own
    root.adoptedStyleSheets.splice(1, 0, samplesSheet)
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
              choose={(name) => report({ type: 'vg-samples', is: 'chosen', name })}
            />
          ))}
        </Words.Provider>,
      )
    render()
    void loadWords(lang.tag)?.then((words) => words && render(words))
    return {
      rest: redrawKey(draft),
      root,
      own,
      css: draft.agent.ADVANCED_customCSS ?? '',
      leave: () => {
        watch.unobserve(element)
        screen.unmount()
        remove()
      },
    }
  }

  return (draft) => {
    if (shown?.rest === redrawKey(draft)) {
      shown = { ...shown, css: draft.agent.ADVANCED_customCSS ?? '' }
      shown.own?.replaceSync(shown.css)
    } else {
      const last = shown
      shown = draw(draft)
      last?.leave()
    }
    measureLater()
  }
}
