import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { productName } from '#shared/notifications/product-name'
import { regionNames } from '#shared/regions'

const at = (path: string): URL => new URL(`../${path}`, import.meta.url)
const read = (path: string): string => readFileSync(at(path), 'utf8')

const stages = ['stage1', 'stage2', 'stage3', 'stage4', 'stage5'] as const
/** The loading screen's first step, in percent (shell/states/loading-progress.ts). */
const FIRST_PERCENT = 8

type Words = Readonly<Record<string, string>>

/** A text in both languages; `theme.js` names the page's. */
const inBoth = (english: Words, german: Words, id: string): string =>
  `<span lang="en">${english[id]}</span><span lang="de">${german[id]}</span>`

const mark = '<span class="vg-first__mark"></span>'
const left = (percent: number): string => `style="inset-inline-start:${percent}%"`

const loadingScreen = (text: (id: string) => string): string =>
  [
    '<div class="vg-first vg-first--loading"><div class="vg-loading">',
    `<p class="vg-first__brand">${mark}${productName}`,
    ...regionNames.map((name) => `<span class="vg-first__region" data-region="${name}">${name.toUpperCase()}</span>`),
    `</p><p class="vg-loading__title">${text('loadingTitle')}</p><p class="vg-first__stage">${text('stage1')}</p>`,
    `<div class="vg-loading__line"><div class="vg-loading__fill" style="width:${FIRST_PERCENT}%"></div>`,
    ...stages.map(
      (_, index) => `<span class="vg-loading__node"${index ? '' : ' data-done'} ${left(index * 25)}></span>`,
    ),
    `<span class="vg-loading__head" ${left(FIRST_PERCENT)}></span></div><ol class="vg-loading__stages">`,
    ...stages.map((id, index) => `<li${index ? '' : ' aria-current="step"'} ${left(index * 25)}>${text(id)}</li>`),
    '</ol><p class="vg-first__foot"></p></div></div>',
  ].join('')

const frame =
  '<div class="vg-first vg-first--frame"><div class="vg-first__top"></div><div class="vg-first__side"></div><div class="vg-first__bar"></div><div class="vg-first__block"></div></div>'

const styles = (): string => {
  const fonts = read('styles/fonts.css').replace(/@import[^;]*;/g, '')
  const css = `${fonts}@layer theme{${read('styles/product.css')}${read('styles/tokens.css')}}${read('build/first-paint.css')}${read('shell/states/loading-screen.css')}`
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
}

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * What a page draws before any script or style sheet is there: the loading screen, or the frame, from the same words, tokens and
 * styles that the shell draws them with, as markup and inline styles (the policy allows no inline script). The style sheet moves
 * behind it: in the head it would hold the paint back, while scripts wait for it wherever it is.
 */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const [{ shellWords }, { words }] = await Promise.all([
        import(at('shell/words.ts').href),
        import(at('shell/words.de.ts').href),
      ])
      const screens = `${loadingScreen((id) => inBoth(shellWords, words, id))}${frame}<div class="vg-first vg-first--mark">${mark}</div>`
      const sheets = html.match(SHEET)?.join('') ?? ''
      return html
        .replace(SHEET, '')
        .replaceAll('%PRODUCT_NAME%', productName)
        .replace('</head>', () => `<style>${styles()}</style></head>`)
        .replace('<div id="root"></div>', (root) => `${root}${screens}${sheets}`)
    },
  },
})
